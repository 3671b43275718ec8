import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { errorMessage, log, logError } from '../log.ts'
import type { ServerSettings } from '../settings.ts'
import { startForwarder } from './forwarding/forwarder.ts'
import { startRetention } from './leads/retention.ts'
import { createMailApp, type HandledRequest } from './mail-app.ts'
import { clientAddress } from './protection/client-address.ts'
import { limitsBy, memoryCounter, storeCounter } from './protection/limits.ts'
import { openStore, type StoreSettings } from './store/open-store.ts'

export interface MailService {
  listener: RequestListener
  /** Finishes the current mail and starts no other; requests are still stored. */
  stopForwarding: () => Promise<void>
  /** Finishes the current mail and closes the database. */
  stop: () => Promise<void>
}

type MailSettings = StoreSettings &
  Pick<ServerSettings, 'forwarding' | 'keepDays' | 'origins' | 'maxPerAddress' | 'maxTotal' | 'trustedProxies'>

/**
 * Receives requests, stores them, and forwards them if configured. It starts even if the database cannot be opened: it
 * then responds 503, so that browsers send requests again, and recovers once the database works.
 * @param onHandled called after each response; logs by default
 */
export function startMailService(settings: MailSettings, onHandled = logRequest): MailService {
  const { databaseUrl, forwarding, keepDays, origins, trustedProxies } = settings
  const store = openStore(settings)
  // Opens the database now, so that an error is logged at the start.
  store.totals().catch((error) => logError('the database cannot be used', { reason: errorMessage(error) }))
  const forwarder = forwarding && startForwarder(store, forwarding)
  const retention = startRetention(store, keepDays)
  const app = createMailApp({
    store,
    origins,
    limits: limitsBy(databaseUrl ? storeCounter(store, databaseUrl) : memoryCounter(), settings),
    addressOf: (context) => clientAddress((context.env as HttpBindings).incoming, trustedProxies),
    onStored: () => forwarder?.wake(),
    onHandled,
  })
  const stopForwarding = async () => forwarder?.stop()
  return {
    listener: getRequestListener(app.fetch),
    stopForwarding,
    async stop() {
      retention.stop()
      await stopForwarding()
      await store.close()
    },
  }
}

function logRequest(handled: HandledRequest): void {
  log('request', { ...handled })
}
