import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveUpAfterHours } from '../../requests/delivery/give-up'
import { mostRefusals } from '../../server/mail/forwarding-rules'
import type { RequestStore } from '../../server/mail/store/request-store'
import { setClock } from '../clock'
import { mark } from './marked'
import { leadRequest } from './sample-requests'
import type { Storage } from './storages'
import { addLeads, entry, storedNames, takenIds, takenNames } from './store'

const minute = 60_000
const hour = 60 * minute
const limits = { leaseMs: minute, mostPerHour: 1000 }
const failure = { error: 'Not now', isRefused: false, mayHaveArrived: false }

/** What every store of requests does. Declares its tests. */
export function testStore(start: () => Promise<Storage>): void {
  let storage: Storage
  beforeAll(async () => {
    storage = await start()
  })
  afterAll(() => storage.stop())
  const empty = () => storage.empty()

  describe('a request that comes again', () => {
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

    test.each([undefined, 'k'])('after browsers have given it up is a new request (key: %s)', async (key) => {
      const clock = setClock()
      const store = (await empty())()
      await store.add(entry(first, { key }))
      clock.advance(giveUpAfterHours * hour - 1)
      expect(await store.add(entry(first, { key }))).toBe('repeated')
      clock.advance(1)
      expect(await store.add(entry(first, { key }))).toBe('stored')
      expect(await store.add(entry(first, { key }))).toBe('repeated')
      expect(await storedNames(store)).toEqual(['A', 'A'])
    })

    test('a key may be used for another request after browsers have given up the first', async () => {
      const clock = setClock()
      const store = (await empty())()
      await store.add(entry(first, { key: 'k' }))
      clock.advance(giveUpAfterHours * hour)
      expect(await store.add(entry(second, { key: 'k' }))).toBe('stored')
    })

    test('is recognised by another process too', async () => {
      const open = await empty()
      const [one, other] = [open(), open()]
      expect(await one.add(entry(first, { key: 'k' }))).toBe('stored')
      expect(await other.add(entry(first))).toBe('repeated')
      expect(await other.add(entry(second, { key: 'k' }))).toBe('conflict')
      expect(await storedNames(one)).toEqual(['A'])
    })
  })

  test('several programs at once store each request once, and take each once', async () => {
    const open = await empty()
    const stores = Array.from({ length: 4 }, open)
    const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index}`)
    const requests = names.map((name) => entry(leadRequest({ name }), { key: name }))
    const storings = await Promise.all(requests.flatMap((request) => stores.map((store) => store.add(request))))
    expect(storings.filter((storing) => storing === 'stored')).toHaveLength(names.length)
    expect(storings.filter((storing) => storing === 'repeated')).toHaveLength(3 * names.length)
    const mails = await Promise.all(stores.map((store) => sendAll(store, limits)))
    expect(mails.flat(2).sort()).toEqual(names.sort())
  })

  test('what was received, what is spam and what waits is counted, and listed', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A', 'B')
    await store.markForwarded([1])
    const since = Date.now()
    clock.advance(1)
    await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
    expect(await store.count(since)).toEqual({ received: 1, spam: 1, waiting: 2, parked: 0, oldestWaitingAt: since })
    await store.markSpam(3, false)
    await store.markSpam(2, true)
    expect(await storedNames(store)).toEqual(['A', 'B', 'Bot'])
    expect(await storedNames(store, { isSpam: true })).toEqual(['B'])
    expect(await storedNames(store, { isSpam: false })).toEqual(['A', 'Bot'])
  })

  test('the digest of a day is sent by one program, and by another where that fails', async () => {
    const open = await empty()
    const [one, other] = [open(), open()]
    expect([await one.claimDigest('2026-11-22'), await other.claimDigest('2026-11-22')]).toEqual([true, false])
    expect(await other.claimDigest('2026-11-23')).toBe(true)
    await one.releaseDigest('2026-11-22')
    expect(await other.claimDigest('2026-11-22')).toBe(true)
  })

  test('a check can be made again and again', async () => {
    const store = (await empty())()
    await store.check()
    await store.check()
    expect(await store.list()).toEqual([])
  })

  test('requests are taken one by one, the oldest first, and by one process only', async () => {
    const open = await empty()
    const [one, other] = [open(), open()]
    await addLeads(one, 'A', 'B', 'C')
    const taken = []
    for (const store of [one, other, one, other]) taken.push(await store.takeForForwarding(limits))
    expect(taken.map(takenNames)).toEqual([['A'], ['B'], ['C'], []])
    expect(taken[0]).toMatchObject({ requests: [{ id: 1, isSpam: false }], attempts: 1 })
  })

  test('a request is taken again if its result was not reported in time', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    await store.takeForForwarding(limits)
    expect(await store.nextForwardingAt(limits)).toBe(Date.now() + minute)
    clock.advance(minute - 1)
    expect(await store.takeForForwarding(limits)).toBeUndefined()
    clock.advance(1)
    expect(await store.takeForForwarding(limits)).toMatchObject({ requests: [{ id: 1 }], attempts: 2 })
  })

  test('a request waits for the given time after a failure, and others go first', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A', 'B')
    const first = await store.takeForForwarding(limits)
    await store.markForwardingFailed(takenIds(first), { ...failure, nextAt: Date.now() + 1000 })
    expect(takenNames(await store.takeForForwarding(limits))).toEqual(['B'])
    expect(await store.takeForForwarding(limits)).toBeUndefined()
    clock.advance(1000)
    expect(await store.takeForForwarding(limits)).toMatchObject({ requests: [{ error: 'Not now' }], attempts: 2 })
  })

  test('a request is not taken again after it was forwarded', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    await store.markForwarded(takenIds(await store.takeForForwarding(limits)))
    expect(await store.nextForwardingAt(limits)).toBeUndefined()
    clock.advance(1000 * hour)
    expect(await store.takeForForwarding(limits)).toBeUndefined()
    expect(await store.list()).toMatchObject([{ forwarding: 'forwarded' }])
  })

  test('what was taken for spam goes after the others', async () => {
    const store = (await empty())()
    await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
    await addLeads(store, 'A')
    expect(takenNames(await store.takeForForwarding(limits))).toEqual(['A'])
    expect(await store.takeForForwarding(limits)).toMatchObject({ requests: [{ isSpam: true }] })
  })

  test('the clock: a time that was set before the clock was put back by a year does not count', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    clock.advance(365 * 24 * hour)
    await store.markForwardingFailed(takenIds(await store.takeForForwarding(limits)), {
      ...failure,
      nextAt: Date.now() + hour,
    })
    clock.advance(-365 * 24 * hour)
    expect(await store.nextForwardingAt(limits)).toBe(Date.now())
    expect(takenNames(await store.takeForForwarding(limits))).toEqual(['A'])
  })

  test('of the mails of an hour, the last carries all that is due, and then the hour must pass', async () => {
    const clock = setClock()
    const store = (await empty())()
    const few = { ...limits, mostPerHour: 3 }
    await addLeads(store, 'A', 'B', 'C', 'D', 'E')
    const mails = await sendAll(store, few)
    expect(mails).toEqual([['A'], ['B'], ['C', 'D', 'E']])
    await addLeads(store, 'F', 'G')
    expect(await store.takeForForwarding(few)).toBeUndefined()
    expect(await store.nextForwardingAt(few)).toBe(Date.now() + hour)
    clock.advance(hour)
    expect(await sendAll(store, few)).toEqual([['F'], ['G']])
  })

  test('requests that may have arrived together stay together, those that surely failed do not', async () => {
    const clock = setClock()
    const store = (await empty())()
    const few = { ...limits, mostPerHour: 1 }
    await addLeads(store, 'A', 'B')
    expect(takenNames(await store.takeForForwarding(few))).toEqual(['A', 'B'])
    clock.advance(minute)
    const again = await store.takeForForwarding(few)
    expect(takenNames(again)).toEqual(['A', 'B'])
    await store.markForwardingFailed(takenIds(again), { ...failure, mayHaveArrived: true, nextAt: Date.now() })
    const third = await store.takeForForwarding(few)
    expect(takenNames(third)).toEqual(['A', 'B'])
    await addLeads(store, 'C')
    await store.markForwardingFailed(takenIds(third), { ...failure, nextAt: Date.now() })
    expect(takenNames(await store.takeForForwarding(few))).toEqual(['A', 'B', 'C'])
  })

  test.each([
    ['erased', (store: RequestStore) => store.erase([1])],
    ['retried alone', (store: RequestStore) => store.retryForwarding([1])],
  ])('the others of a mail are sent also where its first request was %s', async (_, change) => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A', 'B', 'C')
    const few = { ...limits, mostPerHour: 1 }
    expect(takenNames(await store.takeForForwarding(few))).toEqual(['A', 'B', 'C'])
    await change(store)
    await store.markForwarded([1])
    clock.advance(2 * hour)
    expect(takenNames(await store.takeForForwarding(few))).toEqual(['B', 'C'])
  })

  test('what was refused for good five times is parked until somebody retries it', async () => {
    const store = (await empty())()
    await addLeads(store, 'A')
    for (let time = 1; time <= mostRefusals; time += 1) {
      expect(await store.list()).toMatchObject([{ forwarding: 'waiting' }])
      const taken = await store.takeForForwarding(limits)
      await store.markForwardingFailed(takenIds(taken), { ...failure, isRefused: true, nextAt: Date.now() })
    }
    expect(await store.list()).toMatchObject([{ forwarding: 'parked', error: 'Not now' }])
    expect(await store.nextForwardingAt(limits)).toBeUndefined()
    expect(await store.takeForForwarding(limits)).toBeUndefined()
    expect(await store.count(0)).toMatchObject({ waiting: 0, parked: 1 })
    expect(await store.retryForwarding([1])).toBe(1)
    const taken = await store.takeForForwarding(limits)
    expect(takenNames(taken)).toEqual(['A'])
    await store.markForwardingFailed(takenIds(taken), { ...failure, isRefused: true, nextAt: Date.now() })
    expect(await store.list()).toMatchObject([{ forwarding: 'waiting' }])
  })

  test('failures that are not for good park nothing, however many', async () => {
    const store = (await empty())()
    await addLeads(store, 'A')
    for (let time = 0; time < 20; time += 1)
      await store.markForwardingFailed(takenIds(await store.takeForForwarding(limits)), {
        ...failure,
        nextAt: Date.now(),
      })
    expect(await store.list()).toMatchObject([{ forwarding: 'waiting' }])
  })

  describe('what is erased', () => {
    test.each([
      ['with its key', 'k'],
      ['with another key', 'other'],
      ['without a key', undefined],
    ])('is not brought back by a browser that sends it again %s', async (_, key) => {
      const clock = setClock()
      const store = (await empty())()
      const request = leadRequest({ name: mark })
      await store.add(entry(request, { key: 'k' }))
      await store.erase([1])
      clock.advance(giveUpAfterHours * hour - 1)
      expect(await store.add(entry(request, { key }))).toBe('repeated')
      expect(await storedNames(store)).toEqual([])
      clock.advance(1)
      expect(await store.add(entry(request, { key }))).toBe('stored')
    })

    test('takes nothing else with it', async () => {
      const store = (await empty())()
      for (const name of ['A', 'B', 'C']) await store.add(entry(leadRequest({ name })))
      expect(await store.erase([2, 99])).toBe(1)
      expect(await storedNames(store)).toEqual(['A', 'C'])
      expect(await store.add(entry(leadRequest({ name: 'D' })))).toBe('stored')
    })
  })

  test('what is older than a time is removed, and the rest stays', async () => {
    const clock = setClock()
    const store = (await empty())()
    await store.add(entry(leadRequest({ name: 'old' })))
    clock.advance(hour)
    await store.add(entry(leadRequest({ name: 'new' })))
    expect(await store.eraseReceivedBefore(Date.now() - 1)).toBe(1)
    expect(await storedNames(store)).toEqual(['new'])
  })
}

/** Forwards all that may be sent now. @returns the names in each mail */
async function sendAll(store: RequestStore, most: typeof limits): Promise<string[][]> {
  const mails: string[][] = []
  for (let taken = await store.takeForForwarding(most); taken; taken = await store.takeForForwarding(most)) {
    await store.markForwarded(takenIds(taken))
    mails.push(takenNames(taken))
  }
  return mails
}
