import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface MailboxOptions {
  /** Who may send; anyone by default. */
  account?: { user: string; password: string }
}

/** A mail server with one mailbox. */
export interface Mailbox {
  port: number
  /** Received mails, the oldest first. */
  mails: Email[]
  recipients: string[][]
  /** The name with which the last sender greeted. */
  greeting?: string
  /** The number of attempted deliveries. */
  attempts: number
  /** The SMTP status with which mails are rejected; undefined if they are accepted. */
  refuseWith?: number
  /** The server's message when it rejects a mail. */
  refusal?: string
  /** The SMTP status with which a recipient is rejected. */
  refusedRecipients: Record<string, number>
  /** A promise that delays a mail, given the number of earlier ones. */
  waitFor?: (taken: number) => Promise<unknown> | undefined
  close: () => Promise<void>
}

export async function openMailbox({ account }: MailboxOptions = {}): Promise<Mailbox> {
  const server = new SMTPServer({
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _, answer) {
      if (username === account?.user && password === account?.password) answer(null, { user: username })
      else answer(new Error('Wrong password'))
    },
    onMailFrom(_, { hostNameAppearsAs }, answer) {
      mailbox.attempts += 1
      mailbox.greeting = hostNameAppearsAs
      const { refuseWith: responseCode, refusal = 'Not now' } = mailbox
      answer(responseCode ? Object.assign(new Error(refusal), { responseCode }) : undefined)
    },
    onRcptTo({ address }, _, answer) {
      const responseCode = mailbox.refusedRecipients[address]
      answer(responseCode ? Object.assign(new Error('Not this one'), { responseCode }) : undefined)
    },
    onData(stream, { envelope }, answer) {
      void (async () => {
        const bytes = await buffer(stream)
        await mailbox.waitFor?.(mailbox.mails.length)
        mailbox.mails.push(await PostalMime.parse(bytes))
        mailbox.recipients.push(envelope.rcptTo.map(({ address }) => address))
        answer()
        // A sender that is killed leaves half a mail.
      })().catch(answer)
    },
  })
  greetAtOnce(server)
  // A sender that is killed leaves a broken connection.
  server.on('error', () => {})
  const mailbox: Mailbox = {
    port: 0,
    mails: [],
    recipients: [],
    refusedRecipients: {},
    attempts: 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mailbox.port = (server.server.address() as AddressInfo).port
  onTestFinished(mailbox.close)
  return mailbox
}

/** Skips the 0.1 s delay before the greeting, which is meant to detect bots. */
function greetAtOnce({ connections }: SMTPServer): void {
  connections.add = (connection: { connectionReady: () => void }) => {
    setImmediate(connection.connectionReady.bind(connection))
    connection.connectionReady = () => {}
    return Set.prototype.add.call(connections, connection)
  }
}

export function forwardingTo({ port }: { port: number }, credentials = '') {
  return {
    smtpUrl: `smtp://${credentials}127.0.0.1:${port}`,
    to: ['vendas@tecto.example'],
    from: 'site@tecto.example',
  }
}
