import type { ConsentRecord, ConsentState, Decision } from './consent-store.ts'

export interface ConsentTerms {
  flagKey: string
  recordKey: string
  /** What visitors are asked to agree to, oldest first: a decision counts for the revision that it was made under. */
  revisions: readonly string[]
  offersRefusal: boolean
}

/**
 * Keeps the visitor's decision, and tells the state as `data-consent` of the document. It stands in the head of every
 * document (renderer/prerender/document-html.ts): so the state is known before the first paint, and a button with
 * `data-decision` works before hydration. Its text is copied there, so it uses nothing from outside itself.
 */
export function keepConsent({ flagKey, recordKey, revisions, offersRefusal }: ConsentTerms): void {
  const revision = revisions.at(-1) ?? ''
  /** The decision of this page and what was then stored: if the browser stores nothing, it lasts until the page is closed. */
  let here: Decision | undefined
  let stored = ''

  const read = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const readBoth = () => `${read(flagKey)} ${read(recordKey)}`
  const lastRecord = (): Partial<ConsentRecord> => {
    try {
      return JSON.parse(read(recordKey) ?? '{}') ?? {}
    } catch {
      return {}
    }
  }

  /** A flag without a record is of the time of the first revision. */
  const stateNow = (): ConsentState => {
    if (navigator.globalPrivacyControl === true) return 'refused by browser'
    if (here) return here === 'accepted' ? here : 'refused'
    const { decision = 'accepted', version = revisions[0] ?? '' } = lastRecord()
    // A tab older than the site takes consent to a later revision as given to its own.
    if (version < revision) return 'open'
    if (read(flagKey) === 'true') return 'accepted'
    return offersRefusal && decision !== 'accepted' ? 'refused' : 'open'
  }

  const update = () => {
    const state = stateNow()
    document.documentElement.dataset.consent = state
    // Consent to an earlier revision; scripts of others may read the flag as well.
    if (state === 'open' && read(flagKey)) localStorage.removeItem(flagKey)
    dispatchEvent(new Event('consentchange'))
  }

  const decide = (decision: Decision) => {
    here = decision
    const record: ConsentRecord = { decision, version: revision, at: new Date().toISOString() }
    try {
      // The flag last, because other tabs remove one that stands beside a record of an earlier revision.
      localStorage.setItem(recordKey, JSON.stringify(record))
      if (decision === 'accepted') localStorage.setItem(flagKey, 'true')
      else localStorage.removeItem(flagKey)
    } catch {
      // Storage is blocked: the banner will ask again on the next visit.
    }
    stored = readBoth()
    update()
  }

  /** Another tab has decided, while this one was open or waited for its visitor to come back. */
  const updateFromStorage = () => {
    if (readBoth() !== stored) here = undefined
    update()
  }

  update()
  addEventListener('storage', updateFromStorage)
  addEventListener('pageshow', updateFromStorage)
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-decision]')
    if (button) decide(button.dataset.decision as Decision)
  })
}
