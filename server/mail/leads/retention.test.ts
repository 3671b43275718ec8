import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { muteConsole } from '../../../tests/mail/fakes/mute-console.ts'
import { addLeads, openStore, storedNames } from '../../../tests/mail/store.ts'
import { until } from '../../../tests/programs/until.ts'
import { startRetention } from './retention.ts'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] })
  return () => void vi.useRealTimers()
})

test('only requests older than the set number of days are deleted', async () => {
  const log = muteConsole('log')
  const store = openStore()
  await addLeads(store, 'old')
  vi.advanceTimersByTime(9 * day)
  await addLeads(store, 'new')
  onTestFinished(startRetention(store, 10).stop)
  await vi.advanceTimersByTimeAsync(day - 10 * minute)
  expect(await storedNames(store)).toEqual(['old', 'new'])
  await vi.advanceTimersByTimeAsync(20 * minute)
  await until(async () => (await storedNames(store)).join() === 'new', 'the removal')
  await until(() => log.mock.calls.length > 0, 'a line in the log')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"count":1,"keepDays":10'))
})

test('a temporary jump of the clock deletes nothing', async () => {
  const store = openStore()
  const remove = vi.spyOn(store, 'removeReceivedBefore')
  onTestFinished(startRetention(store, 10).stop)
  const before = Date.now()
  vi.setSystemTime(before + 400 * day)
  await vi.advanceTimersByTimeAsync(10 * minute)
  vi.setSystemTime(before)
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(remove).toHaveBeenCalled()
  for (const [time] of remove.mock.calls) expect(time).toBeLessThan(before)
})

test('a database error does not end the service', async () => {
  const consoleError = muteConsole('error')
  const store = openStore()
  const remove = vi.spyOn(store, 'removeReceivedBefore').mockRejectedValueOnce(new Error('disk I/O error'))
  onTestFinished(startRetention(store, 10).stop)
  await vi.advanceTimersByTimeAsync(20 * minute)
  expect(consoleError).toHaveBeenCalledOnce()
  expect(remove).toHaveBeenCalledTimes(2)
})
