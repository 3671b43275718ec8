import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { consentKey, recordKey } from './consent-store'

const version = '2026-11-21'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('consent is stored as the flag says', async () => {
  const { decide, isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(false)
  decide('accepted', version)
  expect(localStorage.getItem(consentKey)).toBe('true')
  expect(isConsentGiven()).toBe(true)
})

test.each(['accepted', 'refused', 'withdrawn'] as const)(
  '%s is recorded with its time and the policy',
  async (decision) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
    const before = await freshStore()
    expect(before.lastRecord()).toBeUndefined()
    before.decide(decision, version)
    const record = { decision, version, at: '2026-11-21T12:00:00.000Z' }
    expect(JSON.parse(localStorage.getItem(recordKey) ?? '')).toEqual(record)
    vi.resetModules()
    const after = await freshStore()
    expect(after.lastRecord()).toEqual(record)
    expect(after.isConsentGiven()).toBe(decision === 'accepted')
    expect([before.isDecidedHere(), after.isDecidedHere()]).toEqual([true, false])
  },
)

test.each(['refused', 'withdrawn'] as const)('%s removes the flag', async (decision) => {
  localStorage.setItem(consentKey, 'true')
  const { decide, isConsentGiven } = await freshStore()
  decide(decision, version)
  expect(localStorage.getItem(consentKey)).toBeNull()
  expect(isConsentGiven()).toBe(false)
})

test.each([
  ['older terms', '2026-11-20', null],
  ['these terms', '2026-11-21', 'true'],
  ['a later policy with the same terms', '2026-12-24', 'true'],
])('consent to %s', async (_, version, flag) => {
  const before = await freshStore()
  before.decide('accepted', version)
  vi.resetModules()
  const { forgetOutdatedConsent, isConsentGiven, onConsentChange } = await freshStore()
  const listener = vi.fn()
  onTestFinished(onConsentChange(listener))
  forgetOutdatedConsent('2026-11-21')
  expect(localStorage.getItem(consentKey)).toBe(flag)
  expect(isConsentGiven()).toBe(flag === 'true')
  expect(listener).toHaveBeenCalledTimes(flag ? 0 : 1)
})

test('a flag without a record counts, whatever has changed', async () => {
  localStorage.setItem(consentKey, 'true')
  const { forgetOutdatedConsent, isConsentGiven } = await freshStore()
  forgetOutdatedConsent('2999-01-01')
  expect(isConsentGiven()).toBe(true)
})

test.each(['', '{', 'null', '7', '{"decision":"perhaps","version":"a","at":"2026-11-21"}', '{"decision":"accepted"}'])(
  'a record that somebody else wrote (%s) is none',
  async (text) => {
    localStorage.setItem(recordKey, text)
    expect((await freshStore()).lastRecord()).toBeUndefined()
  },
)

test.each([
  [true, false],
  [false, true],
  [undefined, true],
])('Global Privacy Control %s goes before what is stored', async (signal, expected) => {
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

test('consent lasts from visit to visit', async () => {
  const before = await freshStore()
  before.decide('accepted', version)
  vi.resetModules()
  const after = await freshStore()
  expect(after.isConsentGiven()).toBe(true)
})

test('where the storage is blocked, consent lasts for the page', async () => {
  blockStorage()
  const { decide, isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(false)
  decide('accepted', version)
  expect(isConsentGiven()).toBe(true)
})

test('listeners are told of consent given in this tab, until they stop listening', async () => {
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

test('listeners are told of consent given in another tab', async () => {
  const { isConsentGiven, onConsentChange } = await freshStore()
  const heard: boolean[] = []
  const stop = onConsentChange(() => heard.push(isConsentGiven()))
  localStorage.setItem(consentKey, 'true')
  dispatchEvent(new StorageEvent('storage', { key: consentKey, newValue: 'true' }))
  expect(heard).toEqual([true])
  stop()
})

test('a later decision in another tab replaces the one of this tab', async () => {
  const { decide, isConsentGiven, onConsentChange } = await freshStore()
  const stop = onConsentChange(() => {})
  decide('accepted', version)
  localStorage.removeItem(consentKey)
  dispatchEvent(new StorageEvent('storage', { key: consentKey, newValue: null }))
  expect(isConsentGiven()).toBe(false)
  stop()
})

test('listeners are not told of other keys that another tab stores', async () => {
  const { onConsentChange } = await freshStore()
  const listener = vi.fn()
  const stop = onConsentChange(listener)
  dispatchEvent(new StorageEvent('storage', { key: '@tecto:outbox', newValue: '[]' }))
  expect(listener).not.toHaveBeenCalled()
  stop()
})

/** The store of a newly opened page. */
function freshStore() {
  return import('./consent-store')
}

function blockStorage(): void {
  const block = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
}
