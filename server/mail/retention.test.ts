import { expect, onTestFinished, test, vi } from 'vitest'
import { keepDays } from '../../forms/retention.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { storeIn } from '../../tests/mail/store.ts'
import { startRetention } from './retention.ts'

test('old requests are deleted again and again, and a failure is logged', async () => {
  const [errors, lines] = [muteConsole('error'), muteConsole('log')]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = storeIn()
  const remove = vi
    .spyOn(store, 'removeOld')
    .mockRejectedValueOnce(new Error('disk I/O error'))
    .mockResolvedValueOnce(3)
  onTestFinished(startRetention(store, true).stop)
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(remove.mock.calls).toEqual(Array(2).fill([keepDays, true]))
  expect([errors.mock.calls.join(), lines.mock.calls.join()]).toEqual([
    expect.stringContaining('disk I/O error'),
    expect.stringContaining('"count":3'),
  ])
})
