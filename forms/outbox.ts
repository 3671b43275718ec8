import { mailPath } from './mail-path.ts'
import { keepInBrowserDays } from './retention.ts'

// Requests are kept in the browser before they are sent, and until the mail service has confirmed them.

export interface Waiting {
  /** The mail service treats requests with the same id as one. */
  id: string
  /** Sent byte for byte the same each time. */
  body: string
  /** Milliseconds since 1970. */
  createdAt: number
  /** The names of its fields. */
  form: string
  /** The visitor has read that no answer came: what the same form sends next replaces it. */
  isUnanswered?: boolean
}

/** One item of the browser's storage for each request, so that no tab overwrites what another one stores. */
const keyPrefix = '@tecto:outbox:'
const tryEveryMs = 60_000
const giveUpAfterMs = keepInBrowserDays * 24 * 60 * 60_000
const timeoutMs = 15_000
/** Of all that is being sent: browsers refuse more than 64 KiB including headers (Fetch standard). */
const maxKeepaliveBytes = 60_000

/** What the browser's storage refuses, because it is blocked or full, waits in this tab. */
const unstored = new Map<string, Waiting>()

/** By form, what this tab has sent without an answer: it may have arrived since, and keeps its id. */
const unanswered = new Map<string, Waiting>()

interface Attempt {
  /** Rejects if no answer comes. */
  end: Promise<void>
  bytes: number
}
/** What this tab is sending at the moment, by id. */
const sending = new Map<string, Attempt>()

/**
 * Sends what waits: now, each minute, when the network returns, and when the page is left.
 * @returns a function that stops
 */
export function startOutbox(): () => void {
  const sendWaiting = () => waiting().forEach(sendAfterOthers)
  // No lock comes any more.
  const sendAtEnd = () => waiting().forEach(sendQuietly)
  addEventListener('online', sendWaiting)
  addEventListener('pagehide', sendAtEnd)
  const timer = setInterval(sendWaiting, tryEveryMs)
  sendWaiting()
  return () => {
    removeEventListener('online', sendWaiting)
    removeEventListener('pagehide', sendAtEnd)
    clearInterval(timer)
  }
}

function sendQuietly(request: Waiting): Promise<void> {
  return attempt(request).catch(() => {})
}

/** Waits for an attempt that is under way, also in another tab: it may leave nothing to send. */
function sendAfterOthers(request: Waiting): void {
  const sendRest = () => (find(request.id) ? sendQuietly(request) : undefined)
  // Some browsers have no locks, or refuse them where the storage is blocked.
  if (navigator.locks) lock(request, sendRest).catch(sendRest)
  else sendRest()
}

/** Holds off other tabs, and what follows in this one. */
function lock({ id }: Waiting, run: () => Promise<void> | undefined): Promise<unknown> {
  return navigator.locks.request(keyPrefix + id, run)
}

/** The request that a form sends next: one that is the same, such as that from before a reload, else a new one. */
export function nextRequest(body: string, form: string): Waiting {
  const same = [...waiting(), ...unanswered.values()].find((request) => request.body === body)
  for (const other of waiting())
    if (other.isUnanswered && other.form === form && other.id !== same?.id) remove(other.id)
  return same ?? newRequest(body, form)
}

/**
 * Any answer counts as sent, because the request then waits here.
 * @throws if no answer came
 */
export async function send(request: Waiting): Promise<void> {
  store({ ...request, isUnanswered: false })
  const end = attempt(request)
  if (navigator.locks) lock(request, () => end).catch(() => {})
  try {
    await end
    unanswered.delete(request.form)
  } catch (error) {
    unanswered.set(request.form, request)
    const waiting = find(request.id)
    if (waiting) store({ ...waiting, isUnanswered: true })
    throw error
  }
}

/** Whether something waits in this browser, which sends it from this origin alone. */
export function isWaiting(): boolean {
  return waiting().length > 0
}

/** Joins an attempt that is under way. @throws if no answer came */
function attempt(request: Waiting): Promise<void> {
  const { id, body } = request
  const running = sending.get(id)
  if (running) return running.end
  const bytes = new TextEncoder().encode(body).length
  const allBytes = [...sending.values()].reduce((sum, other) => sum + other.bytes, bytes)
  const controller = new AbortController()
  // Not every browser has `AbortSignal.timeout`.
  setTimeout(() => controller.abort(), timeoutMs)
  const end = post(request, { signal: controller.signal, keepalive: allBytes < maxKeepaliveBytes })
    .then(
      ({ ok, status }) => {
        if (ok) return remove(id)
        console.warn(`The mail service answered ${status}; the request will be sent again.`)
        keepOrGiveUp(id)
      },
      (error) => {
        keepOrGiveUp(id)
        throw error
      },
    )
    .finally(() => sending.delete(id))
  sending.set(id, { end, bytes })
  return end
}

function keepOrGiveUp(id: string): void {
  // What was corrected while it was sent does not return.
  const request = find(id)
  if (!request) return
  // A clock that was put back does not make it younger for long.
  const createdAt = Math.min(request.createdAt, Date.now())
  if (Date.now() - createdAt > giveUpAfterMs) remove(id)
  else store({ ...request, createdAt })
}

/** With `keepalive`, sending continues when the visitor leaves the page. @throws if no answer comes */
async function post({ id, body }: Waiting, options: RequestInit): Promise<Response> {
  const url = new URL(`${import.meta.env.VITE_MAIL_URL || ''}${mailPath}`, location.href)
  // Browsers block a cross-origin request with a header that is not allowed; our mail service also knows a repeated body.
  const isOwn = url.origin === location.origin
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isOwn && { 'idempotency-key': id }) },
    body,
    // A firewall or a balancer before the site may know the visitor by a cookie.
    credentials: 'same-origin',
    cache: 'no-store',
    ...options,
  })
}

function newRequest(body: string, form: string): Waiting {
  // `crypto.randomUUID` is missing without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, body, createdAt: Date.now(), form }
}

function waiting(): Waiting[] {
  return [...stored().filter(({ id }) => !unstored.has(id)), ...unstored.values()]
}

function find(id: string): Waiting | undefined {
  return waiting().find((request) => request.id === id)
}

function stored(): Waiting[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
    return keys.flatMap((key) => requestIn(localStorage.getItem(key)))
  } catch {
    return []
  }
}

/** Nothing if it is no request, which must not hide the others. */
function requestIn(item: string | null): Waiting[] {
  try {
    const request = JSON.parse(item ?? '{}')
    return typeof request.body === 'string' && Number.isFinite(request.createdAt) ? [request] : []
  } catch {
    return []
  }
}

function store(request: Waiting): void {
  try {
    localStorage.setItem(keyPrefix + request.id, JSON.stringify(request))
    unstored.delete(request.id)
  } catch {
    unstored.set(request.id, request)
  }
}

function remove(id: string): void {
  unstored.delete(id)
  try {
    localStorage.removeItem(keyPrefix + id)
  } catch {
    // The storage is blocked, and holds nothing.
  }
}
