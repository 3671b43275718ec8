import type { Context } from 'hono'
import { errorMessage, log, logError } from '../../server/log.ts'
import { createForwarder } from '../../server/mail/forwarding/forwarder.ts'
import { removeOld } from '../../server/mail/leads/retention.ts'
import { createMailApp } from '../../server/mail/mail-app.ts'
import { limitsBy, storeCounter } from '../../server/mail/protection/limits.ts'
import type { RequestStore } from '../../server/mail/store/request-store.ts'
import { readSettings } from '../../server/settings.ts'

/** The time budget of one invocation: hosts end long ones, and the next invocation continues. */
const maxMs = 20_000

interface FunctionOptions {
  /** The settings of `.env.example`, as the host gives them. */
  environment: Record<string, unknown>
  openStore: (options: { maxSize: number }) => RequestStore
  /** The address of the visitor, as the host reports it. */
  addressOf: (context: Context) => string
  /** Lets work go on after the response. */
  waitUntil: (work: Promise<void>) => void
}

/** The mail service where no process runs all the time: it answers requests, and forwards mail when the host's schedule calls it. */
export interface FunctionService {
  fetch: (request: Request) => Promise<Response>
  /** Forwards what waits, sends the notices that are due, and removes what is old. It never fails. */
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
