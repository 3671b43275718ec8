import { getRequestListener } from '@hono/node-server'
import { keepDays } from '../../forms/retention.ts'
import type { ServerSettings } from '../settings.ts'
import { startForwarder } from './forwarder.ts'
import { openStore } from './lead-store.ts'
import { errorMessage, logError } from './log.ts'
import { createMailApp } from './mail-app.ts'
import { smtpMailer } from './smtp.ts'

/** How often old leads are deleted. */
const retentionMs = 10 * 60_000

/**
 * Receives leads, stores them, and forwards them if configured. It starts even if the database cannot be opened: it
 * then responds 503, so that browsers send leads again, and recovers once the database works.
 */
export function startMailService(settings: ServerSettings) {
  const { forwarding } = settings
  const store = openStore(settings)
  const logFailure = (event: string) => (error: unknown) => logError(event, { reason: errorMessage(error) })
  // Opens the database now, so that an error is logged at the start.
  store.probe().catch(logFailure('the database cannot be used'))
  const forwarder = forwarding && startForwarder(store, smtpMailer(forwarding), forwarding)
  const removeOld = () => store.removeOld(keepDays).catch(logFailure('old leads could not be removed'))
  const retention = setInterval(removeOld, retentionMs).unref()
  return {
    listener: getRequestListener(createMailApp(settings, store, forwarder).fetch),
    /** Finishes the current mail and closes the database. */
    async stop() {
      clearInterval(retention)
      await forwarder?.stop()
      await store.close()
    },
  }
}
