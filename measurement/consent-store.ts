/** The key that the specification names. Its value is `true` when the visitor has accepted, else the key is not there. */
export const consentKey = '@tecto:cookies-accepted'
/** The last decision with its time and policy: a site must be able to prove consent (LGPD art. 8, GDPR art. 7). */
export const recordKey = '@tecto:cookies-record'

export type Decision = 'accepted' | 'refused' | 'withdrawn'

export interface ConsentRecord {
  decision: Decision
  /** The date of the privacy policy that was on show, such as 2026-11-21. */
  version: string
  /** The time of the decision, as ISO 8601. */
  at: string
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/** Where the browser stores nothing, a decision holds until the page is closed. */
let recordHere: ConsentRecord | undefined
const listeners = new Set<() => void>()

/** Whether the visitor has accepted. A browser that sends Global Privacy Control refuses, whatever is stored. */
export function isConsentGiven(): boolean {
  if (isRefusedByBrowser()) return false
  return recordHere ? recordHere.decision === 'accepted' : read(consentKey) === 'true'
}

/** Whether the browser sends Global Privacy Control. */
export function isRefusedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true
}

/** The last decision, whichever it was; none where nothing was decided or nothing could be kept. */
export function lastRecord(): ConsentRecord | undefined {
  return recordHere ?? parse(read(recordKey))
}

/** Whether the decision was made since this page was opened. */
export function isDecidedHere(): boolean {
  return recordHere !== undefined
}

/** @param version the date of the privacy policy that the visitor was shown */
export function decide(decision: Decision, version: string): void {
  recordHere = { decision, version, at: new Date().toISOString() }
  try {
    if (decision === 'accepted') localStorage.setItem(consentKey, 'true')
    else localStorage.removeItem(consentKey)
    localStorage.setItem(recordKey, JSON.stringify(recordHere))
  } catch {
    // Storage is blocked: the banner will ask again on the next visit.
  }
  for (const listener of listeners) listener()
}

/**
 * Whether a decision no longer counts, so that the visitor is asked again: consent and refusal alike.
 * @param since the oldest version of the policy under which it counts, such as 2026-11-21
 */
export function isExpired({ version }: ConsentRecord, since: string): boolean {
  return version < since
}

/**
 * Takes back a consent that has expired. A flag without a record counts.
 * @param since the day on which what visitors consent to last changed
 */
export function removeExpiredConsent(since: string): void {
  const record = lastRecord()
  if (!record || !isExpired(record, since) || read(consentKey) !== 'true') return
  try {
    localStorage.removeItem(consentKey)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** Subscribes to decisions made in this tab or another. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== consentKey && key !== recordKey) return
    // Another tab has decided since, or everything was cleared.
    recordHere = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @returns nothing where the text is not a whole record, since anything may have been written under the key */
function parse(text: string | null): ConsentRecord | undefined {
  try {
    const { decision, version, at } = JSON.parse(text ?? '{}')
    const isWhole = decisions.includes(decision) && typeof version === 'string' && !Number.isNaN(Date.parse(at))
    return isWhole ? { decision, version, at } : undefined
  } catch {
    return undefined
  }
}

const decisions: unknown[] = ['accepted', 'refused', 'withdrawn'] satisfies Decision[]
