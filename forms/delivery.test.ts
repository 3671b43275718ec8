import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, type Arrival, fakeLocks, fakeService } from '../tests/mail/fakes/fake-service.ts'
import type { Submission } from './delivery.ts'

const second = 1000
const hour = 3600 * second
const beginning = Date.UTC(2026, 9, 21, 7, 28, 0)
const locks = fakeLocks()

let form: Submission
let arrivals: (Arrival & { second: number })[]
let told: string[]
let tabs: (() => void)[]

beforeEach(async () => {
  localStorage.clear()
  locks.clear()
  told = []
  tabs = []
  vi.useFakeTimers({ now: beginning })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})

afterEach(() => {
  form.close()
  for (const close of tabs) close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

/** What visitors, browsers and networks do; `press` does not wait for an answer, and a number is seconds. */
const steps = {
  press: () => press('Ana'),
  change: () => form.correct(),
  correct: () => press('Ana Souza'),
  discard: async () => (await import('./delivery-queue.ts')).discardWaiting(),
  open: () => openTab(),
  hide: () => dispatchEvent(new Event('pagehide')),
  leave: () => form.close(),
  online: () => dispatchEvent(new Event('online')),
  kill() {
    for (const close of tabs.splice(0)) close()
    locks.clear()
  },
  full: () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  denied: () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  lockless: () => Reflect.deleteProperty(navigator, 'locks'),
  lockDenied: () => vi.spyOn(locks, 'request').mockRejectedValue(new DOMException('Denied.', 'SecurityError')),
  back: () => vi.setSystemTime(beginning - 365 * 24 * hour),
  forward: () => vi.setSystemTime(Date.now() + 24 * hour),
  litter() {
    for (const [index, value] of ['{"id":7}', 'null', '{'].entries())
      localStorage.setItem(`@tecto:outbox:x${index}`, value)
  },
  offline: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
}

/** When requests arrive, in seconds from the first; what the visitor is told after each press. */
type Row = [fault: string, answers: Answer[], script: string, seconds: number[], told: string]

test.each<Row>([
  ['nothing fails', [], 'press', [0], 'thanked'],
  ['the service fails once', [500], 'press', [0, 30], 'thanked'],
  ['the service refuses it at first', [400], 'press', [0, 30], 'thanked'],
  ['the service asks to wait', [[503, '90']], 'press', [0, 90], 'thanked'],
  ['the service fails for hours', Array(8).fill(502), 'press', [0, 30, 90, 210, 450, 930, 1890, 3810, 7410], 'thanked'],
  ['the service is slow', ['is slow'], 'press 20', [0], 'thanked'],
  ['the service is dead', ['hangs'], 'press 15 press', [0, 15], 'failed thanked'],
  ['the network dies in the midst of it', ['dies'], 'press press', [0, 0], 'failed thanked'],
  ['the form stays open', ['dies'], 'press', [0, 60], 'failed later'],
  ['the form stays open beside another tab', ['dies'], 'open press 5 online', [0, 5], 'failed later'],
  ['the network stays away for more than a minute', ['dies', 'dies'], 'press 90 online', [0, 60, 90], 'failed later'],
  ['the visitor never ends a correction', ['dies'], 'press change', [0, 24 * 3600], 'failed'],
  ['the visitor undoes a correction', ['dies'], 'press 5 change online 3600 press', [0, 3605], 'failed thanked'],
  ['the visitor goes to another page', ['dies'], 'press 5 leave', [0, 5], 'failed'],
  ['the visitor goes away while it is sent', ['is slow'], 'press 1 leave 20', [0], 'thanked'],
  ['the page is hidden, restored and hidden again', ['dies', 'dies'], 'press 1 hide 1 hide', [0, 1, 31], 'failed'],
  ['it is sent again after the page was restored', ['dies', 503], 'press hide press', [0, 0, 0], 'failed thanked'],
  ['the network returns', ['dies', 'dies'], 'press leave 5 online', [0, 0, 5], 'failed'],
  ['the network returns, but the service asks to wait', [[503, '90']], 'press 5 online', [0, 90], 'thanked'],
  ['the tab is closed while it is sent', ['hangs'], 'press 1 kill 9 open', [0, 10], ''],
  ['another tab opens while it is sent', ['is slow'], 'press 1 open 20', [0], 'thanked'],
  ['two other tabs are open', [500, 500], 'open open press', [0, 30, 90], 'thanked'],
  ['the thank-you page is reloaded', [500], 'press 9 kill 1 open', [0, 30], 'thanked'],
  ['the storage is full', [500], 'full press', [0, 30], 'thanked'],
  ['the storage is denied', [500], 'denied press', [0, 30], 'thanked'],
  ['the locks are denied', [500], 'lockDenied press', [0, 30], 'thanked'],
  ['there are no locks', [500], 'lockless press', [0, 30], 'thanked'],
  ['the clock is put back', [500], 'press 1 back online', [0, -365 * 24 * 3600], 'thanked'],
  ['the clock is put forward', [500], 'press 1 forward', [0, 24 * 3600 + 30], 'thanked'],
  ['the storage holds something else', [500], 'litter press', [0, 30], 'thanked'],
])('one request is delivered, byte for byte, although %s', async (_, answers, script, seconds, outcomes) => {
  await play(answers, script)
  expect(arrivals.map((arrival) => arrival.second)).toEqual(seconds)
  expect(told.join(' ')).toBe(outcomes)
  expect(new Set(arrivals.map(({ body }) => body))).toEqual(new Set(['Ana']))
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1)
  vi.restoreAllMocks()
  expect(localStorage.length).toBe(script.includes('litter') ? 3 : 0)
})

test.each<[what: string, answers: Answer[], script: string, bodies: string[]]>([
  ['a corrected request replaces the one without an answer', ['dies'], 'press correct', ['Ana', 'Ana Souza']],
  [
    'and the one that was sent when the page was hidden',
    ['dies', 500],
    'press hide correct',
    ['Ana', 'Ana', 'Ana Souza'],
  ],
  [
    'and the one that is corrected after the first minute',
    ['dies', 'dies'],
    'press 90 change online 9 correct',
    ['Ana', 'Ana', 'Ana Souza'],
  ],
  [
    'but not the one that the service has answered',
    [500, 500],
    'press correct',
    ['Ana', 'Ana Souza', 'Ana', 'Ana Souza'],
  ],
  ['not even later', ['dies', 500], 'press online correct', ['Ana', 'Ana', 'Ana Souza', 'Ana']],
  ['what is discarded is not sent again', [500], 'press discard online', ['Ana']],
  ['not even when it is discarded while it is sent', [500, 'hangs'], 'press 31 discard 20', ['Ana', 'Ana']],
  ['not even by the form that holds it', ['dies'], 'press discard leave', ['Ana']],
  ['nothing is sent while the browser is offline', [500], 'press offline', ['Ana']],
])('%s', async (_, answers, script, bodies) => {
  await play(answers, script)
  expect(arrivals.map(({ body }) => body)).toEqual(bodies)
})

test('a request is kept before it is sent, and given up after 72 hours', async () => {
  await play(Array(99).fill(500), '')
  const sent = press('Ana')
  expect(localStorage).toHaveLength(1)
  await sent
  await vi.advanceTimersByTimeAsync(100 * hour)
  const [first, last] = [arrivals[0], arrivals.at(-1)].map((arrival) => arrival?.second ?? 0) as [number, number]
  expect((last - first) / 3600).toBeGreaterThan(71)
  expect((last - first) / 3600).toBeLessThanOrEqual(72)
  expect(localStorage).toHaveLength(0)
})

async function play(answers: Answer[], script: string): Promise<void> {
  const sent = fakeService(...answers)
  arrivals = []
  const service = fetch
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    const answer = service(url, init)
    const last = sent.at(-1)
    if (last) arrivals.push({ ...last, second: Math.round((Date.now() - beginning) / second) })
    return answer
  })
  await openTab()
  for (const step of script.split(' ').filter(Boolean)) {
    if (step in steps) void steps[step as keyof typeof steps]()
    await vi.advanceTimersByTimeAsync(step in steps ? 0 : Number(step) * second)
  }
  await vi.advanceTimersByTimeAsync(71 * hour)
}

async function press(body: string): Promise<void> {
  const [tab] = tabs
  const tellLater = () => void told.push('later')
  const outcome = await form.send(body, tellLater).then(
    () => 'thanked',
    () => 'failed',
  )
  if (tabs[0] === tab) told.push(outcome)
}

/** A tab has modules of its own; the form is in the first one. */
async function openTab(): Promise<void> {
  vi.resetModules()
  const { openSubmission, startDelivery } = await import('./delivery.ts')
  if (tabs.length === 0) form = openSubmission()
  tabs.push(startDelivery())
}

function refuse(): never {
  throw new DOMException('Refused.', 'QuotaExceededError')
}
