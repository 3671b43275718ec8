import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLocks } from '../../tests/mail/fake-locks'
import { type FakeRequest, fakeService } from '../../tests/mail/fake-service'
import { createDelivery, type Delivery, type Draft } from './delivery'
import { giveUpAfterHours } from './give-up'
import { mostEntries, newEntry, type StoredEntry, toStored } from './outbox'

const key = '@tecto:outbox'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const giveUpAfterMs = giveUpAfterHours * hour

let requests: FakeRequest[]
let deliveries: Delivery[]
let drafts: Draft[]

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 21, 7, 28, 0) })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  requests = fakeService()
  deliveries = []
  drafts = []
})

afterEach(() => {
  localStorage.clear()
  for (const draft of drafts) draft.close()
  for (const delivery of deliveries) delivery.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a first press', () => {
  test('is stored, under a lease, before it is sent', () => {
    vi.stubGlobal('fetch', () => {
      expect(stored()).toMatchObject([{ body: 'a', failures: 0, busyUntil: Date.now() + 20 * second }])
      return new Promise(() => {})
    })
    void openForm().send('a')
    expect.assertions(1)
  })

  test('that the mail service takes is removed from the outbox', async () => {
    const sending = openForm().send('a')
    await latest().answer(202)
    await sending
    expect(localStorage.getItem(key)).toBeNull()
    await pass(4 * 24 * hour)
    expect(requests).toHaveLength(1)
  })

  test('that is answered with a refusal is settled, kept and sent again', async () => {
    const form = openForm()
    await pass(0)
    const sending = form.send('a')
    await latest().answer(503)
    await sending
    expect(stored()).toMatchObject([{ failures: 1, busyUntil: 0, heldUntil: 0, isUnanswered: false }])
    await pass(30 * second - 1)
    expect(requests).toHaveLength(1)
    await pass(1)
    expect(requests).toHaveLength(2)
    await latest().answer(200)
    expect(stored()).toEqual([])
  })

  test('that fails on the way is rejected', async () => {
    const sending = openForm().send('a')
    const failure = expect(sending).rejects.toThrow('Failed to fetch')
    await latest().fail()
    await failure
    expect(stored()).toMatchObject([{ failures: 1, busyUntil: 0, isUnanswered: true }])
  })

  test('is sent although the browser reports that it is offline', async () => {
    setOnline(false)
    const sending = openForm().send('a')
    await latest().answer(200)
    await sending
    expect(stored()).toEqual([])
  })

  test('is sent, and sent again, where the storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      })
    }
    const sending = openForm().send('a')
    await latest().answer(503)
    await sending
    await pass(30 * second)
    expect(bodies()).toEqual(['a', 'a'])
    await latest().answer(200)
    await pass(hour)
    expect(requests).toHaveLength(2)
  })
})

describe('what was answered with a refusal', () => {
  test('is sent again until it is given up, at most an hour apart, byte for byte and under one key', async () => {
    const times = [Date.now()]
    void openForm().send('{"name":"Ana"}')
    await latest().answer(500)
    while (stored().length > 0) {
      const count = requests.length
      await pass(10 * second)
      if (requests.length === count) continue
      times.push(Date.now())
      await latest().answer(500)
    }
    const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / second)
    expect(waits.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
    expect(Math.max(...waits)).toBe(3600)
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(giveUpAfterMs - hour)
    expect(Date.now() - (times[0] ?? 0)).toBeLessThanOrEqual(giveUpAfterMs + hour)
    expect(new Set(bodies())).toEqual(new Set(['{"name":"Ana"}']))
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1)
    expect(requests[0]?.id).toMatch(/^[0-9a-f]{32}$/)
    const sent = requests.length
    await pass(24 * hour)
    expect(requests).toHaveLength(sent)
  })

  test('is not sent before it is due, by a new visit or the return of the network', async () => {
    await refused('a')
    newTab()
    dispatchEvent(new Event('online'))
    await pass(29 * second)
    expect(requests).toHaveLength(1)
  })

  test('is not replaced by the next request of the form', async () => {
    const form = openForm()
    const sending = form.send('a')
    await latest().answer(503)
    await sending
    void form.send('b')
    await latest().answer(503)
    expect(stored().map(({ body }) => body)).toEqual(['a', 'b'])
    expect(new Set(requests.map(({ id }) => id)).size).toBe(2)
  })

  test('is sent by the next visit when it is due, and in order', async () => {
    store(entryOf('old', { createdAt: Date.now() - 2 }), entryOf('new', { createdAt: Date.now() - 1 }))
    newTab()
    await pass(0)
    expect(bodies()).toEqual(['old'])
    await latest().answer(500)
    expect(bodies()).toEqual(['old', 'new'])
    await latest().answer(200)
    expect(stored()).toMatchObject([{ body: 'old', failures: 1 }])
  })

  test('is given up by its age alone', async () => {
    store(
      entryOf('a', { createdAt: Date.now() - giveUpAfterMs - 1 }),
      entryOf('b', { createdAt: Date.now() - giveUpAfterMs, failures: 1000 }),
    )
    newTab()
    await pass(0)
    expect(bodies()).toEqual(['b'])
    expect(stored().map(({ body }) => body)).toEqual(['b'])
  })

  test('one of them failing on the way does not keep the others', async () => {
    store(entryOf('a', { createdAt: Date.now() - 2 }), entryOf('b', { createdAt: Date.now() - 1 }))
    newTab()
    await pass(0)
    await latest().fail()
    expect(bodies()).toEqual(['a', 'b'])
    await latest().answer(200)
    await pass(30 * second)
    expect(bodies()).toEqual(['a', 'b', 'a'])
  })

  test.each([
    ['due later', { dueAt: hour }],
    ['sent by another tab', { busyUntil: 20 * second }],
    ['held by a form', { heldUntil: 4 * minute }],
  ])('is not read again and again while it is %s', async (_, later) => {
    const changes = Object.entries(later).map(([name, ms]) => [name, Date.now() + ms])
    store(entryOf('a', Object.fromEntries(changes)))
    newTab()
    await pass(0)
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await pass(19 * second)
    expect(read).not.toHaveBeenCalled()
  })

  test('waits while the browser is offline', async () => {
    setOnline(false)
    store(entryOf('a'))
    newTab()
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await pass(10 * minute)
    expect(read.mock.calls.length).toBeLessThan(500)
    expect(requests).toHaveLength(0)
    setOnline(true)
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(requests).toHaveLength(1)
  })

  test('is sent after an offline time that ends without an event', async () => {
    setOnline(false)
    store(entryOf('a'))
    newTab()
    await pass(minute)
    setOnline(true)
    await pass(5 * second)
    expect(requests).toHaveLength(1)
  })
})

describe('what failed on the way', () => {
  test('is sent again at once when the network returns or a visit begins', async () => {
    store(entryOf('a', { isUnanswered: true, failures: 5, dueAt: Date.now() + hour }))
    newTab()
    await pass(0)
    expect(requests).toHaveLength(1)
    await latest().fail()
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(requests).toHaveLength(2)
  })

  test('waits no longer after a network that returns again and again without working', async () => {
    store(entryOf('a', { isUnanswered: true, failures: 1, dueAt: Date.now() + minute }))
    newTab()
    await pass(0)
    await latest().fail()
    for (let times = 0; times < 20; times++) {
      dispatchEvent(new Event('online'))
      await pass(0)
      await latest().fail()
    }
    expect(requests).toHaveLength(21)
    expect(stored()).toMatchObject([{ failures: 1 }])
    await pass(30 * second)
    await latest().answer(200)
    expect(stored()).toEqual([])
  })

  test('waits as long as the service asks, where it is answered before it was due', async () => {
    store(entryOf('a', { isUnanswered: true, failures: 1, dueAt: Date.now() + second }))
    newTab()
    await pass(0)
    await latest().answer(503, { 'retry-after': '600' })
    await pass(10 * minute - 1)
    expect(requests).toHaveLength(1)
    await pass(1)
    expect(requests).toHaveLength(2)
  })
})

describe('a full outbox', () => {
  beforeEach(() => {
    const now = Date.now()
    const later = { dueAt: now + hour, failures: 1 }
    store(
      ...Array.from({ length: mostEntries }, (_, index) => entryOf(`${index}`, { createdAt: now - index, ...later })),
    )
  })

  test('refuses a request that the service does not take, so that the visitor is not thanked, and keeps what it has', async () => {
    for (const answer of [() => latest().answer(503), () => latest().fail()]) {
      const sending = openForm().send('new')
      const failure = expect(sending).rejects.toThrow()
      await answer()
      await failure
      expect(stored()).toHaveLength(mostEntries)
      expect(stored().map(({ body }) => body)).not.toContain('new')
    }
  })

  test('does not stand in the way of a request that the service takes', async () => {
    const sending = openForm().send('new')
    await latest().answer(202)
    await sending
    expect(stored()).toHaveLength(mostEntries)
  })
})

describe('what waits in this browser', () => {
  test('is counted once sending it has failed, and no more when it is delivered', async () => {
    const tab = newTab()
    const changes = vi.fn()
    const end = tab.waiting.onChange(changes)
    const sending = openForm(tab).send('a')
    expect(tab.waiting.count()).toBe(0)
    await latest().answer(503)
    await sending
    expect(tab.waiting.count()).toBe(1)
    await pass(30 * second)
    await latest().answer(200)
    expect(tab.waiting.count()).toBe(0)
    expect(changes).toHaveBeenCalledTimes(2)
    end()
    store(entryOf('b', { failures: 1 }))
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(tab.waiting.count()).toBe(1)
    expect(changes).toHaveBeenCalledTimes(2)
  })

  test('is never sent once it was discarded, not even where it was on its way or held by its form', async () => {
    const tab = newTab()
    const form = openForm(tab)
    const sending = form.send('held').catch(() => {})
    await latest().fail()
    await sending
    store(...stored(), entryOf('b', { failures: 1 }))
    dispatchEvent(new Event('online'))
    await pass(0)
    expect(bodies()).toEqual(['held', 'b'])
    tab.waiting.discard()
    await latest().answer(503)
    form.close()
    await pass(giveUpAfterMs)
    expect(bodies()).toEqual(['held', 'b'])
    expect(stored()).toEqual([])
  })
})

describe('a failed request that its form still holds', () => {
  test('is replaced by a corrected one: only that is delivered', async () => {
    const form = openForm()
    await failed(form, 'wrong')
    await failed(form, 'less wrong')
    const sending = form.send('right')
    expect(stored().map(({ body }) => body)).toEqual(['right'])
    expect(new Set(requests.map(({ id }) => id)).size).toBe(3)
    await latest().answer(200)
    await sending
    form.close()
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('online'))
    await pass(24 * hour)
    expect(bodies()).toEqual(['wrong', 'less wrong', 'right'])
    expect(stored()).toEqual([])
  })

  test('is not corrected any more once it was answered', async () => {
    const form = openForm()
    await failed(form, 'a')
    const sending = form.send('a')
    await latest().answer(503)
    await sending
    void form.send('b')
    expect(stored().map(({ body }) => body)).toEqual(['a', 'b'])
  })

  test('is sent as the same request by identical presses, however many', async () => {
    const form = openForm()
    for (let times = 0; times < 15; times++) await failed(form, 'a')
    void form.send('a')
    expect(requests).toHaveLength(16)
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1)
    await latest().answer(200)
    expect(stored()).toEqual([])
    await pass(hour)
    expect(requests).toHaveLength(16)
  })

  test('is not sent for hours: not by a timer, another visit or the return of the network', async () => {
    const form = openForm()
    await failed(form, 'a')
    newTab()
    for (let hours = 0; hours < 6; hours++) {
      await pass(hour)
      dispatchEvent(new Event('online'))
      newTab()
    }
    expect(requests).toHaveLength(1)
    expect(stored()).toMatchObject([{ body: 'a', failures: 1 }])
  })

  test('is not sent by its own tab, even where the tab has slept for longer than the hold lasts', async () => {
    const form = openForm()
    await failed(form, 'a')
    vi.setSystemTime(Date.now() + hour)
    dispatchEvent(new Event('online'))
    await pass(10 * minute)
    expect(requests).toHaveLength(1)
    expect(stored()).toHaveLength(1)
  })

  test('is sent at once when the form is closed, and again where that fails', async () => {
    const form = openForm()
    await failed(form, 'a')
    form.close()
    expect(requests).toHaveLength(2)
    expect(latest().id).toBe(requests[0]?.id)
    expect(stored()).toMatchObject([{ heldUntil: 0, busyUntil: Date.now() + 20 * second }])
    await latest().fail()
    await pass(30 * second)
    expect(requests).toHaveLength(3)
    await latest().answer(200)
    await pass(hour)
    expect(requests).toHaveLength(3)
  })

  test('is sent at once when the page is left', async () => {
    const form = openForm()
    await failed(form, 'a')
    dispatchEvent(new Event('pagehide'))
    expect(requests).toHaveLength(2)
    expect(latest().init.keepalive).toBe(true)
    await latest().answer(200)
    expect(stored()).toEqual([])
    form.close()
    await pass(hour)
    expect(requests).toHaveLength(2)
  })

  test('is sent once, where the page is left again or the form closed meanwhile', async () => {
    const form = openForm()
    await failed(form, 'a')
    dispatchEvent(new Event('pagehide'))
    dispatchEvent(new Event('pagehide'))
    form.close()
    form.close()
    expect(requests).toHaveLength(2)
  })

  test('is not sent before it is due, where the page was left, restored and left again', async () => {
    const form = openForm()
    await failed(form, 'a')
    dispatchEvent(new Event('pagehide'))
    await latest().answer(503, { 'retry-after': '600' })
    dispatchEvent(new Event('pagehide'))
    form.close()
    await pass(10 * minute - 1)
    expect(requests).toHaveLength(2)
    await pass(1)
    expect(requests).toHaveLength(3)
  })

  test('is replaced while it waits, also after the page was left and restored', async () => {
    const form = openForm()
    await failed(form, 'wrong')
    dispatchEvent(new Event('pagehide'))
    await latest().fail()
    const sending = form.send('right')
    await latest().answer(200)
    await sending
    await pass(24 * hour)
    expect(bodies()).toEqual(['wrong', 'wrong', 'right'])
    expect(stored()).toEqual([])
  })

  test('keeps its key for an identical press after the page was left and restored', async () => {
    const form = openForm()
    await failed(form, 'a')
    dispatchEvent(new Event('pagehide'))
    await latest().answer(200)
    void form.send('a')
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1)
  })

  test('is sent by another tab when the hold of a tab that was closed has run out', async () => {
    store(entryOf('a', { failures: 1, isUnanswered: true, heldUntil: Date.now() + 4 * minute }))
    newTab()
    await pass(4 * minute - 1)
    expect(requests).toHaveLength(0)
    await pass(1)
    expect(requests).toHaveLength(1)
  })

  test('is held for 4 minutes at a time', async () => {
    await failed(openForm(), 'a')
    expect(stored()[0]?.heldUntil).toBe(Date.now() + 4 * minute)
    await pass(3 * minute)
    expect(stored()[0]?.heldUntil).toBe(Date.now() + 4 * minute)
  })

  test('is not stored again where another tab has delivered it after all', async () => {
    const form = openForm()
    await failed(form, 'a')
    localStorage.removeItem(key)
    await pass(10 * minute)
    expect(stored()).toEqual([])
    form.close()
    expect(requests).toHaveLength(1)
  })

  test('is not held where the form was closed while it was on its way', async () => {
    const form = openForm()
    const failure = expect(form.send('a')).rejects.toThrow()
    form.close()
    expect(requests).toHaveLength(1)
    await latest().fail()
    await failure
    expect(stored()).toMatchObject([{ heldUntil: 0 }])
    await pass(30 * second)
    expect(requests).toHaveLength(2)
  })

  test('leaves no timers and no listeners behind', async () => {
    const added = vi.spyOn(globalThis, 'addEventListener')
    const removed = vi.spyOn(globalThis, 'removeEventListener')
    const form = openForm()
    await failed(form, 'a')
    form.close()
    await latest().answer(200)
    expect(vi.getTimerCount()).toBe(0)
    const onLeaving = added.mock.calls.filter(([type]) => type === 'pagehide')
    expect(onLeaving).toHaveLength(1)
    expect(removed.mock.calls).toEqual(onLeaving)
  })
})

describe.each(['with', 'without', 'denied'] as const)('two tabs, %s locks', (kind) => {
  beforeEach(() => {
    const locks = kind === 'with' ? fakeLocks() : kind === 'denied' ? deniedLocks() : undefined
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  })

  test('never have the same request in flight at once', async () => {
    store(entryOf('a'), entryOf('b'), entryOf('c'))
    newTab()
    newTab()
    const random = randomNumbers()
    for (let steps = 0; steps < 400 && stored().length > 0; steps++) {
      await pass(random() * 20 * second)
      const flying = requests.filter(({ isInFlight }) => isInFlight)
      expect(new Set(flying.map(({ id }) => id)).size).toBe(flying.length)
      if (random() < 0.2) dispatchEvent(new Event('online'))
      const luck = random()
      if (luck < 0.05) await flying[0]?.answer(200)
      else if (luck < 0.5) await flying[0]?.answer(503)
      else if (luck < 0.75) await flying[0]?.fail()
    }
    expect(requests.length).toBeGreaterThan(20)
  })

  test('do not send what a form of another tab is sending', async () => {
    void openForm().send('a')
    const other = newTab()
    other.stop()
    other.start()
    await pass(14 * second)
    expect(requests).toHaveLength(1)
  })

  test('do not send what a form has just corrected', async () => {
    store(entryOf('z', { createdAt: Date.now() - hour }))
    newTab()
    await pass(0)
    expect(bodies()).toEqual(['z'])
    const form = openForm()
    await failed(form, 'wrong')
    const sending = form.send('right')
    await latest().answer(200)
    await sending
    await requests[0]?.answer(503)
    await pass(24 * hour)
    expect(bodies().filter((body) => body === 'wrong')).toHaveLength(1)
  })

  test('do not bring back what a form replaced while they sent it', async () => {
    const form = openForm()
    await failed(form, 'wrong')
    // As if the form's tab had slept for longer than its hold lasts.
    store(...stored().map((entry) => ({ ...entry, heldUntil: 0 })))
    newTab()
    await pass(0)
    expect(bodies()).toEqual(['wrong', 'wrong'])
    const sending = form.send('right')
    await requests[2]?.answer(200)
    await sending
    await requests[1]?.fail()
    await pass(24 * hour)
    expect(bodies()).toEqual(['wrong', 'wrong', 'right'])
    expect(stored()).toEqual([])
  })

  test('keep their lease when the form that held the request is closed', async () => {
    const form = openForm()
    await failed(form, 'a')
    store(...stored().map((entry) => ({ ...entry, heldUntil: 0 })))
    await pass(50 * second)
    newTab()
    await pass(0)
    expect(requests).toHaveLength(2)
    await pass(10 * second)
    form.close()
    expect(requests).toHaveLength(2)
  })

  test('take over what a tab was sending when it died', async () => {
    store(entryOf('a', { busyUntil: Date.now() + 20 * second }))
    newTab()
    await pass(20 * second - 1)
    expect(requests).toHaveLength(0)
    await pass(1)
    expect(requests).toHaveLength(1)
  })

  test('hear of what the other one has stored', async () => {
    newTab()
    await pass(0)
    store(entryOf('a', { dueAt: Date.now() + 30 * second }))
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
    await pass(30 * second)
    expect(requests).toHaveLength(1)
  })
})

test('while another tab delivers, this one looks again every 5 seconds', async () => {
  const locks = fakeLocks()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  const { promise, resolve } = Promise.withResolvers<void>()
  void locks.request('@tecto:outbox', { ifAvailable: true }, () => promise)
  store(entryOf('a'))
  newTab()
  await pass(minute)
  expect(requests).toHaveLength(0)
  resolve()
  await pass(5 * second)
  expect(requests).toHaveLength(1)
})

describe('a clock that jumps', () => {
  test.each([
    ['a day', 24 * hour],
    ['a year', 365 * 24 * hour],
  ])('back by %s does not keep anything from being delivered', async (_, jump) => {
    const ahead = Date.now() + jump
    store(
      entryOf('a', { createdAt: ahead, dueAt: ahead + 1, failures: 1 }),
      entryOf('b', { createdAt: ahead + 1, dueAt: ahead + 1, busyUntil: ahead + 20 * second }),
      entryOf('c', { createdAt: ahead + 2, dueAt: ahead + 1, heldUntil: ahead + 4 * minute }),
    )
    newTab()
    for (let count = 0; count < 3; count++) {
      await pass(0)
      await requests[count]?.answer(200)
    }
    expect(bodies()).toEqual(['a', 'b', 'c'])
    expect(stored()).toEqual([])
  })

  test('back by a year does not keep the browser busy', async () => {
    const ahead = Date.now() + 365 * 24 * hour
    setOnline(false)
    store(entryOf('a', { createdAt: ahead, dueAt: ahead }))
    newTab()
    await pass(0)
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await pass(minute)
    expect(read.mock.calls.length).toBeLessThan(100)
  })

  test('back by seconds does not break a lease', async () => {
    store(entryOf('a', { dueAt: Date.now() - minute, busyUntil: Date.now() + 20 * second }))
    vi.setSystemTime(Date.now() - 3 * second)
    newTab()
    await pass(20 * second)
    expect(requests).toHaveLength(0)
  })
})

test('a delivery that was stopped sends nothing any more', async () => {
  const tab = newTab()
  await pass(0)
  tab.stop()
  store(entryOf('a'))
  dispatchEvent(new Event('online'))
  dispatchEvent(new StorageEvent('storage', { key }))
  await pass(hour)
  expect(requests).toHaveLength(0)
})

function newTab(): Delivery {
  const delivery = createDelivery()
  deliveries.push(delivery)
  delivery.start()
  return delivery
}

/** A form, in a tab of its own unless it is given one. */
function openForm(tab = newTab()): Draft {
  const draft = tab.openDraft()
  drafts.push(draft)
  return draft
}

/** Presses a form's button while the network is down. */
async function failed(form: Draft, body: string): Promise<void> {
  const failure = expect(form.send(body)).rejects.toThrow('Failed to fetch')
  await latest().fail()
  await failure
}

async function refused(body: string): Promise<void> {
  const sending = openForm().send(body)
  await latest().answer(503)
  await sending
}

function latest(): FakeRequest {
  const request = requests.at(-1)
  if (!request) throw new Error('Nothing has been sent.')
  return request
}

function bodies(): string[] {
  return requests.map(({ body }) => body)
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}

function stored(): StoredEntry[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]')
}

function store(...entries: StoredEntry[]): void {
  localStorage.setItem(key, JSON.stringify(entries))
}

function entryOf(body: string, changes: Partial<StoredEntry> = {}): StoredEntry {
  return { ...toStored(newEntry(body)), id: `id of ${body}`, ...changes }
}

function deniedLocks() {
  return { request: () => Promise.reject(new DOMException('Locks are denied.', 'SecurityError')) }
}

/** The same numbers from 0 to 1 in each run. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
