// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { fakeLocks } from '../../tests/mail/fake-locks'
import { unlessLocked } from './lock'

const task = vi.fn(async () => {})

afterEach(() => {
  vi.unstubAllGlobals()
  task.mockReset()
})

test('of two tasks at once only the first runs', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = unlessLocked(() => promise)
  expect(await unlessLocked(task)).toBe(false)
  expect(task).not.toHaveBeenCalled()
  resolve()
  expect(await first).toBe(true)
  expect(await unlessLocked(task)).toBe(true)
  expect(task).toHaveBeenCalledOnce()
})

test.each([
  ['with', fakeLocks()],
  ['without', undefined],
  ['with denied', { request: () => Promise.reject(new DOMException('Locks are denied.', 'SecurityError')) }],
])('a task runs once, also where it fails, %s locks', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  expect(await unlessLocked(task)).toBe(true)
  expect(task).toHaveBeenCalledTimes(1)
  task.mockRejectedValue(new Error('It failed.'))
  await expect(unlessLocked(task)).rejects.toThrow('It failed.')
  expect(task).toHaveBeenCalledTimes(2)
})
