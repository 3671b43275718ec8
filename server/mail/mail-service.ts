import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServerSettings } from '../settings.ts'
import { startForwarder } from './forwarder.ts'
import { errorMessage, log, logError } from './log.ts'
import { createMailApp, type MailSettings } from './mail-app.ts'
import { openStore, type StoreSettings } from './request-store.ts'
import { startRetention } from './retention.ts'
import { smtpMailer } from './smtp.ts'

export interface MailService {
  listener: RequestListener
  /** Finishes the current mail and closes the database. */
  stop: () => Promise<void>
}

/**
 * Receives requests, stores them, and forwards them if configured. It starts even if the database cannot be opened: it
 * then responds 503, so that browsers send requests again, and recovers once the database works.
 * @param logRequest gets a line for each request
 */
export function startMailService(
  settings: MailSettings & StoreSettings & Pick<ServerSettings, 'forwarding'>,
  logRequest = log,
): MailService {
  const { forwarding } = settings
  const store = openStore(settings)
  // Opens the database now, so that an error is logged at the start.
  store.check().catch((error) => logError('the database cannot be used', { reason: errorMessage(error) }))
  const forwarder = forwarding && startForwarder(store, smtpMailer(forwarding), forwarding)
  const retention = startRetention(store, forwarder !== undefined)
  const app = createMailApp(settings, { store, forwarder, log: logRequest })
  return {
    listener: getRequestListener(app.fetch),
    async stop() {
      retention.stop()
      await forwarder?.stop()
      await store.close()
    },
  }
}
