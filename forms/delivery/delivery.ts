import { backoffMs, maxWaitMs } from '../backoff.ts'
import { giveUpAfterHours } from '../retention.ts'
import { postRequest } from './post-request.ts'
import { type Entry, entries, findEntry, keep, onQueueChange, remove } from './queue.ts'

const giveUpAfterMs = giveUpAfterHours * 60 * 60_000
/** Between two looks at the queue, since each finds work while the network is down or another tab sends. */
const minWaitMs = 5000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Delivers what waits in the queue: now, when it is due, and when the network returns.
 * @returns a function that stops
 */
export function startDelivery(): () => void {
  const onOnline = () => void deliver({ isNetworkBack: true })
  const unsubscribe = onQueueChange(schedule)
  addEventListener('online', onOnline)
  onOnline()
  return () => {
    unsubscribe()
    removeEventListener('online', onOnline)
    clearTimeout(timer)
  }
}

async function deliver({ isNetworkBack = false } = {}): Promise<void> {
  for (const { id, createdAt } of entries()) if (Date.now() - createdAt > giveUpAfterMs) remove(id)
  const due = entries().filter((entry) => isDue(entry) || (isNetworkBack && entry.isUnanswered))
  if (navigator.onLine) for (const { id } of due) await sendAgain(id)
  schedule()
}

async function sendAgain(id: string): Promise<void> {
  const release = await claim(id)
  if (!release) return
  // Another tab may have delivered it.
  const entry = findEntry(id)
  if (entry) await attempt(entry).catch(() => {})
  release()
}

function schedule(): void {
  clearTimeout(timer)
  const dueAt = entries().map((entry) => entry.dueAt)
  if (dueAt.length === 0) return
  const waitMs = Math.min(...dueAt) - Date.now()
  timer = setTimeout(deliver, Math.min(maxWaitMs, Math.max(minWaitMs, waitMs)))
}

/** A time further ahead than any wait was set before the clock was put back, and does not count. */
function isDue({ dueAt }: Entry): boolean {
  const waitMs = dueAt - Date.now()
  return waitMs <= 0 || waitMs > maxWaitMs
}

/**
 * Sends an entry, and removes it from the queue once it is delivered.
 * @throws if there is no response
 */
async function attempt(entry: Entry): Promise<void> {
  // Only failures of due requests count, or an unstable network would soon make every wait an hour long.
  const failures = isDue(entry) ? entry.failures + 1 : entry.failures
  const fail = (isUnanswered: boolean, retryAfterMs = 0) => {
    const now = Date.now()
    const dueAt = now + backoffMs(failures - 1, retryAfterMs)
    // What was discarded or corrected while it was sent does not return.
    if (findEntry(entry.id))
      keep({ ...entry, createdAt: Math.min(entry.createdAt, now), failures, dueAt, isUnanswered })
  }
  try {
    const { isDelivered, retryAfterMs } = await postRequest(entry)
    if (isDelivered) remove(entry.id)
    else fail(false, retryAfterMs)
  } catch (error) {
    fail(true)
    throw error
  }
}

/** Entries that this tab is sending, or that a form holds. */
const claimed = new Set<string>()

/**
 * Claims an entry, so that only one part of one tab sends it; a closed tab loses its claims.
 * @returns how to release it; undefined if somebody else has it
 */
function claim(id: string): Promise<(() => void) | undefined> {
  if (claimed.has(id)) return Promise.resolve(undefined)
  claimed.add(id)
  let free = () => {}
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  const release = () => {
    claimed.delete(id)
    free()
  }
  return new Promise((resolve) => {
    // Without HTTPS or with blocked storage there are no locks: the mail service recognizes what two tabs send.
    const unlocked = () => resolve(release)
    const onAnswer = (lock: Lock | null) => {
      if (!lock) claimed.delete(id)
      resolve(lock ? release : undefined)
      return lock && isFree
    }
    if (!navigator.locks) return unlocked()
    navigator.locks.request(`@tecto:outbox:${id}`, { ifAvailable: true }, onAnswer).catch(unlocked)
  })
}

/** The requests of one form: each press of the button replaces the previous request, unless that one was answered. */
export interface Submission {
  /**
   * Any response counts as sent, because the delivery then retries if needed.
   * @throws if no response came, and then the form holds the request for the visitor to correct until it is closed
   */
  send: (body: string) => Promise<void>
  /** Closes the form and delivers the request that it holds. */
  close: () => void
}

export function openSubmission(): Submission {
  /** The last request that got no response. */
  let unanswered: Entry | undefined
  /** Undefined if no request is held. */
  let held: ReturnType<typeof claim> | undefined
  let isSending = false
  let isClosed = false

  const letGo = () => {
    held?.then((release) => release?.())
    held = undefined
  }
  /** Sends the held request at once, since a visitor who leaves may not come back. */
  const leave = () => {
    if (isSending || !held) return
    const entry = unanswered && findEntry(unanswered.id)
    // The browser ends a page in the midst of it: what is sent is sent before anything is waited for.
    if (entry) attempt(entry).then(letGo, letGo)
    else letGo()
  }
  addEventListener('pagehide', leave)

  return {
    async send(body) {
      const before = unanswered && (findEntry(unanswered.id) ?? unanswered)
      const entry = before?.body === body ? before : newEntry(body)
      if (before && before !== entry) {
        letGo()
        remove(before.id)
      }
      keep(entry)
      held ??= claim(entry.id)
      isSending = true
      try {
        await attempt(entry)
        unanswered = undefined
      } catch (error) {
        unanswered = findEntry(entry.id)
        throw error
      } finally {
        isSending = false
        if (isClosed || !unanswered) letGo()
      }
    },
    close() {
      isClosed = true
      removeEventListener('pagehide', leave)
      leave()
    },
  }
}

function newEntry(body: string): Entry {
  const now = Date.now()
  // `crypto.randomUUID` is missing without HTTPS.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return { id, body, createdAt: now, failures: 0, dueAt: now, isUnanswered: false }
}
