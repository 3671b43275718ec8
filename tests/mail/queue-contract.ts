import { expect, test } from 'vitest'
import { mostRefusals } from '../../server/mail/forwarding-rules'
import type { RequestStore } from '../../server/mail/store/request-store'
import { setClock } from '../clock'
import { leadRequest } from './sample-requests'
import type { Storage } from './storages'
import { addLeads, entry, takenIds, takenNames } from './store'

const minute = 60_000
const hour = 60 * minute
const limits = { leaseMs: minute, mostPerHour: 1000 }
const failure = { error: 'Not now', isRefused: false, mayHaveArrived: false }

/** What every store of requests does as the queue of what is to be forwarded. Declares its tests. */
export function testQueue(empty: Storage['empty']): void {
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
