import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { log, logError, reasonOf } from '../log.ts'
import type { ServerSettings } from '../settings.ts'
import { clientAddress } from './client-address.ts'
import { startDigest } from './digest.ts'
import { startForwarder } from './forwarder.ts'
import { limitsInMemory } from './limits.ts'
import { type Answered, createMailApp } from './mail-app.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { receiptsFor } from './receipts.ts'
import { startRetention } from './retention.ts'
import { openStorage } from './store/open-storage.ts'

export interface MailService {
  listener: RequestListener
  /** Begins no other mail, and finishes the one that is being sent; requests are still stored. */
  stopForwarding: () => Promise<void>
  /** Finishes the mail that is being sent, and closes the database. */
  stop: () => Promise<void>
}

type MailSettings = Pick<
  ServerSettings,
  | 'databaseUrl'
  | 'dataFolder'
  | 'forwarding'
  | 'host'
  | 'keepDays'
  | 'metricsPort'
  | 'origins'
  | 'mostPerAddress'
  | 'mostInAll'
  | 'trustedProxies'
>

/**
 * The mail service: receives requests, stores them, and forwards them if the settings say to whom. It also starts where the database
 * cannot be opened, answers that requests are to be sent again, and goes on when the database is mended.
 * @param tell called for each request that was answered; by default it is a line in the log
 */
export function startMailService(settings: MailSettings, tell = logRequest): MailService {
  const { forwarding, host, keepDays, metricsPort, origins, trustedProxies } = settings
  const { store, limits, openLimiter } = openStorage(settings)
  // Opens the database now, so that a fault is told at the start.
  store.count(Date.now()).catch((error) => logError('the database cannot be used', { reason: reasonOf(error) }))
  const forwarder = forwarding && startForwarder(store, forwarding, receiptsFor(forwarding, { store, openLimiter }))
  const digest = forwarding?.hasDigest ? startDigest(store, forwarding) : undefined
  const metrics = createMetrics(store)
  const metricsServer = metricsPort === undefined ? undefined : serveMetrics(metrics, { port: metricsPort, host })
  const retention = startRetention(store, keepDays)
  const app = createMailApp({
    store,
    origins,
    limits,
    isForwarding: forwarding !== undefined,
    addressOf: (context) => clientAddress((context.env as HttpBindings).incoming, trustedProxies),
    reportLimits: limitsInMemory({ mostPerAddress: 30, mostInAll: 3000 }),
    onReport: metrics.onReport,
    onStored: () => forwarder?.wake(),
    onAnswered(answered) {
      tell(answered)
      metrics.onAnswered(answered)
    },
  })
  const stopForwarding = async () => forwarder?.stop()
  return {
    listener: getRequestListener(app.fetch),
    stopForwarding,
    async stop() {
      retention.stop()
      digest?.stop()
      metricsServer?.close()
      metricsServer?.closeAllConnections()
      await stopForwarding()
      await store.close()
    },
  }
}

function logRequest(answered: Answered): void {
  log('request', { ...answered })
}
