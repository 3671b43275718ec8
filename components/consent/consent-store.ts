/** The id of the choices on the privacy page, for links to them. */
export const privacyChoicesId = 'escolhas'

/** The specified key: `true` when the visitor has accepted, else absent. */
export const consentKey = '@tecto:cookies-accepted'
/**
 * The last decision with its time and revision, because a site must be able to prove consent (LGPD art. 8, GDPR art. 7).
 */
export const recordKey = '@tecto:cookies-record'

export type Decision = 'accepted' | 'refused' | 'withdrawn'

/** The banner asks while the state is `open`. Global Privacy Control overrides what is stored. */
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

/** The state that keep-consent.ts has found; `undefined` where it did not run. */
export function consentState(): ConsentState | undefined {
  return document.documentElement.dataset.consent as ConsentState | undefined
}

export function isConsentGiven(): boolean {
  return consentState() === 'accepted'
}

/** Calls the listener after decisions in this tab and in others. */
export function onConsentChange(listener: () => void): () => void {
  addEventListener('consentchange', listener)
  return () => removeEventListener('consentchange', listener)
}
