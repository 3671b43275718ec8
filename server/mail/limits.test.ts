import { expect, onTestFinished, test, vi } from 'vitest'
import { limitsInMemory } from './limits'

test('all addresses together may send only so much in an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const limits = limitsInMemory({ mostPerAddress: 60, mostInAll: 2 })
  const weigh = (address: string) => limits.weigh(address, 100)
  expect([await weigh('a'), await weigh('b')]).toEqual([nothing, nothing])
  expect((await weigh('c')).ofAll).toBe(3600)
  vi.advanceTimersByTime(3600_001)
  expect(await weigh('c')).toEqual(nothing)
})

test('a large request counts as several, for its address and for all', async () => {
  const limits = limitsInMemory({ mostPerAddress: 10, mostInAll: 15 })
  expect(await limits.begin('a')).toBe(0)
  expect(await limits.weigh('a', 10 * 4096)).toEqual(nothing)
  expect(await limits.begin('a')).toBeGreaterThan(0)
  expect((await limits.weigh('b', 6 * 4096)).ofAll).toBeGreaterThan(0)
})

test('a large request that its address may not send takes nothing from the others', async () => {
  const limits = limitsInMemory({ mostPerAddress: 5, mostInAll: 10 })
  expect((await limits.weigh('a', 9 * 4096)).ofAddress).toBeGreaterThan(0)
  expect(await limits.weigh('b', 5 * 4096)).toEqual(nothing)
})

test('more addresses than are remembered share what one address may send, and those known keep their own', async () => {
  const limits = limitsInMemory({ mostPerAddress: 2, mostInAll: 1000 }, 3)
  for (const address of ['a', 'b', 'c', 'd', 'e']) expect(await limits.begin(address)).toBe(0)
  expect(await limits.begin('f')).toBeGreaterThan(0)
  expect(await limits.begin('a')).toBe(0)
  expect(await limits.begin('a')).toBeGreaterThan(0)
})

const nothing = { ofAddress: 0, ofAll: 0 }
