import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { keepDays } from '../../forms/retention.ts'
import type { ServerSettings } from '../settings.ts'
import { startForwarder } from './forwarder.ts'
import { openStore, type StoreSettings } from './lead-store.ts'
import { errorMessage, logError } from './log.ts'
import { createMailApp, type MailSettings } from './mail-app.ts'
import { smtpMailer } from './smtp.ts'

/** How often old leads are deleted. */
const retentionMs = 10 * 60_000

export interface MailService {
  listener: RequestListener
  /** Finishes the current mail and closes the database. */
  stop: () => Promise<void>
}

/**
 * Receives leads, stores them, and forwards them if configured. It starts even if the database cannot be opened: it
 * then responds 503, so that browsers send leads again, and recovers once the database works.
 */
export function startMailService(
  settings: MailSettings & StoreSettings & Pick<ServerSettings, 'forwarding'>,
): MailService {
  const { forwarding } = settings
  const store = openStore(settings)
  // Opens the database now, so that an error is logged at the start.
  store.check().catch((error) => logError('the database cannot be used', { reason: errorMessage(error) }))
  const forwarder = forwarding && startForwarder(store, smtpMailer(forwarding), forwarding)
  const retention = setInterval(
    () =>
      store
        .removeOld(keepDays)
        .catch((error) => logError('old leads could not be removed', { reason: errorMessage(error) })),
    retentionMs,
  ).unref()
  const app = createMailApp(settings, store, forwarder)
  return {
    listener: getRequestListener(app.fetch),
    async stop() {
      clearInterval(retention)
      await forwarder?.stop()
      await store.close()
    },
  }
}
