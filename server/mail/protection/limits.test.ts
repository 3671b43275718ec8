import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../../tests/mail/store.ts'
import { limitsBy, memoryCounter, storeCounter } from './limits.ts'

const hour = 3600
const settings = { maxPerAddress: 4, maxTotal: 2 }

test.each([
  ['in memory', () => memoryCounter()],
  ['in a database', () => storeCounter(openStore(), 'secret')],
])('%s: for an IPv6 address, its /64, /56 and /48 are counted; other networks are not affected', async (_, open) => {
  const limits = limitsBy(open(), settings)
  const begin = async (address: string, times: number) => {
    let seconds = 0
    for (let time = 0; time < times; time += 1) seconds = await limits.begin(address)
    return seconds
  }
  expect(await begin('2001:db8:1:1::1', 4)).toBe(0)
  expect(await begin('2001:db8:1:1::2', 1)).toBeGreaterThan(500)
  expect(await begin('2001:db8:1:2::1', 3)).toBe(0)
  // The /56 of both may send 8, the /48 16.
  expect(await begin('2001:db8:1:3::1', 1)).toBeGreaterThan(500)
  for (const part of ['1100', '1200']) expect(await begin(`2001:db8:1:${part}::1`, 3)).toBe(0)
  expect(await begin('2001:db8:1:1300::1', 2)).toBeGreaterThan(500)
  expect(await begin('2001:db8:2::1', 4)).toBe(0)
})

test('when the total limit is reached, those who have sent little may still send', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const limits = limitsBy(memoryCounter(), settings)
  for (let time = 0; time < 5; time += 1) await limits.count('192.0.2.1')
  expect(await limits.remaining('192.0.2.1')).toBe(hour)
  expect(await limits.remaining('192.0.2.2')).toBe(0)
  vi.advanceTimersByTime(1000 * hour + 1)
  expect(await limits.remaining('192.0.2.1')).toBe(0)
})

test('a large request counts as several', async () => {
  const limits = limitsBy(memoryCounter(), settings)
  expect(await limits.begin('192.0.2.1')).toBe(0)
  expect(await limits.addSize('192.0.2.1', 4 * 4096)).toBe(0)
  expect(await limits.begin('192.0.2.1')).toBeGreaterThan(0)
})

test('of too many addresses the oldest is dropped, and a new one is never rejected', async () => {
  const limits = limitsBy(memoryCounter(3), settings)
  for (const last of [1, 2, 3, 4, 5]) expect(await limits.begin(`192.0.2.${last}`)).toBe(0)
})
