import { mailPath } from './mail-path.ts'
import { giveUpAfterHours } from './retention.ts'

// Requests are kept in the browser before they are sent, and until the mail service has confirmed them.

export interface Waiting {
  /** The mail service treats requests with the same id as one. */
  id: string
  /** Sent byte for byte the same each time. */
  body: string
  /** Milliseconds since 1970. */
  createdAt: number
  failures: number
}

/** One item of the browser's storage for each request, so that no tab overwrites what another one stores. */
const keyPrefix = '@tecto:outbox:'
const tryEveryMs = 60_000
const giveUpAfterMs = giveUpAfterHours * 60 * 60_000
/** An hour of open pages: a clock that was put forward deletes nothing that was not tried that often. */
const giveUpAfterFailures = 60
const timeoutMs = 15_000
/** Browsers refuse `keepalive` requests larger than 64 KiB including headers (Fetch standard). */
const maxKeepaliveBytes = 60_000

/** What the browser's storage refuses, because it is blocked or full, waits in this tab. */
const unstored = new Map<string, Waiting>()
/** What this tab is sending at the moment. */
const sending = new Set<string>()

/**
 * Sends what waits: now, each minute, when the network returns, and when the page is left.
 * @returns a function that stops
 */
export function startOutbox(): () => void {
  const events = ['online', 'pagehide'] as const
  for (const event of events) addEventListener(event, sendWaiting)
  const timer = setInterval(sendWaiting, tryEveryMs)
  sendWaiting()
  return () => {
    for (const event of events) removeEventListener(event, sendWaiting)
    clearInterval(timer)
  }
}

function sendWaiting(): void {
  for (const request of waiting()) if (!sending.has(request.id)) attempt(request).catch(() => {})
}

/**
 * The request that a form sends next: one that is the same, such as that from before a reload, else a new one.
 * @param before what the form has sent without an answer, which the new one replaces
 */
export function nextRequest(body: string, before?: Waiting): Waiting {
  const same = [before, ...waiting()].find((request) => request?.body === body)
  if (before && before !== same) remove(before.id)
  return same ?? newRequest(body)
}

/**
 * Any answer counts as sent, because the request then waits here.
 * @throws if no answer came
 */
export async function send(request: Waiting): Promise<void> {
  store(request)
  await attempt(request)
}

/** @throws if no answer came */
async function attempt(request: Waiting): Promise<void> {
  sending.add(request.id)
  try {
    const { ok, status } = await post(request)
    if (ok) remove(request.id)
    else {
      console.warn(`The mail service answered ${status}; the request will be sent again.`)
      countFailure(request.id)
    }
  } catch (error) {
    countFailure(request.id)
    throw error
  } finally {
    sending.delete(request.id)
  }
}

function countFailure(id: string): void {
  // What was corrected while it was sent does not return.
  const request = waiting().find((other) => other.id === id)
  if (!request) return
  const failures = request.failures + 1
  const createdAt = Math.min(request.createdAt, Date.now())
  if (failures >= giveUpAfterFailures && Date.now() - createdAt > giveUpAfterMs) remove(id)
  else store({ ...request, failures, createdAt })
}

/** With `keepalive`, sending continues when the visitor leaves the page. @throws if no answer comes */
function post({ id, body }: Waiting): Promise<Response> {
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
    keepalive: new TextEncoder().encode(body).length < maxKeepaliveBytes,
    signal: AbortSignal.timeout(timeoutMs),
  })
}

function newRequest(body: string): Waiting {
  // `crypto.randomUUID` is missing without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, body, createdAt: Date.now(), failures: 0 }
}

function waiting(): Waiting[] {
  return [...stored().filter(({ id }) => !unstored.has(id)), ...unstored.values()]
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
