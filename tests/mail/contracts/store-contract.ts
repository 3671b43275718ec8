import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveUpAfterHours } from '../../../forms/retention.ts'
import { setClock } from '../../clock.ts'
import { mark } from '../marked.ts'
import { leadRequest } from '../sample-requests.ts'
import { addLeads, entry, erase, stored, storedNames } from '../store.ts'
import { testQueue } from './queue-contract.ts'
import type { Storage } from './storages.ts'

const minute = 60_000
const hour = 60 * minute

/** Declares the tests that every store must pass. */
export function testStore(start: () => Promise<Storage>): void {
  let storage: Storage
  beforeAll(async () => {
    storage = await start()
  })
  afterAll(() => storage.stop())
  const empty = () => storage.empty()

  describe('a repeated request', () => {
    const [first, second] = [leadRequest({ name: 'A' }), leadRequest({ name: 'B' })]

    test.each([
      ['with the same key', 'k1', 'k1'],
      ['with another key', 'k1', 'k2'],
      ['with a key, first without one', undefined, 'k1'],
      ['without its key', 'k1', undefined],
      ['without a key', undefined, undefined],
    ])('%s is the same request', async (_, key, again) => {
      const store = (await empty())()
      expect(await store.add(entry(first, { key }))).toBe('stored')
      expect(await store.add(entry(first, { key: again }))).toBe('repeated')
      expect(await store.add(entry(first, { key: again }))).toBe('repeated')
      expect(await storedNames(store)).toEqual(['A'])
    })

    test('with another text is another request', async () => {
      const store = (await empty())()
      expect(await store.add(entry(first))).toBe('stored')
      expect(await store.add(entry(second))).toBe('stored')
      expect(await store.add(entry(first, { key: 'k' }))).toBe('repeated')
      expect(await storedNames(store)).toEqual(['A', 'B'])
    })

    test('with the key of another request is a conflict, and both stay as they are', async () => {
      const store = (await empty())()
      await store.add(entry(first, { key: 'k' }))
      expect(await store.add(entry(second, { key: 'k' }))).toBe('conflict')
      expect(await storedNames(store)).toEqual(['A'])
      expect(await store.add(entry(first, { key: 'k' }))).toBe('repeated')
      expect(await store.add(entry(second, { key: 'l' }))).toBe('stored')
      expect(await storedNames(store)).toEqual(['A', 'B'])
    })

    test.each([undefined, 'k'])(
      'after browsers have given up the first one is a new request (key: %s)',
      async (key) => {
        const clock = setClock()
        const store = (await empty())()
        await store.add(entry(first, { key }))
        clock.advance(giveUpAfterHours * hour - 1)
        expect(await store.add(entry(first, { key }))).toBe('repeated')
        clock.advance(1)
        expect(await store.add(entry(first, { key }))).toBe('stored')
        expect(await store.add(entry(first, { key }))).toBe('repeated')
        expect(await storedNames(store)).toEqual(['A', 'A'])
      },
    )

    test('may reuse a key after browsers have given up the first request', async () => {
      const clock = setClock()
      const store = (await empty())()
      await store.add(entry(first, { key: 'k' }))
      clock.advance(giveUpAfterHours * hour)
      expect(await store.add(entry(second, { key: 'k' }))).toBe('stored')
    })

    test('is also recognized by another process', async () => {
      const open = await empty()
      const [one, other] = [open(), open()]
      expect(await one.add(entry(first, { key: 'k' }))).toBe('stored')
      expect(await other.add(entry(first))).toBe('repeated')
      expect(await other.add(entry(second, { key: 'k' }))).toBe('conflict')
      expect(await storedNames(one)).toEqual(['A'])
    })
  })

  test('totals count requests, spam and the queue, and all are listed', async () => {
    const store = (await empty())()
    await addLeads(store, 'A', 'B')
    const { oldestWaitingAt } = await store.totals()
    await store.markForwarded(1)
    await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
    expect(await store.totals()).toMatchObject({ received: 3, receivedSpam: 1, waiting: 2, deadLetters: 0 })
    await store.markSpam(3, false)
    await store.markSpam(2, true)
    expect(await storedNames(store)).toEqual(['A', 'B', 'Bot'])
    expect(await storedNames(store, { isSpam: true })).toEqual(['B'])
    expect(await storedNames(store, { isSpam: false })).toEqual(['A', 'Bot'])
    for (const id of [1, 2, 3]) await erase(store, id)
    const nothingLeft = { received: 3, waiting: 0, deadLetters: 0, size: 0, oldestWaitingAt: undefined }
    expect(await store.totals()).toMatchObject(nothingLeft)
    expect(oldestWaitingAt).toBeLessThanOrEqual(Date.now())
  })

  test('all requests are listed, however many there are', async () => {
    const store = (await empty())()
    const names = Array.from({ length: 201 }, (_, index) => `Visitor ${index}`)
    await Promise.all(names.map((name) => addLeads(store, name)))
    expect((await storedNames(store)).sort()).toEqual(names.sort())
    expect(await storedNames(store, { id: 7 })).toHaveLength(1)
  })

  test('when the store is full, spam is deleted first, then requests are rejected', async () => {
    const open = await empty()
    const size = JSON.stringify(leadRequest({ name: 'A' })).length
    const store = open({ maxSize: 2 * size })
    await store.add(entry(leadRequest({ name: 'S' }), { isSpam: true }))
    await addLeads(store, 'A', 'B')
    expect(await storedNames(store)).toEqual(['A', 'B'])
    expect(await store.add(entry(leadRequest({ name: 'C' })))).toBe('full')
    expect(await store.add(entry(leadRequest({ name: 'A' })))).toBe('repeated')
    await erase(store, Number((await stored(store))[0]?.id))
    expect(await store.add(entry(leadRequest({ name: 'C' })))).toBe('stored')
  })

  test('a notice is sent by one program, or by another if that fails, and reports what arrived since the last one', async () => {
    const open = await empty()
    const [one, other] = [open(), open()]
    const totals = await one.totals()
    expect(await one.claimNotice('2026-11-22', { ...totals, received: 5 })).toMatchObject({ received: 0 })
    expect(await other.claimNotice('2026-11-22', totals)).toBeUndefined()
    expect(await other.claimNotice('2026-11-22T10', totals)).toMatchObject({ received: 0 })
    expect(await other.claimNotice('2026-11-23', totals)).toMatchObject({ received: 5 })
    await one.releaseNotice('2026-11-22')
    expect(await other.claimNotice('2026-11-22', totals)).toBeDefined()
  })

  testQueue(empty)

  describe('an erased request', () => {
    test.each([
      ['with its key', 'k'],
      ['with another key', 'other'],
      ['without a key', undefined],
    ])('is not restored by a browser that sends it again %s', async (_, key) => {
      const clock = setClock()
      const store = (await empty())()
      const request = leadRequest({ name: mark })
      await store.add(entry(request, { key: 'k' }))
      expect(await erase(store, 1)).toBe(true)
      clock.advance(giveUpAfterHours * hour - 1)
      expect(await store.add(entry(request, { key }))).toBe('repeated')
      expect(await storedNames(store)).toEqual([])
      clock.advance(1)
      expect(await store.add(entry(request, { key }))).toBe('stored')
    })

    test('leaves all others', async () => {
      const store = (await empty())()
      for (const name of ['A', 'B', 'C']) await store.add(entry(leadRequest({ name })))
      expect(await erase(store, 2)).toBe(true)
      expect(await store.erase(3, 0)).toBe(false)
      expect(await store.erase(99, Date.now())).toBe(false)
      expect(await storedNames(store)).toEqual(['A', 'C'])
      expect(await store.add(entry(leadRequest({ name: 'D' })))).toBe('stored')
    })
  })

  test('only requests received before the given time are deleted', async () => {
    const clock = setClock()
    const store = (await empty())()
    await store.add(entry(leadRequest({ name: 'old' })))
    clock.advance(hour)
    await store.add(entry(leadRequest({ name: 'new' })))
    expect(await store.removeReceivedBefore(Date.now() - 1)).toBe(1)
    expect(await storedNames(store)).toEqual(['new'])
  })
}
