import { backoffMs } from '../../../forms/retention.ts'
import { errorMessage, log, logError } from '../../log.ts'
import type { ClaimedRequest, RequestStore } from '../store/request-store.ts'
import { composeMail } from './compose-mail.ts'
import { createNotices } from './notices.ts'
import { isRefusal, smtpTransport } from './smtp-transport.ts'

/** How often to look for notices and for what other programs have made due, such as `npm run leads -- --retry`. */
const intervalMs = 60_000
/**
 * How long a request is reserved for one process: longer than an attempt can take, so that no other process forwards it
 * too.
 */
const leaseMs = 5 * 60_000

export interface Forwarding {
  smtpUrl: string
  to: string[]
  from: string
  maxPerHour: number
  hasDigest: boolean
}

export interface Forwarder {
  /** Forwards what is due while `mayGoOn` allows it, then sends notices that are due. @throws if the database fails */
  sendDue: (mayGoOn: () => boolean) => Promise<void>
  /** Retries recording sent mails in the database. */
  markSent: () => Promise<void>
  close: () => void
}

/**
 * Forwards stored requests by SMTP, one mail at a time; failures are retried with exponential backoff, at least hourly.
 */
export function createForwarder(store: RequestStore, forwarding: Forwarding): Forwarder {
  const { smtpUrl, to, from, maxPerHour } = forwarding
  const transport = smtpTransport(smtpUrl)
  const sendNotices = createNotices(store, transport, forwarding)
  /** Sent requests that could not be recorded as sent; they must not be sent again. */
  const unmarked = new Set<number>()

  async function forward({ stored, attempts }: ClaimedRequest): Promise<void> {
    const { id } = stored
    try {
      const { rejected = [] } = await transport.sendMail(composeMail(stored, { to, from }))
      unmarked.add(id)
      // Not retried, because the other recipients would get the mail twice.
      if (rejected.length > 0) logError('forwarded, but not to all', { id, rejected: rejected.map(String) })
      else log('forwarded', { id })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      logError('not forwarded', { id, attempts, reason: errorMessage(error) })
      await store.markFailed(id, {
        nextAt: Date.now() + backoffMs(attempts - 1),
        error: reason,
        isRefused: isRefusal(error),
      })
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

  return {
    async sendDue(mayGoOn) {
      await markSent()
      while (mayGoOn()) {
        const claim = await store.claim({ leaseMs, maxPerHour })
        if (!claim) break
        await forward(claim)
      }
      if (mayGoOn()) await sendNotices()
    },
    markSent,
    close: () => transport.close(),
  }
}

export interface RunningForwarder {
  /** To be called whenever a request was stored. */
  wake: () => void
  /** Finishes the current mail first. */
  stop: () => Promise<void>
}

/** Forwards when woken, when something becomes due, and every minute. */
export function startForwarder(store: RequestStore, forwarding: Forwarding): RunningForwarder {
  const forwarder = createForwarder(store, forwarding)
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> | undefined
  let isStopped = false
  let isWoken = false

  function wake(): void {
    isWoken = true
    if (isStopped || run) return
    clearTimeout(timer)
    run = work().finally(() => {
      run = undefined
    })
  }

  async function work(): Promise<void> {
    try {
      // A request stored while the queue was being found empty must not wait for the next wake-up.
      while (isWoken) {
        isWoken = false
        await forwarder.sendDue(() => !isStopped)
      }
      const next = isStopped ? undefined : await store.nextDue(forwarding)
      wakeIn(next ? Math.max(100, next.at - Date.now()) : intervalMs)
    } catch (error) {
      // The database failed, for example because the disk is full; retrying at once would only fill the log.
      logError('forwarding failed', { reason: errorMessage(error) })
      wakeIn(backoffMs(0))
    }
  }

  function wakeIn(ms: number): void {
    if (!isStopped) timer = setTimeout(wake, Math.min(intervalMs, ms))
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await run
      await forwarder.markSent().catch((error) => logError('sent, but not marked', { reason: errorMessage(error) }))
      forwarder.close()
    },
  }
}
