import { backoffMs, giveUpAfterHours, maxWaitMs } from '../retention.ts'
import { createOutbox, newEntry, type OutboxEntry } from './outbox.ts'
import { outboxKey } from './outbox-key.ts'
import { postRequest, timeoutMs } from './post-request.ts'
import { withTabLock } from './tab-lock.ts'
import { type WaitingRequests, watchWaiting } from './waiting-requests.ts'

const giveUpAfterMs = giveUpAfterHours * 60 * 60_000
/** How long a tab leases a request while sending it; longer than a request can take. */
const leaseMs = timeoutMs + 5000
/**
 * How long a form holds a request; it renews the hold every `holdMs / 4`, since hidden tabs run timers only once a
 * minute.
 */
const holdMs = 4 * 60_000
/**
 * The minimum time between two checks of the outbox, since every check finds work while another tab sends or the
 * network is down.
 */
const minWaitMs = 5000

/** The requests of one form: each press of the button replaces the previous request, unless that one was answered. */
export interface Submission {
  /**
   * Any response counts as sent, because the delivery then retries if needed.
   * @throws if no response came, and then the form holds the request for the visitor to correct until it is closed;
   * also if the mail service refused the request and the outbox is full
   */
  send: (body: string) => Promise<void>
  /** Closes the form and delivers the request that it holds. */
  close: () => void
}

export interface Delivery {
  waiting: WaitingRequests
  openSubmission: () => Submission
  /** Delivers what waits: now, when it is due, and when the network returns. */
  start: () => void
  stop: () => void
}

/** Sends requests, and retries until the mail service confirms them or they expire. */
export function createDelivery(): Delivery {
  const outbox = createOutbox(() => waiting.recount())
  const waiting = watchWaiting(outbox)
  /** Ids held by forms of this tab, valid even if the tab has slept for longer than `holdMs`. */
  const heldHere = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Sends a leased entry; if it was removed meanwhile, a failure does not store it again.
   * @returns whether the mail service has it
   */
  async function attempt(entry: OutboxEntry, onFailure: (failed: OutboxEntry) => void): Promise<boolean> {
    // Only failures of due requests count, or an unstable network would soon make every wait an hour long.
    const failures = isDue(entry) ? entry.failures + 1 : entry.failures
    const fail = (isUnanswered: boolean, retryAfterMs = 0) => {
      const dueAt = Date.now() + backoffMs(failures - 1, retryAfterMs)
      if (outbox.find(entry.id)) onFailure({ ...entry, failures, dueAt, isUnanswered, state: { kind: 'waiting' } })
    }
    const outcome = await postRequest(entry).catch((error) => {
      fail(true)
      throw error
    })
    if (outcome.kind === 'delivered') outbox.remove(entry.id)
    else fail(false, outcome.retryAfterMs)
    return outcome.kind === 'delivered'
  }

  async function repeat(id: string): Promise<void> {
    const entry = outbox.find(id)
    if (!entry || heldHere.has(id) || !isFree(entry)) return
    const leased: OutboxEntry = { ...entry, state: { kind: 'sending', until: Date.now() + leaseMs } }
    outbox.put(leased)
    await attempt(leased, outbox.put).catch(() => {})
  }

  function purge(): void {
    for (const { id, createdAt } of outbox.entries()) if (Date.now() - createdAt > giveUpAfterMs) outbox.remove(id)
  }

  async function flush({ isNetworkBack = false } = {}): Promise<void> {
    purge()
    if (navigator.onLine) {
      await withTabLock(async () => {
        const due = outbox.entries().filter((entry) => isDue(entry) || (isNetworkBack && entry.isUnanswered))
        for (const { id } of due) await repeat(id)
      })
    }
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    const times = outbox.entries().map(({ dueAt, state }) => Math.max(dueAt, 'until' in state ? state.until : 0))
    if (times.length === 0) return
    const wait = Math.min(...times) - Date.now()
    timer = setTimeout(flush, Math.min(maxWaitMs, Math.max(minWaitMs, wait)))
  }

  function openSubmission(): Submission {
    let held: OutboxEntry | undefined
    let renewal: ReturnType<typeof setInterval> | undefined
    let isClosed = false

    const hold = (failed: OutboxEntry) => {
      held = failed
      heldHere.add(failed.id)
      outbox.put({ ...failed, state: { kind: 'held', until: Date.now() + holdMs } })
      renewal = setInterval(() => {
        const stored = outbox.find(failed.id)
        // Another tab may have leased it while this one slept.
        if (stored && stored.state.kind !== 'sending')
          outbox.put({ ...stored, state: { kind: 'held', until: Date.now() + holdMs } })
      }, holdMs / 4)
    }
    /** @returns the held request, which the next submission replaces until it is delivered, even after `release` */
    const endHold = () => {
      clearInterval(renewal)
      if (held) heldHere.delete(held.id)
      return held
    }
    /**
     * Sends the held request at once, since a visitor who leaves may not come back; it stays in the outbox until
     * confirmed.
     */
    const release = () => {
      const id = endHold()?.id
      const stored = id === undefined ? undefined : outbox.find(id)
      // A page restored by the browser has already released its request when it was left.
      if (stored?.state.kind !== 'held') return
      outbox.put({ ...stored, state: { kind: 'waiting' } })
      void repeat(stored.id).then(schedule)
    }
    addEventListener('pagehide', release)

    return {
      async send(body) {
        const before = endHold()
        const again = before?.body === body ? before : undefined
        const entry: OutboxEntry = {
          ...(again ?? newEntry(body)),
          state: { kind: 'sending', until: Date.now() + leaseMs },
        }
        const isStored = outbox.put(entry, before?.id)
        held = undefined
        const isDelivered = await attempt(entry, (failed) => {
          if (failed.isUnanswered && !isClosed) hold(failed)
          else outbox.put(failed)
        }).finally(schedule)
        if (!isDelivered && !isStored) throw new Error('The mail service refused the request, and the outbox is full.')
      },
      close() {
        isClosed = true
        removeEventListener('pagehide', release)
        release()
      },
    }
  }

  const onOnline = () => void flush({ isNetworkBack: true })
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== outboxKey) return
    waiting.recount()
    schedule()
  }
  return {
    openSubmission,
    waiting,
    start() {
      addEventListener('online', onOnline)
      addEventListener('storage', onStorage)
      waiting.recount()
      void flush({ isNetworkBack: true })
    },
    stop() {
      removeEventListener('online', onOnline)
      removeEventListener('storage', onStorage)
      clearTimeout(timer)
    },
  }
}

function isDue({ dueAt }: OutboxEntry): boolean {
  return !isAhead(dueAt, maxWaitMs)
}

/** Nobody else is sending it, and no form holds it. */
function isFree({ state }: OutboxEntry): boolean {
  return state.kind === 'waiting' || !isAhead(state.until, state.kind === 'sending' ? leaseMs : holdMs)
}

/** A time too far ahead was set before the clock was put back, and does not count. */
function isAhead(time: number, maxMs: number): boolean {
  const ms = time - Date.now()
  return ms > 0 && ms <= 2 * maxMs
}
