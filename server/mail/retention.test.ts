import { expect, onTestFinished, test, vi } from 'vitest'
import { keepDays } from '../../forms/retention.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { addLeads, storedNames, storeIn } from '../../tests/mail/store.ts'
import { startRetention } from './retention.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('old requests are deleted, those to be mailed once they are, and a failure is logged', async () => {
  muteConsole('log')
  const errors = muteConsole('error')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = storeIn()
  const remove = vi.spyOn(store, 'removeOld')
  onTestFinished(startRetention(store, true).stop)
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await Promise.allSettled(remove.mock.results.map(({ value }) => value))
  }
  await addLeads(store, 'A', 'B')
  await store.markForwarded(1)
  remove.mockRejectedValueOnce(new Error('disk I/O error'))
  await pass(10 * minute)
  expect(errors.mock.calls.join()).toContain('disk I/O error')
  for (let days = 0; days <= keepDays; days++) {
    expect(await storedNames(store)).toEqual(['A', 'B'])
    for (let hours = 0; hours < 24; hours += 4) {
      vi.setSystemTime(Date.now() + 4 * hour)
      await store.removeOld(keepDays, true)
    }
  }
  expect(await storedNames(store)).toEqual(['B'])
  await store.removeOld(keepDays, false)
  expect(await storedNames(store)).toEqual([])
})

test('a clock that is a year ahead, even from the start of the service, deletes nothing for days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = storeIn()
  await addLeads(store, 'A')
  await store.markForwarded(1)
  const start = Date.now()
  vi.setSystemTime(start + 400 * day)
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 10) await store.removeOld(keepDays, false)
  expect(await storedNames(store)).toEqual(['A'])
  // The clock is put right: what was known of the wrong time is forgotten.
  vi.setSystemTime(start + day)
  for (let times = 0; times < 10; times++) await store.removeOld(keepDays, false)
  expect(await storedNames(store)).toEqual(['A'])
})
