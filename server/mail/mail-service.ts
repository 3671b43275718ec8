import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { ServerSettings } from '../settings.ts'
import { startForwarder } from './forwarder.ts'
import { createLimits, type LimitSettings, networkOf } from './limits.ts'
import { errorMessage, log, logError } from './log.ts'
import { createMailApp, type MailAppOptions } from './mail-app.ts'
import { openStore, type StoreSettings } from './request-store.ts'
import { startRetention } from './retention.ts'

export interface MailService {
  listener: RequestListener
  /** Finishes the current mail and starts no other; requests are still stored. */
  stopForwarding: () => Promise<void>
  /** Finishes the current mail and closes the database. */
  stop: () => Promise<void>
}

type MailSettings = StoreSettings &
  LimitSettings &
  Pick<ServerSettings, 'forwarding' | 'origins' | 'trustedProxies'> &
  Pick<MailAppOptions, 'siteFolder'>

/**
 * Receives requests, stores them, and forwards them if configured. It starts even if the database cannot be opened: it
 * then responds 503, so that browsers send requests again, and recovers once the database works.
 * @param logRequest gets a line for each request
 */
export function startMailService(settings: MailSettings, logRequest = log): MailService {
  const { forwarding, origins, siteFolder, trustedProxies } = settings
  const store = openStore(settings)
  // Opens the database now, so that an error is logged at the start.
  store.check().catch((error) => logError('the database cannot be used', { reason: errorMessage(error) }))
  const forwarder = forwarding && startForwarder(store, forwarding)
  const retention = startRetention(store)
  const app = createMailApp({
    store,
    origins,
    limits: createLimits(settings),
    siteFolder,
    networkOf: (context) => networkOf((context.env as HttpBindings).incoming, trustedProxies),
    onStored: () => forwarder?.wake(),
    log: logRequest,
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
