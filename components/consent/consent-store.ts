/** The place of the choices on the privacy page, for links to it. */
export const privacyChoicesId = 'escolhas'

/** The specified key: `true` when the visitor has accepted, else absent. */
export const consentKey = '@tecto:cookies-accepted'
/**
 * The last decision with its time and revision, because a site must be able to prove consent (LGPD art. 8, GDPR art. 7).
 */
export const recordKey = '@tecto:cookies-record'

export type Decision = 'accepted' | 'refused' | 'withdrawn'

/** While it is open, the banner asks. Global Privacy Control overrides what is stored. */
export type ConsentState = 'accepted' | 'open' | 'refused' | 'refused by browser'

export interface ConsentRecord {
  decision: Decision
  /** The revision of consent that was shown, such as 2026-11-26. */
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

/** As the document's head keeps it (keep-consent.ts). */
export function consentState(): ConsentState | undefined {
  return document.documentElement.dataset.consent as ConsentState | undefined
}

export function isConsentGiven(): boolean {
  return consentState() === 'accepted'
}

/** Also reports decisions made in other tabs. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener('consentchange', listener)
  return () => removeEventListener('consentchange', listener)
}
