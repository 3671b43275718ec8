import { expect, test } from 'vitest'
import { maxRefusals, type RequestStore } from '../../../server/mail/store/request-store.ts'
import { setClock } from '../../clock.ts'
import { leadRequest } from '../sample-requests.ts'
import { addLeads, claimedName, entry, stored } from '../store.ts'
import type { Storage } from './storages.ts'

const minute = 60_000
const hour = 60 * minute
const limits = { leaseMs: minute, maxPerHour: 1000 }
const failure = { error: 'Not now', isRefused: false }

/** Declares the tests of the forwarding queue, which every store must pass. */
export function testQueue(empty: Storage['empty']): void {
  test('concurrent programs store and claim each request once', async () => {
    const open = await empty()
    const stores = Array.from({ length: 4 }, () => open())
    const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index}`)
    const requests = names.map((name) => entry(leadRequest({ name }), { key: name }))
    const storings = await Promise.all(requests.flatMap((request) => stores.map((store) => store.add(request))))
    expect(storings.filter((storing) => storing === 'stored')).toHaveLength(names.length)
    expect(storings.filter((storing) => storing === 'repeated')).toHaveLength(3 * names.length)
    const mails = await Promise.all(stores.map((store) => sendAll(store, limits)))
    expect(mails.flat().sort()).toEqual(names.sort())
  })

  test('requests are claimed one by one, oldest first, by one process only', async () => {
    const clock = setClock()
    const open = await empty()
    const [one, other] = [open(), open()]
    for (const name of ['A', 'B', 'C']) {
      await addLeads(one, name)
      clock.advance(1)
    }
    const claims = []
    for (const store of [one, other, one, other]) claims.push(await store.claim(limits))
    expect(claims.map(claimedName).sort()).toEqual(['A', 'B', 'C', undefined])
    expect(claims[0]).toMatchObject({ stored: { isSpam: false }, attempts: 1 })
  })

  test('a request is claimed again if its result is not reported in time', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    await store.claim(limits)
    expect(await store.nextDue(limits)).toEqual({ at: Date.now() + minute, isHeldBack: false })
    clock.advance(minute - 1)
    expect(await store.claim(limits)).toBeUndefined()
    clock.advance(1)
    expect(await store.claim(limits)).toMatchObject({ stored: { id: 1 }, attempts: 2 })
  })

  test('a request waits for the given time after a failure, and others go first', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    const first = await store.claim(limits)
    await addLeads(store, 'B')
    await store.markFailed(Number(first?.stored.id), { ...failure, nextAt: Date.now() + 1000 })
    expect(claimedName(await store.claim(limits))).toBe('B')
    expect(await store.claim(limits)).toBeUndefined()
    clock.advance(1000)
    expect(await store.claim(limits)).toMatchObject({ stored: { error: 'Not now' }, attempts: 2 })
  })

  test('a forwarded request is not claimed again', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    await store.markForwarded(Number((await store.claim(limits))?.stored.id))
    expect(await store.nextDue(limits)).toBeUndefined()
    clock.advance(1000 * hour)
    expect(await store.claim(limits)).toBeUndefined()
    expect(await stored(store)).toMatchObject([{ forwarding: 'forwarded' }])
  })

  test('spam is claimed last', async () => {
    const store = (await empty())()
    await store.add(entry(leadRequest({ name: 'Bot' }), { isSpam: true }))
    await addLeads(store, 'A')
    expect(claimedName(await store.claim(limits))).toBe('A')
    expect(await store.claim(limits)).toMatchObject({ stored: { isSpam: true } })
  })

  test('a due time set before the clock was put back by a year is ignored', async () => {
    const clock = setClock()
    const store = (await empty())()
    await addLeads(store, 'A')
    clock.advance(365 * 24 * hour)
    const claim = await store.claim(limits)
    await store.markFailed(Number(claim?.stored.id), { ...failure, nextAt: Date.now() + hour })
    clock.advance(-365 * 24 * hour)
    expect(await store.nextDue(limits)).toMatchObject({ at: Date.now() })
    expect(claimedName(await store.claim(limits))).toBe('A')
  })

  test('after the hourly maximum, nothing is sent until the hour has passed', async () => {
    const clock = setClock()
    const store = (await empty())()
    const few = { ...limits, maxPerHour: 2 }
    await addLeads(store, 'A', 'B', 'C')
    expect((await sendAll(store, few)).length).toBe(2)
    expect(await store.nextDue(few)).toEqual({ at: Date.now() + hour, isHeldBack: true })
    clock.advance(hour)
    expect((await sendAll(store, few)).length).toBe(1)
    expect(await store.nextDue(few)).toBeUndefined()
  })

  test('a request rejected five times is a dead letter until it is retried; others are not affected', async () => {
    const store = (await empty())()
    await addLeads(store, 'A', 'B')
    const refuse = (id: number) => store.markFailed(id, { ...failure, isRefused: true, nextAt: Date.now() })
    for (let time = 1; time <= maxRefusals; time += 1) {
      expect(await stored(store)).toMatchObject([{ forwarding: 'waiting' }, { forwarding: 'waiting' }])
      await refuse(1)
    }
    expect(await stored(store, { isDeadLetter: true })).toMatchObject([{ id: 1, error: 'Not now' }])
    expect(await store.totals()).toMatchObject({ waiting: 1, deadLetters: 1 })
    expect(await sendAll(store, limits)).toEqual(['B'])
    expect(await store.nextDue(limits)).toBeUndefined()
    expect(await store.retry(1)).toBe(true)
    expect(await store.retry(2)).toBe(false)
    expect(claimedName(await store.claim(limits))).toBe('A')
    await refuse(1)
    expect(await stored(store, { id: 1 })).toMatchObject([{ forwarding: 'waiting' }])
  })

  test('temporary failures never make a dead letter', async () => {
    const store = (await empty())()
    await addLeads(store, 'A')
    for (let time = 0; time < 20; time += 1) await store.markFailed(1, { ...failure, nextAt: Date.now() })
    expect(await stored(store)).toMatchObject([{ forwarding: 'waiting' }])
  })
}

/** Forwards everything that is due. @returns the names */
async function sendAll(store: RequestStore, most: typeof limits): Promise<string[]> {
  const names: string[] = []
  for (let claim = await store.claim(most); claim; claim = await store.claim(most)) {
    await store.markForwarded(claim.stored.id)
    names.push(claim.stored.request.name)
  }
  return names
}
