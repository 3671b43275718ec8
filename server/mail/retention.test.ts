import { expect, onTestFinished, test, vi } from 'vitest'
import { keepDays } from '../../forms/retention.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { addLeads, storedNames, storeIn } from '../../tests/mail/store.ts'
import { startRetention } from './retention.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('old requests are deleted, but not because of a jump of the clock, and a failure is logged', async () => {
  muteConsole('log')
  const errors = muteConsole('error')
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = storeIn()
  const remove = vi.spyOn(store, 'removeOld')
  await addLeads(store, 'A')
  onTestFinished(startRetention(store).stop)
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await Promise.allSettled(remove.mock.results.map(({ value }) => value))
  }
  const start = Date.now()
  vi.setSystemTime(start + (keepDays + 1) * day)
  await pass(10 * minute)
  vi.setSystemTime(start + 20 * minute)
  await pass(10 * minute)
  await pass(10 * minute)
  expect([remove.mock.calls.length, await storedNames(store)]).toEqual([1, ['A']])
  remove.mockRejectedValueOnce(new Error('disk I/O error'))
  await pass(10 * minute)
  expect(errors.mock.calls.join()).toContain('disk I/O error')
  vi.setSystemTime(start + (keepDays + 1) * day)
  for (const _ of ['the jump', 'afterwards']) await pass(10 * minute)
  expect(await storedNames(store)).toEqual([])
})
