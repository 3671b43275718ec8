import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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

test('if storage is blocked, consent lasts until the page is closed', async () => {
  blockStorage()
  const { decide, isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(false)
  decide('accepted', version)
  expect(isConsentGiven()).toBe(true)
})

test.each([
  [consentKey, true],
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
