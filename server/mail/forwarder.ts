import { backoffMs } from '../../forms/backoff.ts'
import { type Addresses, composeMail, type Mail } from './compose-mail.ts'
import { errorMessage, log, logError } from './log.ts'
import type { RequestStore, StoredRequest } from './request-store.ts'

/** How often to look for what other programs have made due, such as `npm run leads -- --retry`. */
const intervalMs = 60_000
/** The longest attempt. The timeouts below are of silence, and a slow mail server may say a little again and again. */
const attemptMs = 2 * 60_000
/** How long a request is reserved for one process, so that no other process forwards it too. */
const leaseMs = 5 * 60_000

/** A way to send mail: SMTP (smtp.ts), or another service. */
export interface Mailer {
  /** @returns the recipients that were rejected. @throws a `MailError` */
  send: (mail: Mail, signal: AbortSignal) => Promise<string[]>
  close: () => void
}

/** Its message may quote the mail, so that only the database keeps it. */
interface MailError extends Error {
  /** What the log says instead. */
  reason?: string
  /** Whether the mail was rejected permanently. */
  isRefused?: boolean
}

export interface Forwarder {
  /** To be called whenever a request was stored. */
  wake: () => void
  /** Finishes the current mail first. */
  stop: () => Promise<void>
}

/**
 * Forwards stored requests, one mail at a time: when woken, when one becomes due, and every minute. Failures are
 * retried after growing waits, at least hourly.
 */
export function startForwarder(store: RequestStore, mailer: Mailer, addresses: Addresses): Forwarder {
  /** Sent requests that could not be recorded as sent; they must not be sent again. */
  const unmarked = new Set<number>()
  let isStopped = false
  let wake = () => {}

  async function run(): Promise<void> {
    while (!isStopped) {
      // What is stored while the queue is being read must not wait for the next look.
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const waitMs = await forwardAll().catch((error) => {
        // The database failed, for example because the disk is full; retrying at once would only fill the log.
        logError('forwarding failed', { reason: errorMessage(error) })
        return backoffMs(0)
      })
      const timer = setTimeout(wake, waitMs)
      await woken
      clearTimeout(timer)
    }
  }

  /** @returns how long to wait for the next request, in milliseconds */
  async function forwardAll(): Promise<number> {
    await markSent()
    const claim = async () => (isStopped ? undefined : store.claim(leaseMs))
    for (let stored = await claim(); stored; stored = await claim()) await forward(stored)
    const { nextDueAt = Number.POSITIVE_INFINITY } = await store.queue()
    return Math.min(intervalMs, Math.max(100, nextDueAt - Date.now()))
  }

  async function forward(stored: StoredRequest): Promise<void> {
    const { id, attempts } = stored
    try {
      const rejected = await mailer.send(composeMail(stored, addresses), AbortSignal.timeout(attemptMs))
      unmarked.add(id)
      // Not retried, because the other recipients would get the mail twice.
      if (rejected.length > 0) logError('forwarded, but not to all', { id, rejected })
      else log('forwarded', { id })
    } catch (error) {
      const { message, reason = message, isRefused = false } = error as MailError
      const nextAt = Date.now() + backoffMs(attempts - 1)
      const isDeadLetter = await store.markFailed(id, { nextAt, error: message, isRefused })
      const { waiting } = await store.queue()
      logError(isDeadLetter ? 'dead letter' : 'not forwarded', { id, attempts, waiting, reason })
      return
    }
    await markSent()
  }

  async function markSent(): Promise<void> {
    for (const id of unmarked) {
      await store.markForwarded(id)
      unmarked.delete(id)
    }
  }

  const running = run()
  return {
    wake: () => wake(),
    async stop() {
      isStopped = true
      wake()
      await running
      await markSent().catch((error) => logError('sent, but not marked', { reason: errorMessage(error) }))
      mailer.close()
    },
  }
}
