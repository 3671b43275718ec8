import { backoffMs, giveUpAfterHours, maxWaitMs } from '../retention.ts'
import { createOutbox, newEntry, type OutboxEntry } from './outbox.ts'
import { outboxKey } from './outbox-key.ts'
import { postRequest, timeoutMs } from './post-request.ts'
import { withTabLock } from './tab-lock.ts'
import { type WaitingRequests, watchWaiting } from './waiting-requests.ts'

const giveUpAfterMs = giveUpAfterHours * 60 * 60_000
/** How long a tab leases a request while sending it: longer than sending can take. */
const leaseMs = timeoutMs + 5000
/** How long a form holds a request. It renews the hold every `holdMs / 4`, a minute: more often, hidden tabs run no timers. */
const holdMs = 4 * 60_000
/** The minimum time between two checks of the outbox: while another tab sends, or the network is down, each check finds work. */
const minWaitMs = 5000

/** The requests of one form. Each press of its button replaces the request before, unless that one was answered. */
export interface Submission {
  /**
   * Sends a request. After any response it counts as sent, since the delivery then takes care of it.
   * @throws where no response came. The form then holds the request, so that the visitor can correct it, until the form is closed. And
   * where the mail service has not taken it, and the outbox is full: then only the visitor has it.
   */
  send: (body: string) => Promise<void>
  /** The visitor leaves the form: the request that it holds is delivered as it is. */
  close: () => void
}

export interface Delivery {
  waiting: WaitingRequests
  openSubmission: () => Submission
  /** Delivers what waits: now, when it is due, and when the network returns. */
  start: () => void
  stop: () => void
}

/** Sends requests, and sends those again that the mail service has not confirmed, until it gives up. */
export function createDelivery(): Delivery {
  const outbox = createOutbox(() => waiting.recount())
  const waiting = watchWaiting(outbox)
  /** The ids of the requests that forms of this tab hold, even where the tab has slept for longer than `holdMs`. */
  const heldHere = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  /**
   * Sends an entry that was put into the outbox as busy. One that was removed meanwhile stays removed.
   * @returns whether the mail service has it
   */
  async function attempt(entry: OutboxEntry, onFailure: (failed: OutboxEntry) => void): Promise<boolean> {
    // Only a failure of a request that was due counts: else a network that comes and goes would soon make every wait an hour long.
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
        // Another tab may have it by now, where this one has slept.
        if (stored && stored.state.kind !== 'sending')
          outbox.put({ ...stored, state: { kind: 'held', until: Date.now() + holdMs } })
      }, holdMs / 4)
    }
    /** Ends the hold. @returns the request that was held; the next submission replaces it, even after `release`, until it is delivered. */
    const endHold = () => {
      clearInterval(renewal)
      if (held) heldHere.delete(held.id)
      return held
    }
    /** Sends what is held at once, since a visitor who leaves may not come back. The outbox keeps it until it is confirmed. */
    const release = () => {
      const id = endHold()?.id
      const stored = id === undefined ? undefined : outbox.find(id)
      // A page that was left before, and restored by the browser since, has released its request already.
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
        if (!isDelivered && !isStored) throw new Error('The request was not taken, and the outbox is full.')
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

/** Whether a time is still to come. A time too far ahead was set before the clock was put back, and does not count. */
function isAhead(time: number, maxMs: number): boolean {
  const ms = time - Date.now()
  return ms > 0 && ms <= 2 * maxMs
}
