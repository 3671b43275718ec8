import { onTestFinished, vi } from 'vitest'
import { consentKey, recordKey } from '../components/consent/consent-store.ts'
import { type ConsentSetup, keepConsent } from '../components/consent/keep-consent.ts'

/**
 * Runs what the head of a document runs for consent.
 * @returns a function that closes the page, which the end of the test does as well
 */
export function openPage(terms: Pick<ConsentSetup, 'revisions'> & Partial<ConsentSetup>): () => void {
  const listen = vi.spyOn(window, 'addEventListener')
  keepConsent({ flagKey: consentKey, recordKey, offersRefusal: false, ...terms })
  const listeners = listen.mock.calls
  listen.mockRestore()
  const close = () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener)
    delete document.documentElement.dataset.consent
  }
  onTestFinished(close)
  return close
}
