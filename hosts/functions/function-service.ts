import type { Context } from 'hono'
import { log, logError, reasonOf } from '../../server/log.ts'
import { sendWhenDue } from '../../server/mail/digest.ts'
import { limitsBy, limitsInMemory, type OpenLimiter } from '../../server/mail/limits.ts'
import { createMailApp } from '../../server/mail/mail-app.ts'
import { createMailSender } from '../../server/mail/mail-sender.ts'
import { receiptsFor } from '../../server/mail/receipts.ts'
import { removeOld } from '../../server/mail/retention.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'
import type { RequestStore } from '../../server/mail/store/request-store.ts'
import { readSettings } from '../../server/settings.ts'

/** How long one call goes on forwarding: hosts end it some time, and the next call goes on. */
const mostMs = 20_000

interface FunctionOptions {
  /** The settings of `.env.example`, as the host gives them. */
  environment: Record<string, unknown>
  store: RequestStore
  openLimiter: OpenLimiter
  /** The address of the visitor, as the host tells it. */
  addressOf: (context: Context) => string
  /** Lets work go on after the answer. */
  waitUntil: (work: Promise<void>) => void
}

/** The mail service where no process runs all the time: it answers requests, and works when the host calls it by the clock. */
export interface FunctionService {
  fetch: (request: Request) => Promise<Response>
  /** Forwards what waits, sends the digest when it is due, and removes what is old. It never fails. */
  work: () => Promise<void>
}

export function createFunctionService(options: FunctionOptions): FunctionService {
  const { store, openLimiter, addressOf, waitUntil } = options
  const texts = Object.entries(options.environment).filter(([, value]) => typeof value === 'string')
  const settings = readSettings(Object.fromEntries(texts) as Record<string, string>)
  const { forwarding, keepDays, origins } = settings

  async function forward(): Promise<void> {
    if (!forwarding) return
    const endAt = Date.now() + mostMs
    const sender = createMailSender(store, forwarding, receiptsFor(forwarding, { store, openLimiter }))
    try {
      await sender.sendDue(() => Date.now() < endAt)
    } catch (error) {
      logError('forwarding failed', { reason: reasonOf(error) })
      await sender.markSent().catch(() => undefined)
    } finally {
      sender.close()
    }
  }

  async function sendDigest(): Promise<void> {
    if (!forwarding?.hasDigest) return
    const transport = smtpTransport(forwarding.smtpUrl)
    await sendWhenDue(store, transport, forwarding)
      .catch((error) => logError('the digest was not sent', { reason: reasonOf(error) }))
      .finally(() => transport.close())
  }

  const app = createMailApp({
    store,
    origins,
    limits: limitsBy(openLimiter, settings),
    isForwarding: forwarding !== undefined,
    addressOf,
    onStored: () => waitUntil(forward()),
    onAnswered: (answered) => log('request', { ...answered }),
    reportLimits: limitsInMemory({ mostPerAddress: 30, mostInAll: 3000 }),
    onReport: (report) => log('report', { ...report }),
  })
  return {
    fetch: async (request) => app.fetch(request),
    async work() {
      await forward()
      await sendDigest()
      await removeOld(store, keepDays)
    },
  }
}
