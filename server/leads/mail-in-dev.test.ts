import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { forwardingTo, openMailbox } from '../../tests/server/fakes/mailbox.ts'
import { muteConsole } from '../../tests/server/fakes/mute-console.ts'
import { sendTo, serveListener, storedIn } from '../../tests/server/mail-client.ts'
import { landingLead } from '../../tests/server/sample-leads.ts'
import { readSettings } from '../settings.ts'
import { mailInDev } from './mail-in-dev.ts'

test('with the settings of a real site, the dev server mails no lead, and stores it where no server mails it', async () => {
  muteConsole('log')
  const mailbox = await openMailbox()
  const real = readSettings({ DATA_DIR: folderWith({}), DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
  const plugin = mailInDev(() => ({ ...real, host: 'localhost', forwarding: forwardingTo(mailbox) }))
  const listeners: RequestListener[] = []
  const middlewares = { use: (listener: RequestListener) => listeners.push(listener) }
  const { configureServer } = plugin as { configureServer: (server: object) => void }
  configureServer({ config: { logger: { info() {} } }, middlewares })
  const port = await serveListener((request, response) => listeners[0]?.(request, response))
  expect(await sendTo(port)(landingLead())).toMatchObject({ status: 202 })
  await after(300)
  expect(await storedIn(join(real.dataFolder, 'dev'))).toMatchObject([{ forwarding: 'waiting', attempts: 0 }])
  expect(mailbox.attempts).toBe(0)
})
