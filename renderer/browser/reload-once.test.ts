// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once'

const failure = new Error('The chunk is gone.')
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', storage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('the first failure reloads the page', () => {
  reloadOnce(failure)
  expect(reload).toHaveBeenCalledOnce()
})

test('a second failure within a minute is told instead', () => {
  reloadOnce(failure)
  vi.advanceTimersByTime(59_999)
  expect(() => reloadOnce(failure)).toThrow(failure)
  expect(reload).toHaveBeenCalledOnce()
})

test('a failure after a minute is another deploy and reloads again', () => {
  reloadOnce(failure)
  vi.advanceTimersByTime(60_000)
  reloadOnce(failure)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('what else stands in the storage does not keep the page from reloading', () => {
  sessionStorage.setItem('@tecto:reloaded', 'yes')
  reloadOnce(failure)
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['getItem', 'setItem'] as const)(
  'where the storage throws in %s, the failure is told and nothing reloads',
  (method) => {
    vi.stubGlobal('sessionStorage', {
      ...storage(),
      [method]: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      },
    })
    expect(() => reloadOnce(failure)).toThrow(failure)
    expect(reload).not.toHaveBeenCalled()
  },
)

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }
}
