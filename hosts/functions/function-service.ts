import type { Context } from 'hono'
import { errorMessage, log, logError } from '../../server/log.ts'
import { createForwarder } from '../../server/mail/forwarding/forwarder.ts'
import { removeOld } from '../../server/mail/leads/retention.ts'
import { createMailApp } from '../../server/mail/mail-app.ts'
import { limitsBy, storeCounter } from '../../server/mail/protection/limits.ts'
import type { RequestStore } from '../../server/mail/store/request-store.ts'
import { readSettings } from '../../server/settings.ts'

/** Hosts end long invocations; the next one continues. */
const maxMs = 20_000

interface FunctionOptions {
  /** The settings of `.env.example`, as the host provides them. */
  environment: Record<string, unknown>
  openStore: (options: { maxSize: number }) => RequestStore
  addressOf: (context: Context) => string
  /** Lets work continue after the response. */
  waitUntil: (work: Promise<void>) => void
}

/**
 * The mail service on hosts without a permanent process: it answers requests, and forwards mail when the host's
 * scheduler calls it.
 */
export interface FunctionService {
  fetch: (request: Request) => Promise<Response>
  /** Forwards what is due, sends notices and deletes old requests. Never fails. */
  work: () => Promise<void>
}

export function createFunctionService({
  environment,
  openStore,
  addressOf,
  waitUntil,
}: FunctionOptions): FunctionService {
  const texts = Object.entries(environment).filter(([, value]) => typeof value === 'string')
  const settings = readSettings(Object.fromEntries(texts) as Record<string, string>)
  const { databaseUrl, forwarding, keepDays, maxStoredMegabytes, origins } = settings
  const store = openStore({ maxSize: maxStoredMegabytes * 1e6 })
  const secret = databaseUrl ?? forwarding?.smtpUrl ?? ''

  async function forward(): Promise<void> {
    if (!forwarding) return
    const endAt = Date.now() + maxMs
    const forwarder = createForwarder(store, forwarding)
    try {
      await forwarder.sendDue(() => Date.now() < endAt)
    } catch (error) {
      logError('forwarding failed', { reason: errorMessage(error) })
      await forwarder.markSent().catch(() => undefined)
    } finally {
      forwarder.close()
    }
  }

  const app = createMailApp({
    store,
    origins,
    limits: limitsBy(storeCounter(store, secret), settings),
    addressOf,
    onStored: () => waitUntil(forward()),
    onHandled: (handled) => log('request', { ...handled }),
  })
  return {
    fetch: async (request) => app.fetch(request),
    async work() {
      await forward()
      await removeOld(store, keepDays)
    },
  }
}
