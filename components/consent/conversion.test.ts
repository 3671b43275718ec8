import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const key = '@tecto:conversion'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

test('each sent request is reported once', async () => {
  const { queueConversion, takeConversion } = await import('./conversion.ts')
  expect(takeConversion()).toBeUndefined()
  queueConversion()
  const first = takeConversion()
  expect(first).toMatch(/^[0-9a-z]{5,}$/)
  expect(takeConversion()).toBeUndefined()
  expect(sessionStorage.getItem(key)).toBeNull()
  queueConversion()
  expect(takeConversion()).not.toBe(first)
})

test('a reload between sending and the thank-you page neither loses nor duplicates a conversion', async () => {
  const before = await import('./conversion.ts')
  before.queueConversion()
  vi.resetModules()
  const after = await import('./conversion.ts')
  expect(after.takeConversion()).toMatch(/^[0-9a-z]{5,}$/)
  vi.resetModules()
  const again = await import('./conversion.ts')
  expect(again.takeConversion()).toBeUndefined()
})

test('if storage is blocked, it lasts until the page is closed', async () => {
  const blocked = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(blocked)
    onTestFinished(() => spy.mockRestore())
  }
  const { queueConversion, takeConversion } = await import('./conversion.ts')
  queueConversion()
  expect(takeConversion()).toMatch(/^[0-9a-z]{5,}$/)
  expect(takeConversion()).toBeUndefined()
})
