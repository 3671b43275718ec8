import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales.ts'
import { consentKey, recordKey } from './consent-store.ts'

const version = '2026-11-21'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  ['accepted', 'true'],
  ['refused', null],
  ['withdrawn', null],
] as const)('%s is kept for later visits: as the flag %s, and with its time and the policy', async (decision, flag) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  if (!flag) localStorage.setItem(consentKey, 'true')
  const before = await freshStore()
  expect(before.lastRecord()).toBeUndefined()
  expect(before.isConsentGiven()).toBe(!flag)
  before.decide(decision, version)
  const record = { decision, version, at: '2026-11-21T12:00:00.000Z' }
  expect(JSON.parse(localStorage.getItem(recordKey) ?? '')).toEqual(record)
  expect(localStorage.getItem(consentKey)).toBe(flag)
  vi.resetModules()
  const after = await freshStore()
  expect(after.lastRecord()).toEqual(record)
  expect([before.isConsentGiven(), after.isConsentGiven()]).toEqual([!!flag, !!flag])
  expect([before.isDecidedHere(), after.isDecidedHere()]).toEqual([true, false])
})

test.each([
  ['older terms', '2026-11-20', null],
  ['these terms', '2026-11-21', 'true'],
  ['a later policy with the same terms', '2026-12-24', 'true'],
])('consent to %s', async (_, version, flag) => {
  const before = await freshStore()
  before.decide('accepted', version)
  vi.resetModules()
  const { removeExpiredConsent, isConsentGiven, onConsentChange } = await freshStore()
  const listener = vi.fn()
  onTestFinished(onConsentChange(listener))
  removeExpiredConsent('2026-11-21')
  expect(localStorage.getItem(consentKey)).toBe(flag)
  expect(isConsentGiven()).toBe(flag === 'true')
  expect(listener).toHaveBeenCalledTimes(flag ? 0 : 1)
})

test.each(localeIds)(
  'a choice lasts until it is cleared or its terms change, so the policy in %s names no period for it',
  async (locale) => {
    const { isExpired } = await freshStore()
    expect(isExpired({ decision: 'accepted', version, at: '2000-01-01T00:00:00Z' }, version)).toBe(false)
    const policy = readFileSync(`content/privacy/${locale}.md`, 'utf8').split('\n')
    const [stated = '', ...others] = policy.filter((line) => line.includes(consentKey))
    expect(others).toEqual([])
    expect(stated).toContain(recordKey)
    expect(stated).not.toMatch(/\d/)
  },
)

test('a flag without a record counts as consent, until what visitors consent to changes', async () => {
  localStorage.setItem(consentKey, 'true')
  const { removeExpiredConsent, isConsentGiven } = await freshStore()
  removeExpiredConsent('2026-11-21')
  expect(isConsentGiven()).toBe(true)
  removeExpiredConsent('2026-12-24')
  expect(isConsentGiven()).toBe(false)
})

test.each(['', '{', 'null', '7', '{"decision":"perhaps","version":"a","at":"2026-11-21"}', '{"decision":"accepted"}'])(
  'an invalid record (%s) is ignored',
  async (text) => {
    localStorage.setItem(recordKey, text)
    expect((await freshStore()).lastRecord()).toBeUndefined()
  },
)

test.each([
  [true, false],
  [false, true],
  [undefined, true],
])('Global Privacy Control %s overrides what is stored', async (signal, expected) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: signal })
  onTestFinished(() => void vi.unstubAllGlobals())
  localStorage.setItem(consentKey, 'true')
  const { isConsentGiven, isRefusedByBrowser } = await freshStore()
  expect(isConsentGiven()).toBe(expected)
  expect(isRefusedByBrowser()).toBe(!expected)
})

test.each([
  ['true', true],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  ['', false],
])('the stored flag "%s" means %s', async (flag, expected) => {
  localStorage.setItem(consentKey, flag)
  const { isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(expected)
})

test('if storage is blocked, consent lasts until the page is closed', async () => {
  blockStorage()
  const { decide, isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(false)
  decide('accepted', version)
  expect(isConsentGiven()).toBe(true)
})

test('listeners are notified of decisions made in this tab, until they stop listening', async () => {
  const { decide, onConsentChange } = await freshStore()
  const listener = vi.fn()
  const stop = onConsentChange(listener)
  decide('accepted', version)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  decide('accepted', version)
  dispatchEvent(new StorageEvent('storage', { key: consentKey }))
  expect(listener).toHaveBeenCalledOnce()
})

test.each([
  [consentKey, true],
  [recordKey, true],
  [null, true],
  ['@tecto:outbox', false],
])(
  'of what another tab stores, %s is reported as a decision in place of that of this tab: %s',
  async (key, isReported) => {
    const { decide, isConsentGiven, onConsentChange } = await freshStore()
    const heard: boolean[] = []
    decide('accepted', version)
    onTestFinished(onConsentChange(() => heard.push(isConsentGiven())))
    localStorage.removeItem(consentKey)
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(heard).toEqual(isReported ? [false] : [])
    expect(isConsentGiven()).toBe(!isReported)
  },
)

/** The store in a newly opened page. */
function freshStore() {
  return import('./consent-store.ts')
}

function blockStorage(): void {
  const block = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
}
