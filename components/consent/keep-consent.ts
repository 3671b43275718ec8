import type { ConsentRecord, ConsentState, Decision } from './consent-store.ts'

export interface ConsentSetup {
  flagKey: string
  recordKey: string
  /** The dates at which the terms changed, oldest first. A decision counts only for the revision it was made under. */
  revisions: readonly string[]
  offersRefusal: boolean
}

/**
 * Keeps the visitor's decision, and writes the state to the document's `data-consent`. The source of this function is
 * copied into the head of every document (renderer/prerender/document-html.ts), so that the state is known before the
 * first paint and buttons with `data-decision` work before hydration. It must therefore use nothing from outside itself:
 * consent.spec.ts runs that copy.
 */
export function keepConsent({ flagKey, recordKey, revisions, offersRefusal }: ConsentSetup): void {
  const revision = revisions.at(-1) ?? ''
  /** The decision made on this page. It holds until the page is closed, even if the browser stores nothing. */
  let here: Decision | undefined
  /** What the storage held after that decision. */
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

  /** A flag without a record comes from the time of the first revision, when no records were kept. */
  const stateNow = (): ConsentState => {
    if (navigator.globalPrivacyControl === true) return 'refused by browser'
    if (here) return here === 'accepted' ? here : 'refused'
    const { decision = 'accepted', version = revisions[0] ?? '' } = lastRecord()
    // `<`, so that an old tab accepts consent to a later revision, which another tab has stored.
    if (version < revision) return 'open'
    if (read(flagKey) === 'true') return 'accepted'
    return offersRefusal && decision !== 'accepted' ? 'refused' : 'open'
  }

  const update = () => {
    const state = stateNow()
    document.documentElement.dataset.consent = state
    // The flag of an earlier revision goes, because other scripts may read it.
    if (state === 'open' && read(flagKey)) localStorage.removeItem(flagKey)
    dispatchEvent(new Event('consentchange'))
  }

  const decide = (decision: Decision) => {
    here = decision
    const record: ConsentRecord = { decision, version: revision, at: new Date().toISOString() }
    try {
      // First the record: other tabs remove a flag if they see it beside a record of an earlier revision.
      localStorage.setItem(recordKey, JSON.stringify(record))
      if (decision === 'accepted') localStorage.setItem(flagKey, 'true')
      else localStorage.removeItem(flagKey)
    } catch {
      // Storage is blocked: the banner will ask again on the next visit.
    }
    stored = readBoth()
    update()
  }

  /** Follows the decision of another tab, also after this page was restored by the back button. */
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
