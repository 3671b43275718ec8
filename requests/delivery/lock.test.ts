// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { fakeLocks } from '../../tests/mail/fake-locks'
import { unlessLocked } from './lock'

const task = vi.fn(async () => {})

afterEach(() => {
  vi.unstubAllGlobals()
  task.mockReset()
})

test('without locks a task just runs', async () => {
  vi.stubGlobal('navigator', {})
  expect(await unlessLocked(task)).toBe(true)
  expect(task).toHaveBeenCalledOnce()
})

test('a browser that denies locks lets a task run', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('Locks are denied.', 'SecurityError')))
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await unlessLocked(task)).toBe(true)
  expect(request).toHaveBeenCalledOnce()
  expect(task).toHaveBeenCalledOnce()
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
])('a task that fails runs once and tells, %s locks', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  task.mockRejectedValue(new Error('It failed.'))
  await expect(unlessLocked(task)).rejects.toThrow('It failed.')
  expect(task).toHaveBeenCalledOnce()
})
