import nodemailer, { type Transporter } from 'nodemailer'
import { backoffMs } from '../../forms/backoff.ts'
import type { ServerSettings } from '../settings.ts'
import { composeMail } from './compose-mail.ts'
import { errorMessage, log, logError } from './log.ts'
import type { RequestStore, StoredRequest } from './request-store.ts'

/** How often to look for what other programs have made due, such as `npm run leads -- --retry`. */
const intervalMs = 60_000
/** The longest attempt. The timeouts below are of silence, and a slow mail server may say a little again and again. */
const attemptMs = 2 * 60_000
/** How long a request is reserved for one process, so that no other process forwards it too. */
const leaseMs = 5 * 60_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

export interface Forwarder {
  /** To be called whenever a request was stored. */
  wake: () => void
  /** Finishes the current mail first. */
  stop: () => Promise<void>
}

/**
 * Forwards stored requests by SMTP, one mail at a time: when woken, when one becomes due, and every minute. Failures are
 * retried after growing waits, at least hourly.
 */
export function startForwarder(
  store: RequestStore,
  { smtpUrl, to, from }: NonNullable<ServerSettings['forwarding']>,
): Forwarder {
  const transport = smtpTransport(smtpUrl)
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
      const { rejected = [] } = await transport.sendMail({
        ...composeMail(stored, { to, from }),
        signal: AbortSignal.timeout(attemptMs),
      })
      unmarked.add(id)
      // Not retried, because the other recipients would get the mail twice.
      if (rejected.length > 0) logError('forwarded, but not to all', { id, rejected: rejected.map(String) })
      else log('forwarded', { id })
    } catch (error) {
      const isDeadLetter = await store.markFailed(id, {
        nextAt: Date.now() + backoffMs(attempts - 1),
        error: error instanceof Error ? error.message : String(error),
        isRefused: isRefusal(error),
      })
      const { waiting } = await store.queue()
      logError(isDeadLetter ? 'dead letter' : 'not forwarded', { id, attempts, waiting, reason: errorMessage(error) })
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
      transport.close()
    },
  }
}

/** Mail leaves this machine encrypted only: by TLS from the start, or by STARTTLS. */
export function smtpTransport(smtpUrl: string): Transporter {
  const isOnThisMachine = loopback.test(new URL(smtpUrl).hostname)
  return nodemailer.createTransport({ url: smtpUrl, ...timeouts, requireTLS: !isOnThisMachine })
}

/** Whether the mail server rejected a mail permanently (RFC 5321, 4.2.1). A wrong password is not the mail's fault. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  // Without a response, nodemailer itself rejected the mail as larger than the server accepts.
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 500) >= 500
}
