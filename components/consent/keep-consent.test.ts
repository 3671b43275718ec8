import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../tests/open-page.ts'
import { consentKey, consentState, type Decision, recordKey } from './consent-store.ts'
import type { ConsentSetup } from './keep-consent.ts'

const [earlier, revision] = ['2026-11-26', '2027-02-01']
const terms = { revisions: [earlier, revision] }

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['accepted', 'accepted', 'true', 'accepted'],
  ['refused', 'refused', null, 'open'],
  ['withdrawn', 'refused', null, 'open'],
] as const)('%s: asks no more on this page, and is kept with time and revision', (decision, state, flag, nextState) => {
  vi.useFakeTimers({ now: new Date('2027-02-02T12:00:00Z') })
  if (!flag) store('true', { decision: 'accepted', version: revision })
  const closePage = openPage(terms)
  expect(consentState()).toBe(flag ? 'open' : 'accepted')
  press(decision)
  expect(consentState()).toBe(state)
  expect(JSON.parse(localStorage.getItem(recordKey) ?? '')).toEqual({
    decision,
    version: revision,
    at: '2027-02-02T12:00:00.000Z',
  })
  expect(localStorage.getItem(consentKey)).toBe(flag)
  closePage()
  openPage(terms)
  expect(consentState()).toBe(nextState)
})

const first = { revisions: [earlier] }
const refusable = { offersRefusal: true }
test.each([
  ['nothing is stored', {}, null, null, 'open'],
  ['accepted', {}, 'true', { decision: 'accepted', version: revision }, 'accepted'],
  ['accepted under an earlier revision', {}, 'true', { decision: 'accepted', version: earlier }, 'open'],
  ['accepted under a later revision, in a tab older than the site', first, 'true', { version: revision }, 'accepted'],
  ['a flag alone, before the first change', first, 'true', null, 'accepted'],
  ['a flag alone, after a change', {}, 'true', null, 'open'],
  ['a flag beside what is no record', first, 'true', '{', 'accepted'],
  ['a flag beside no object', first, 'true', 'null', 'accepted'],
  ['no flag', {}, null, { decision: 'accepted', version: revision }, 'open'],
  ['no flag, though one could refuse', refusable, null, { decision: 'accepted', version: revision }, 'open'],
  ['refused', refusable, null, { decision: 'refused', version: revision }, 'refused'],
  ['refused under an earlier revision', refusable, null, { decision: 'refused', version: earlier }, 'open'],
  ['refused, when one could', {}, null, { decision: 'refused', version: revision }, 'open'],
])('%s', (_, some: Partial<ConsentSetup>, flag, record, state) => {
  store(flag, record)
  openPage({ ...terms, ...some })
  expect(consentState()).toBe(state)
  expect(localStorage.getItem(consentKey)).toBe(state === 'accepted' ? 'true' : null)
})

test('Global Privacy Control goes before what is stored', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  store('true', { decision: 'accepted', version: revision })
  openPage(terms)
  expect(consentState()).toBe('refused by browser')
})

test('if storage is blocked, a decision lasts until the page is closed', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    })
  openPage(terms)
  expect(consentState()).toBe('open')
  press('accepted')
  dispatchEvent(new Event('pageshow'))
  expect(consentState()).toBe('accepted')
})

test.each(['storage', 'pageshow'])('what another tab has decided is seen at %s', (event) => {
  openPage(terms)
  press('accepted')
  dispatchEvent(new Event(event))
  expect(consentState()).toBe('accepted')
  store(null, { decision: 'withdrawn', version: revision })
  dispatchEvent(new Event(event))
  expect(consentState()).toBe('open')
})

function store(flag: string | null, record: object | string | null): void {
  localStorage.clear()
  if (flag) localStorage.setItem(consentKey, flag)
  if (record) localStorage.setItem(recordKey, typeof record === 'string' ? record : JSON.stringify(record))
}

function press(decision: Decision): void {
  const button = document.body.appendChild(document.createElement('button'))
  button.dataset.decision = decision
  button.click()
  button.remove()
}
