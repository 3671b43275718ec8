import { mailPath } from '../mail-path.ts'
import { keepInBrowserDays } from '../retention.ts'
import { type KeptLead, keep, keptLeads, keptNow, keyOf, remove } from './kept-leads.ts'

// The browser keeps a lead before it is sent, and sends it again until the mail service has accepted it: each minute,
// when a page opens or is left, and when the network returns. The transitions are functions below.
//
//   event                           transition   the lead                              the visitor
//   a form is sent                  begin        is kept                               waits
//     with the words of a kept lead              is that lead                          waits
//     while another of it is in doubt            is kept in its place, with its id     waits
//   the service accepts it (2xx)    accept       is removed                            is thanked
//   the service responds otherwise  postpone     is kept; after 30 days, removed       is thanked
//   no response comes               postpone     is kept; after 30 days, removed       reads so
//   the visitor has read so         doubt        is kept in doubt                      corrects it, or waits

const tryEveryMs = 60_000
const giveUpAfterMs = keepInBrowserDays * 24 * 60 * 60_000
const timeoutMs = 15_000
/** The limit for all requests in flight: browsers refuse more than 64 KiB including headers (Fetch standard). */
const maxKeepaliveBytes = 60_000

/**
 * The id of the lead that this tab has sent last without a response, by form. The lead may have been accepted since.
 */
const unansweredIds = new Map<string, string>()

interface Attempt {
  id: string
  bytes: number
  stop: () => void
  /** Rejects if no response comes. */
  end: Promise<void>
}
/** The requests of this tab that are under way, by body. */
const attempts = new Map<string, Attempt>()

/**
 * Sends kept leads: now, each minute, when the network returns, and when the page is left.
 * @returns a function that stops
 */
export function startOutbox(): () => void {
  const sendAll = () => {
    // While this one waits for its turn, another tab may deliver the lead.
    for (const lead of keptLeads()) inTurn(lead, () => keptNow(lead) && attemptQuietly(lead))
  }
  // A page that is being left cannot wait for a turn.
  const sendAllAtOnce = () => keptLeads().forEach(attemptQuietly)
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

/**
 * Sends what a visitor has written. Any response counts as sent, because the lead is then kept here.
 * @param form the names of its fields
 * @throws if no response came
 */
export async function send(body: string, form: string): Promise<void> {
  const lead = begin(body, form)
  const end = attempt(lead)
  inTurn(lead, () => end.catch(() => {}))
  try {
    await end
    unansweredIds.delete(form)
  } catch (error) {
    doubt(lead)
    throw error
  }
}

/** Whether a lead is kept in this browser, which sends it from this origin alone. */
export function isWaiting(): boolean {
  return keptLeads().length > 0
}

/** Runs once no tab is sending the lead, and holds others off meanwhile. */
function inTurn({ id }: KeptLead, run: () => Promise<void> | undefined): void {
  // Some browsers have no locks, or refuse them where the storage is blocked.
  if (navigator.locks) navigator.locks.request(keyOf(id), run).catch(run)
  else run()
}

function attemptQuietly(lead: KeptLead): Promise<void> {
  return attempt(lead).catch(() => {})
}

/** Joins an attempt that is under way. @throws if no response came */
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
        if (ok) return accept(lead)
        console.warn(`The mail service responded ${status}; the lead will be sent again.`)
        postpone(lead)
      },
      (error) => {
        postpone(lead)
        throw error
      },
    )
    .finally(() => attempts.delete(body))
  attempts.set(body, { id, bytes, stop, end })
  return end
}

/** With `keepalive`, sending continues when the visitor leaves the page. @throws if no response comes */
async function post({ id, body }: KeptLead, options: RequestInit): Promise<Response> {
  const url = new URL(`${import.meta.env.VITE_MAIL_URL || ''}${mailPath}`, location.href)
  // Browsers block a cross-origin request with a header that is not allowed; our mail service also knows a repeated
  // body.
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

/** Words that are kept already, as from before a reload, stay the same lead. Other words replace the lead in doubt. */
function begin(body: string, form: string): KeptLead {
  const kept = keptLeads()
  const same = kept.find((lead) => lead.body === body)
  const doubted = kept.find((lead) => lead.isUnanswered && lead.form === form)
  if (same && doubted && same.id !== doubted.id) remove(doubted.id)
  // `crypto.randomUUID` is missing without HTTPS.
  const random = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const id = doubted?.id ?? unansweredIds.get(form) ?? random
  const lead = { ...(same ?? { id, body, createdAt: Date.now() }), form, isUnanswered: false }
  keep(lead)
  for (const [sent, { id, stop }] of attempts) if (id === lead.id && sent !== body) stop()
  return lead
}

function accept(lead: KeptLead): void {
  if (keptNow(lead)) remove(lead.id)
}

function postpone(sent: KeptLead): void {
  const lead = keptNow(sent)
  if (!lead) return
  // A clock that was put back does not make it younger for long.
  const createdAt = Math.min(lead.createdAt, Date.now())
  if (Date.now() - createdAt > giveUpAfterMs) remove(lead.id)
  else keep({ ...lead, createdAt })
}

function doubt(sent: KeptLead): void {
  unansweredIds.set(sent.form, sent.id)
  const lead = keptNow(sent)
  if (lead) keep({ ...lead, isUnanswered: true })
}
