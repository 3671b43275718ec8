import { backoffMs, maxWaitMs } from './backoff.ts'
import { type Entry, entries, findEntry, keyPrefix, newEntry, onQueueChange, remove, store } from './delivery-queue.ts'
import { mailPath } from './mail-path.ts'
import { giveUpAfterHours } from './retention.ts'

// What sends the entries of the queue, and what a form does.

/** By the id of an entry, what to do at the first response to it. */
const onResponse = new Map<string, () => void>()

const giveUpAfterMs = giveUpAfterHours * 60 * 60_000
/** Between two looks at the queue, since each finds work while the network is down or another tab sends. */
const minWaitMs = 5000
const timeoutMs = 15_000
/** Browsers refuse `keepalive` requests larger than 64 KiB including headers (Fetch standard). */
const maxKeepaliveBytes = 60_000

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
  if (navigator.onLine) for (const { id } of due) await withLock(id, () => sendAgain(id))
  schedule()
}

async function sendAgain(id: string): Promise<void> {
  // Another tab may have delivered it.
  const entry = findEntry(id)
  if (entry) await attempt(entry).catch(() => {})
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
      store({ ...entry, createdAt: Math.min(entry.createdAt, now), failures, dueAt, isUnanswered })
  }
  try {
    const { ok, status, headers } = await post(entry)
    onResponse.get(entry.id)?.()
    if (ok) return remove(entry.id)
    console.warn(`The mail service answered ${status}; the request will be sent again.`)
    // The mail service gives it in seconds; another one may give a date, which does not count.
    fail(false, (Number(headers.get('retry-after')) || 0) * 1000)
  } catch (error) {
    fail(true)
    throw error
  }
}

/** With `keepalive`, sending continues when the visitor leaves the page. @throws if no response comes */
async function post({ id, body }: Entry): Promise<Response> {
  const timeout = new AbortController()
  const tooLate = new Error(`The mail service did not answer in ${timeoutMs} ms.`)
  const timer = setTimeout(() => timeout.abort(tooLate), timeoutMs)
  try {
    const url = new URL(`${import.meta.env.VITE_MAIL_URL || ''}${mailPath}`, location.href)
    // Browsers block a cross-origin request with a header that is not allowed; our mail service also knows a repeated body.
    const isOwn = url.origin === location.origin
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isOwn && { 'idempotency-key': id }) },
      body,
      credentials: 'omit',
      cache: 'no-store',
      keepalive: new TextEncoder().encode(body).length < maxKeepaliveBytes,
      signal: timeout.signal,
    })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Does something with an entry unless another tab, or a form, has it; a closed tab gives it up. Without HTTPS or with
 * blocked storage there are no locks: the mail service recognizes what two tabs send.
 */
async function withLock(id: string, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator
  if (!locks) return task()
  await locks.request(keyPrefix + id, { ifAvailable: true }, async (lock) => lock && task()).catch(task)
}

/** Keeps everybody else from sending an entry. @returns how to end that */
function lock(id: string): () => void {
  let unlock = () => {}
  const end = new Promise<void>((resolve) => {
    unlock = resolve
  })
  void withLock(id, () => end)
  return unlock
}

/** How long a form holds a request without a response, and how long after the visitor's last correction. */
const [holdMs, correctedHoldMs] = [60_000, 24 * 60 * 60_000]

/** The requests of one form: each press of the button replaces the previous request, unless that one was answered. */
export interface Submission {
  /**
   * Any response counts as sent, because the delivery then retries if needed.
   * @param onSentLater called if a response comes after all
   * @throws if no response came. Then the form holds the request for the visitor to correct until the network returns, a
   * minute has passed, or the form is closed; once the visitor corrects something, until the next press.
   */
  send: (body: string, onSentLater: () => void) => Promise<void>
  /** The visitor changes what was sent. */
  correct: () => void
  /** Closes the form and delivers the request that it holds. */
  close: () => void
}

export function openSubmission(): Submission {
  /** The last request that got no response. */
  let unanswered: Entry | undefined
  /** Undefined if no request is held. */
  let unlock: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let isCorrected = false
  let isClosed = false

  const unlockEntry = (end = unlock) => {
    end?.()
    if (unlock === end) unlock = undefined
  }
  const sendHeld = () => {
    if (isSending || !unlock) return
    const entry = unanswered && findEntry(unanswered.id)
    const end = unlock
    // The browser ends a page in the midst of it: what is sent is sent before anything is waited for.
    const sent = entry ? attempt(entry) : Promise.resolve()
    sent.catch(() => {}).finally(() => unlockEntry(end))
  }
  const sendHeldLater = () => {
    clearTimeout(timer)
    timer = setTimeout(sendHeld, isCorrected ? correctedHoldMs : holdMs)
  }
  const dropCallback = () => void onResponse.delete(unanswered?.id ?? '')
  const onOnline = () => isCorrected || sendHeld()
  /** A visitor who leaves may not come back. */
  const leave = () => {
    dropCallback()
    sendHeld()
  }
  addEventListener('online', onOnline)
  addEventListener('pagehide', leave)

  return {
    async send(body, onSentLater) {
      const before = unanswered && (findEntry(unanswered.id) ?? unanswered)
      const entry = before?.body === body ? before : newEntry(body)
      dropCallback()
      if (before && before !== entry) {
        unlockEntry()
        remove(before.id)
      }
      store(entry)
      unlock ??= lock(entry.id)
      isSending = true
      isCorrected = false
      try {
        await attempt(entry)
        unanswered = undefined
      } catch (error) {
        unanswered = findEntry(entry.id)
        if (!isCorrected && !isClosed)
          onResponse.set(entry.id, () => {
            dropCallback()
            unanswered = undefined
            onSentLater()
          })
        sendHeldLater()
        throw error
      } finally {
        isSending = false
        if (isClosed || !unanswered) unlockEntry()
      }
    },
    correct() {
      isCorrected = true
      if (!unanswered) return
      dropCallback()
      // Nobody has it any more after the first minute.
      unlock ??= lock(unanswered.id)
      sendHeldLater()
    },
    close() {
      isClosed = true
      removeEventListener('online', onOnline)
      removeEventListener('pagehide', leave)
      leave()
    },
  }
}
