import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const key = '@tecto:cookies-accepted'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

afterEach(() => vi.restoreAllMocks())

test('consent is stored as the flag says', async () => {
  const { giveConsent, isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(false)
  giveConsent()
  expect(localStorage.getItem(key)).toBe('true')
  expect(isConsentGiven()).toBe(true)
})

test.each([
  ['true', true],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  ['', false],
])('the stored flag "%s" means %s', async (flag, expected) => {
  localStorage.setItem(key, flag)
  const { isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(expected)
})

test('consent lasts from visit to visit', async () => {
  const before = await freshStore()
  before.giveConsent()
  vi.resetModules()
  const after = await freshStore()
  expect(after.isConsentGiven()).toBe(true)
})

test('where the storage is blocked, consent lasts for the page', async () => {
  blockStorage()
  const { giveConsent, isConsentGiven } = await freshStore()
  expect(isConsentGiven()).toBe(false)
  giveConsent()
  expect(isConsentGiven()).toBe(true)
})

test('who listens is told of consent given here, until they stop', async () => {
  const { giveConsent, onConsentChange } = await freshStore()
  const listener = vi.fn()
  const stop = onConsentChange(listener)
  giveConsent()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  giveConsent()
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(listener).toHaveBeenCalledOnce()
})

test('who listens is told of consent given in another tab', async () => {
  const { isConsentGiven, onConsentChange } = await freshStore()
  const heard: boolean[] = []
  const stop = onConsentChange(() => heard.push(isConsentGiven()))
  localStorage.setItem(key, 'true')
  dispatchEvent(new StorageEvent('storage', { key, newValue: 'true' }))
  expect(heard).toEqual([true])
  stop()
})

/** The store as a page that was just opened has it. */
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
