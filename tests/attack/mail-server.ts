import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** @param options.refused mails that contain this text are permanently refused */
export async function startMailServer({ refused }: { refused?: string } = {}) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    async onData(stream, _, answer) {
      const mail = await text(stream)
      const isRefused = refused !== undefined && mail.includes(refused)
      answer(isRefused ? Object.assign(new Error('No'), { responseCode: 550 }) : undefined)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_TO: 'team@tecto.example', MAIL_DIGEST: 'off' },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
