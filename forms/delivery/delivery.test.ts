import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLocks } from '../../tests/mail/fakes/fake-locks.ts'
import { type FakeRequest, fakeService } from '../../tests/mail/fakes/fake-service.ts'
import { giveUpAfterHours } from '../retention.ts'
import { createDelivery, type Delivery, type Submission } from './delivery.ts'
import { maxEntries, newEntry, type StoredEntry, toStored } from './outbox.ts'

const key = '@tecto:outbox'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const giveUpAfterMs = giveUpAfterHours * hour

let requests: FakeRequest[]
let deliveries: Delivery[]
let submissions: Submission[]

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 21, 7, 28, 0) })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  requests = fakeService()
  deliveries = []
  submissions = []
})

afterEach(() => {
  localStorage.clear()
  for (const submission of submissions) submission.close()
  for (const delivery of deliveries) delivery.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('the first submission', () => {
  test('is stored, under a lease, before it is sent', () => {
    vi.stubGlobal('fetch', () => {
      expect(stored()).toMatchObject([{ body: 'a', failures: 0, busyUntil: Date.now() + 20 * second }])
      return new Promise(() => {})
    })
    void openForm().send('a')
    expect.assertions(1)
  })

  test.each([true, false])('is removed from the outbox once delivered, online: %s', async (isOnline) => {
    setOnline(isOnline)
    await answered(openForm(), 'a', 202)
    expect(localStorage.getItem(key)).toBeNull()
    await pass(4 * 24 * hour)
    expect(requests).toHaveLength(1)
  })

  test('counts as sent if refused, and is kept and sent again', async () => {
    await answered(openForm(), 'a', 503)
    expect(stored()).toMatchObject([{ failures: 1, busyUntil: 0, heldUntil: 0, isUnanswered: false }])
    await expectNextAfter(30 * second)
    await latest().answer(200)
    expect(stored()).toEqual([])
  })

  test('is sent and retried even if storage is blocked', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      })
    }
    await answered(openForm(), 'a', 503)
    await pass(30 * second)
    expect(bodies()).toEqual(['a', 'a'])
    await latest().answer(200)
    await pass(hour)
    expect(requests).toHaveLength(2)
  })
})

describe('a refused request', () => {
  test('is retried unchanged under one key, at most an hour apart, until it expires', async () => {
    const times = [Date.now()]
    await answered(openForm(), '{"name":"Ana"}', 500)
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
    expect(keys().size).toBe(1)
    expect(requests[0]?.id).toMatch(/^[0-9a-f]{32}$/)
    const sent = requests.length
    await pass(24 * hour)
    expect(requests).toHaveLength(sent)
  })

  test('is not sent before it is due, even after a new visit or when the network returns', async () => {
    await answered(openForm(), 'a', 503)
    newTab()
    await networkReturns()
    await pass(29 * second)
    expect(requests).toHaveLength(1)
  })

  test.each([0, 1])('is not replaced by the next request of the form, after %i network failures', async (failures) => {
    const form = openForm()
    for (let times = 0; times < failures; times++) await failed(form, 'a')
    await answered(form, 'a', 503)
    await answered(form, 'b', 503)
    expect(stored().map(({ body }) => body)).toEqual(['a', 'b'])
    expect(keys().size).toBe(2)
  })

  test.each([
    ['is refused', () => latest().answer(500)],
    ['fails on the way', () => latest().fail()],
  ])('is sent in order by the next visit when it is due, even if the first %s', async (_, end) => {
    store(entryOf('old', { createdAt: Date.now() - 2 }), entryOf('new', { createdAt: Date.now() - 1 }))
    await openTab()
    expect(bodies()).toEqual(['old'])
    await end()
    expect(bodies()).toEqual(['old', 'new'])
    await latest().answer(200)
    expect(stored()).toMatchObject([{ body: 'old', failures: 1 }])
    await pass(30 * second)
    expect(bodies()).toEqual(['old', 'new', 'old'])
  })

  test('expires only by its age', async () => {
    store(
      entryOf('a', { createdAt: Date.now() - giveUpAfterMs - 1 }),
      entryOf('b', { createdAt: Date.now() - giveUpAfterMs, failures: 1000 }),
    )
    await openTab()
    expect(bodies()).toEqual(['b'])
    expect(stored().map(({ body }) => body)).toEqual(['b'])
  })

  test.each([
    ['due later', { dueAt: hour }],
    ['sent by another tab', { busyUntil: 20 * second }],
    ['held by a form', { heldUntil: 4 * minute }],
  ])('does not cause constant checks while it is %s', async (_, later) => {
    const changes = Object.entries(later).map(([name, ms]) => [name, Date.now() + ms])
    store(entryOf('a', Object.fromEntries(changes)))
    await openTab()
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await pass(19 * second)
    expect(read).not.toHaveBeenCalled()
  })

  test.each([
    ['with an event', () => networkReturns()],
    ['without one', () => pass(5 * second)],
  ])('waits while the browser is offline, and is sent when it is online again %s', async (_, end) => {
    setOnline(false)
    store(entryOf('a'))
    newTab()
    const read = vi.spyOn(Storage.prototype, 'getItem')
    await pass(10 * minute)
    expect(read.mock.calls.length).toBeLessThan(500)
    expect(requests).toHaveLength(0)
    setOnline(true)
    await end()
    expect(requests).toHaveLength(1)
  })
})

describe('a request that failed in the network', () => {
  test('is sent at once when a visit begins and whenever the network returns', async () => {
    store(entryOf('a', { isUnanswered: true, failures: 1, dueAt: Date.now() + minute }))
    await openTab()
    await latest().fail()
    for (let times = 0; times < 20; times++) {
      await networkReturns()
      await latest().fail()
    }
    expect(requests).toHaveLength(21)
    expect(stored()).toMatchObject([{ failures: 1 }])
    await pass(30 * second)
    await latest().answer(200)
    expect(stored()).toEqual([])
  })

  test('waits as long as the service asks if refused before it was due', async () => {
    store(entryOf('a', { isUnanswered: true, failures: 1, dueAt: Date.now() + second }))
    await openTab()
    await latest().answer(503, { 'retry-after': '600' })
    await expectNextAfter(10 * minute)
  })
})

describe('a full outbox', () => {
  beforeEach(() => {
    const now = Date.now()
    const full = Array.from({ length: maxEntries }, (_, age) =>
      entryOf(`${age}`, { createdAt: now - age, dueAt: now + hour, failures: 1 }),
    )
    store(...full)
  })

  test.each([
    ['503', () => latest().answer(503)],
    ['nothing', () => latest().fail()],
  ])('rejects a request answered with %s instead of thanking the visitor, and keeps its entries', async (_, end) => {
    const failure = expect(openForm().send('new')).rejects.toThrow()
    await end()
    await failure
    expect(stored()).toHaveLength(maxEntries)
    expect(stored().map(({ body }) => body)).not.toContain('new')
  })

  test('does not prevent a request from being delivered', async () => {
    await answered(openForm(), 'new', 202)
    expect(stored()).toHaveLength(maxEntries)
  })
})

describe('a waiting request', () => {
  test('is counted from its first failure until it is delivered', async () => {
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
    storeElsewhere(entryOf('b', { failures: 1 }))
    expect(tab.waiting.count()).toBe(1)
    expect(changes).toHaveBeenCalledTimes(2)
  })

  test('is never sent again once discarded, even if it was being sent or held by its form', async () => {
    const tab = newTab()
    const form = openForm(tab)
    await failed(form, 'held')
    store(...stored(), entryOf('b', { failures: 1 }))
    await networkReturns()
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
  let form: Submission

  beforeEach(async () => {
    form = openForm()
    await failed(form, 'a')
  })

  test('is held for 4 minutes at a time', async () => {
    const held = () => ({ failures: 1, busyUntil: 0, heldUntil: Date.now() + 4 * minute, isUnanswered: true })
    expect(stored()).toMatchObject([held()])
    await pass(3 * minute)
    expect(stored()).toMatchObject([held()])
  })

  test('is replaced by a corrected one, and only that is delivered', async () => {
    await failed(form, 'less wrong')
    const sending = form.send('right')
    expect(stored().map(({ body }) => body)).toEqual(['right'])
    expect(keys().size).toBe(3)
    await latest().answer(200)
    await sending
    form.close()
    leave()
    await networkReturns()
    await pass(24 * hour)
    expect(bodies()).toEqual(['a', 'less wrong', 'right'])
    expect(stored()).toEqual([])
  })

  test('keeps its key when the form is submitted again unchanged', async () => {
    for (let times = 1; times < 15; times++) await failed(form, 'a')
    await answered(form, 'a', 200)
    expect(requests).toHaveLength(16)
    expect(keys().size).toBe(1)
    expect(stored()).toEqual([])
    await pass(hour)
    expect(requests).toHaveLength(16)
  })

  test('is not sent by a timer, another visit, or the return of the network', async () => {
    newTab()
    for (let hours = 0; hours < 6; hours++) {
      await pass(hour)
      await networkReturns()
      newTab()
    }
    expect(requests).toHaveLength(1)
    expect(stored()).toMatchObject([{ body: 'a', failures: 1 }])
  })

  test('is not sent by its own tab, even if the tab has slept for longer than the hold lasts', async () => {
    vi.setSystemTime(Date.now() + hour)
    await networkReturns()
    await pass(10 * minute)
    expect(requests).toHaveLength(1)
    expect(stored()).toHaveLength(1)
  })

  test.each([
    ['the form is closed', () => form.close()],
    ['the page is left', leave],
  ])('is sent once, immediately, when %s, and again if that fails', async (_, end) => {
    end()
    for (let times = 0; times < 2; times++) {
      leave()
      form.close()
    }
    expect(requests).toHaveLength(2)
    expect(keys().size).toBe(1)
    expect(latest().init.keepalive).toBe(true)
    expect(stored()).toMatchObject([{ heldUntil: 0, busyUntil: Date.now() + 20 * second }])
    await latest().fail()
    await expectNextAfter(30 * second)
    await latest().answer(200)
    expect(stored()).toEqual([])
    await pass(hour)
    expect(requests).toHaveLength(3)
  })

  test('is not sent before it is due if the page is left, restored, and left again', async () => {
    leave()
    await latest().answer(503, { 'retry-after': '600' })
    leave()
    form.close()
    await expectNextAfter(10 * minute)
  })

  test('is replaced while it waits, even after the page was left and restored', async () => {
    leave()
    await latest().fail()
    await answered(form, 'right', 200)
    await pass(24 * hour)
    expect(bodies()).toEqual(['a', 'a', 'right'])
    expect(stored()).toEqual([])
  })

  test('keeps its key when submitted again unchanged after the page was left and restored', async () => {
    leave()
    await latest().answer(200)
    void form.send('a')
    expect(keys().size).toBe(1)
  })

  test('is not stored again if another tab has already delivered it', async () => {
    localStorage.removeItem(key)
    await pass(10 * minute)
    expect(stored()).toEqual([])
    form.close()
    expect(requests).toHaveLength(1)
  })
})

describe('a form that is closed', () => {
  test('does not hold a request that is being sent', async () => {
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
    const onPageHide = added.mock.calls.filter(([type]) => type === 'pagehide')
    expect(onPageHide).toHaveLength(1)
    expect(removed.mock.calls).toEqual(onPageHide)
  })
})

describe.each(['with', 'without', 'denied'] as const)('two tabs, %s locks', (kind) => {
  beforeEach(() => {
    const locks = kind === 'with' ? fakeLocks() : kind === 'denied' ? deniedLocks() : undefined
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  })

  test('never send the same request at the same time', async () => {
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
    await openTab()
    expect(bodies()).toEqual(['z'])
    const form = openForm()
    await failed(form, 'wrong')
    await answered(form, 'right', 200)
    await requests[0]?.answer(503)
    await pass(24 * hour)
    expect(bodies().filter((body) => body === 'wrong')).toHaveLength(1)
  })

  test('do not bring back what a form replaced while they sent it', async () => {
    const form = openForm()
    await failed(form, 'wrong')
    sleepBeyondHold()
    await openTab()
    expect(bodies()).toEqual(['wrong', 'wrong'])
    await answered(form, 'right', 200)
    await requests[1]?.fail()
    await pass(24 * hour)
    expect(bodies()).toEqual(['wrong', 'wrong', 'right'])
    expect(stored()).toEqual([])
  })

  test('keep their lease when the form that held the request is closed', async () => {
    const form = openForm()
    await failed(form, 'a')
    sleepBeyondHold()
    await pass(50 * second)
    await openTab()
    expect(requests).toHaveLength(2)
    await pass(10 * second)
    form.close()
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['was sending', 'busyUntil', 20 * second],
    ['held', 'heldUntil', 4 * minute],
  ])('take over what a tab %s when it was closed', async (_, name, ms) => {
    store(entryOf('a', { failures: 1, isUnanswered: true, [name]: Date.now() + ms }))
    newTab()
    await expectNextAfter(ms)
  })

  test('notice what the other one has stored', async () => {
    await openTab()
    storeElsewhere(entryOf('a', { dueAt: Date.now() + 30 * second }))
    await pass(30 * second)
    expect(requests).toHaveLength(1)
  })
})

test('while another tab delivers, this one checks every 5 seconds', async () => {
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
  ])('back by %s does not prevent delivery', async (_, jump) => {
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

  test('back by a year does not cause constant checks', async () => {
    const ahead = Date.now() + 365 * 24 * hour
    setOnline(false)
    store(entryOf('a', { createdAt: ahead, dueAt: ahead }))
    await openTab()
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

test('a stopped delivery sends nothing', async () => {
  const tab = await openTab()
  tab.stop()
  storeElsewhere(entryOf('a'))
  await networkReturns()
  await pass(hour)
  expect(requests).toHaveLength(0)
})

function newTab(): Delivery {
  const delivery = createDelivery()
  deliveries.push(delivery)
  delivery.start()
  return delivery
}

/** Opens a tab that has sent the first due request. */
async function openTab(): Promise<Delivery> {
  const tab = newTab()
  await pass(0)
  return tab
}

/** Opens a form in a new tab by default. */
function openForm(tab = newTab()): Submission {
  const submission = tab.openSubmission()
  submissions.push(submission)
  return submission
}

/** Submits a form while the network is down. */
async function failed(form: Submission, body: string): Promise<void> {
  const failure = expect(form.send(body)).rejects.toThrow('Failed to fetch')
  await latest().fail()
  await failure
}

/** Submits a form and lets the mail service respond. */
async function answered(form: Submission, body: string, status: number): Promise<void> {
  const sending = form.send(body)
  await latest().answer(status)
  await sending
}

function leave(): void {
  dispatchEvent(new Event('pagehide'))
}

async function networkReturns(): Promise<void> {
  dispatchEvent(new Event('online'))
  await pass(0)
}

/** Expects the next request after this time, not before. */
async function expectNextAfter(ms: number): Promise<void> {
  const { length } = requests
  await pass(ms - 1)
  expect(requests).toHaveLength(length)
  await pass(1)
  expect(requests).toHaveLength(length + 1)
}

function latest(): FakeRequest {
  const request = requests.at(-1)
  if (!request) throw new Error('Nothing has been sent.')
  return request
}

function bodies(): string[] {
  return requests.map(({ body }) => body)
}

function keys(): Set<string | undefined> {
  return new Set(requests.map(({ id }) => id))
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

/** Another tab stores entries, and this one is notified. */
function storeElsewhere(...entries: StoredEntry[]): void {
  store(...entries)
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** As if the form's tab had slept for longer than its hold lasts. */
function sleepBeyondHold(): void {
  store(...stored().map((entry) => ({ ...entry, heldUntil: 0 })))
}

function entryOf(body: string, changes: Partial<StoredEntry> = {}): StoredEntry {
  return { ...toStored(newEntry(body)), id: `id of ${body}`, ...changes }
}

function deniedLocks() {
  return { request: () => Promise.reject(new DOMException('Locks are denied.', 'SecurityError')) }
}

/** A sequence from 0 to 1 that is the same in each run. */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
