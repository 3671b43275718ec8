import { mailPath } from '../mail-path.ts'
import { keepInBrowserDays } from '../retention.ts'

// A lead is kept in the browser before it is sent. What becomes of it:
//
//   the service accepts it (2xx)     it is removed
//   the service answers otherwise    it is kept; the visitor is thanked
//   no answer comes                  it is kept; the visitor reads so, and what the form sends next takes its place
//   an attempt fails after 30 days   it is removed
//
// What is kept is sent again each minute, when a page opens or is left, and when the network returns.

interface KeptLead {
  /** The mail service takes leads with the same id and the same bytes for one. */
  id: string
  /** Sent byte for byte the same each time. */
  body: string
  /** Milliseconds since 1970. */
  createdAt: number
  form: string
  /** The visitor has read that no answer came: what the same form sends next takes its place. */
  isUnanswered?: boolean
}

/** One item of the browser's storage for each lead, so that no tab overwrites what another one stores. */
const keyPrefix = '@tecto:outbox:'
const tryEveryMs = 60_000
const giveUpAfterMs = keepInBrowserDays * 24 * 60 * 60_000
const timeoutMs = 15_000
/** Of all that is being sent: browsers refuse more than 64 KiB including headers (Fetch standard). */
const maxKeepaliveBytes = 60_000

/** Leads that the browser's storage refuses, because it is blocked or full, by id. They last as long as this tab. */
const unstored = new Map<string, KeptLead>()

/** By form, the id of what this tab has sent without an answer: it may have arrived since. */
const unansweredIds = new Map<string, string>()

interface Attempt {
  id: string
  bytes: number
  stop: () => void
  /** Rejects if no answer comes. */
  end: Promise<void>
}
/** What this tab is sending at the moment, by body. */
const attempts = new Map<string, Attempt>()

/**
 * Sends kept leads: now, each minute, when the network returns, and when the page is left.
 * @returns a function that stops
 */
export function startOutbox(): () => void {
  const sendAll = () => {
    // An attempt that is under way, also in another tab, may leave nothing to send.
    for (const lead of keptLeads()) inTurn(lead, () => current(lead) && sendQuietly(lead))
  }
  // Whoever leaves cannot wait for a turn.
  const sendAllAtOnce = () => keptLeads().forEach(sendQuietly)
  addEventListener('online', sendAll)
  addEventListener('pagehide', sendAllAtOnce)
  const timer = setInterval(sendAll, tryEveryMs)
  sendAll()
  return () => {
    removeEventListener('online', sendAll)
    removeEventListener('pagehide', sendAllAtOnce)
    clearInterval(timer)
  }
}

function sendQuietly(lead: KeptLead): Promise<void> {
  return attempt(lead).catch(() => {})
}

/** Runs once no tab is sending the lead, and holds others off meanwhile. */
function inTurn({ id }: KeptLead, run: () => Promise<void> | undefined): void {
  // Some browsers have no locks, or refuse them where the storage is blocked.
  if (navigator.locks) navigator.locks.request(keyPrefix + id, run).catch(run)
  else run()
}

/**
 * Any answer counts as sent, because the lead is then kept here.
 * @param form the names of its fields
 * @throws if no answer came
 */
export async function send(body: string, form: string): Promise<void> {
  const lead = leadOf(body, form)
  store({ ...lead, isUnanswered: false })
  for (const [sent, { id, stop }] of attempts) if (id === lead.id && sent !== body) stop()
  const end = attempt(lead)
  inTurn(lead, () => end.catch(() => {}))
  try {
    await end
    unansweredIds.delete(form)
  } catch (error) {
    unansweredIds.set(form, lead.id)
    if (current(lead)) store({ ...lead, isUnanswered: true })
    throw error
  }
}

/** A kept lead with the same words, such as that from before a reload, or a new one, perhaps in the place of another. */
function leadOf(body: string, form: string): KeptLead {
  const kept = keptLeads()
  const same = kept.find((lead) => lead.body === body)
  const unanswered = kept.find((lead) => lead.isUnanswered && lead.form === form)
  if (same && unanswered && same.id !== unanswered.id) remove(unanswered.id)
  // `crypto.randomUUID` is missing without HTTPS.
  const random = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const id = unanswered?.id ?? unansweredIds.get(form) ?? random
  return same ?? { id, body, createdAt: Date.now(), form }
}

/** Whether a lead is kept in this browser, which sends it from this origin alone. */
export function isWaiting(): boolean {
  return keptLeads().length > 0
}

/** Joins an attempt that is under way. @throws if no answer came */
function attempt(lead: KeptLead): Promise<void> {
  const { id, body } = lead
  const running = attempts.get(body)
  if (running) return running.end
  const bytes = new TextEncoder().encode(body).length
  const allBytes = [...attempts.values()].reduce((sum, other) => sum + other.bytes, bytes)
  const controller = new AbortController()
  const stop = () => controller.abort()
  // Not every browser has `AbortSignal.timeout`.
  setTimeout(stop, timeoutMs)
  const end = post(lead, { signal: controller.signal, keepalive: allBytes < maxKeepaliveBytes })
    .then(
      ({ ok, status }) => {
        if (!ok) console.warn(`The mail service answered ${status}; the lead will be sent again.`)
        settle(lead, ok)
      },
      (error) => {
        settle(lead, false)
        throw error
      },
    )
    .finally(() => attempts.delete(body))
  attempts.set(body, { id, bytes, stop, end })
  return end
}

function settle(sent: KeptLead, isAccepted: boolean): void {
  const lead = current(sent)
  if (!lead) return
  // A clock that was put back does not make it younger for long.
  const createdAt = Math.min(lead.createdAt, Date.now())
  if (isAccepted || Date.now() - createdAt > giveUpAfterMs) remove(lead.id)
  else store({ ...lead, createdAt })
}

/** With `keepalive`, sending continues when the visitor leaves the page. @throws if no answer comes */
async function post({ id, body }: KeptLead, options: RequestInit): Promise<Response> {
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

/** Undefined once the service has it, it was given up, or a correction has taken its place; also by another tab. */
function current({ id, body }: KeptLead): KeptLead | undefined {
  return keptLeads().find((lead) => lead.id === id && lead.body === body)
}

function keptLeads(): KeptLead[] {
  return [...stored().filter(({ id }) => !unstored.has(id)), ...unstored.values()]
}

function stored(): KeptLead[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
    return keys.flatMap((key) => leadIn(localStorage.getItem(key)))
  } catch {
    return []
  }
}

/** Nothing if it is no lead, which must not hide the others. */
function leadIn(item: string | null): KeptLead[] {
  try {
    const lead = JSON.parse(item ?? '{}')
    return typeof lead.body === 'string' && Number.isFinite(lead.createdAt) ? [lead] : []
  } catch {
    return []
  }
}

function store(lead: KeptLead): void {
  try {
    localStorage.setItem(keyPrefix + lead.id, JSON.stringify(lead))
    unstored.delete(lead.id)
  } catch {
    unstored.set(lead.id, lead)
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
