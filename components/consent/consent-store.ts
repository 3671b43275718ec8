/** The place of the choices on the privacy page, for links to it. */
export const privacyChoicesId = 'escolhas'

/** The specified key: `true` when the visitor has accepted, else absent. */
export const consentKey = '@tecto:cookies-accepted'
/**
 * The last decision with its time and policy, because a site must be able to prove consent (LGPD art. 8, GDPR art. 7).
 */
export const recordKey = '@tecto:cookies-record'

export type Decision = 'accepted' | 'refused' | 'withdrawn'

export interface ConsentRecord {
  decision: Decision
  /** The date of the privacy policy shown, such as 2026-11-21. */
  version: string
  /** ISO 8601. */
  at: string
}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean
  }
}

/** If the browser stores nothing, a decision lasts until the page is closed. */
let recordHere: ConsentRecord | undefined
const listeners = new Set<() => void>()

/** Global Privacy Control overrides what is stored. */
export function isConsentGiven(): boolean {
  if (isRefusedByBrowser()) return false
  return recordHere ? recordHere.decision === 'accepted' : read(consentKey) === 'true'
}

export function isRefusedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true
}

/** The last decision, in this tab even if it could not be stored. */
export function lastRecord(): ConsentRecord | undefined {
  return recordHere ?? parse(read(recordKey))
}

/** Whether the decision was made since this page was opened. */
export function isDecidedHere(): boolean {
  return recordHere !== undefined
}

/** @param version the date of the privacy policy shown */
export function decide(decision: Decision, version: string): void {
  recordHere = recordNow(decision, version)
  try {
    if (decision === 'accepted') localStorage.setItem(consentKey, 'true')
    else localStorage.removeItem(consentKey)
    localStorage.setItem(recordKey, JSON.stringify(recordHere))
  } catch {
    // Storage is blocked: the banner will ask again on the next visit.
  }
  for (const listener of listeners) listener()
}

function recordNow(decision: Decision, version: string): ConsentRecord {
  return { decision, version, at: new Date().toISOString() }
}

/**
 * Whether a decision no longer counts, so that the visitor is asked again: consent and refusal alike.
 * @param consentDate the oldest version of the policy under which it counts, such as 2026-11-21
 */
export function isExpired({ version }: ConsentRecord, consentDate: string): boolean {
  return version < consentDate
}

/**
 * Deletes consent that has expired, so that the visitor is asked again. A flag without a record counts as consent under
 * the present policy, and gets a record, so that it expires with the next.
 */
export function removeExpiredConsent(consentDate: string): void {
  if (read(consentKey) !== 'true') return
  const record = lastRecord()
  if (record && !isExpired(record, consentDate)) return
  try {
    if (record) localStorage.removeItem(consentKey)
    else localStorage.setItem(recordKey, JSON.stringify(recordNow('accepted', consentDate)))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** Also reports decisions made in other tabs. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== consentKey && key !== recordKey) return
    // Another tab has decided since, or storage was cleared.
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

/** @returns undefined unless the text is a complete record, because anything may be stored under the key */
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
