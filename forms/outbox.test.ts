import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, type Arrival, fakeService } from '../tests/mail/fakes/fake-service.ts'
import { keepInBrowserDays } from './retention.ts'

const second = 1000
const day = 24 * 3600 * second
const beginning = Date.UTC(2026, 9, 21, 7, 28, 0)

type Outbox = typeof import('./outbox.ts')
let form: Outbox
let tabs: (() => void)[]
let told: string[]

beforeEach(() => {
  localStorage.clear()
  told = []
  tabs = []
  vi.useFakeTimers({ now: beginning })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  for (const close of tabs) close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
})

/** What visitors, browsers and networks do; a number is seconds. */
const steps = {
  press: () => press('Ana'),
  correct: () => press('Ana Souza'),
  open: () => openTab(),
  hide: () => dispatchEvent(new Event('pagehide')),
  online: () => dispatchEvent(new Event('online')),
  reload() {
    for (const close of tabs.splice(0)) close()
    return openTab()
  },
  full: () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  denied: () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  offline: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  back: () => vi.setSystemTime(Date.now() - 365 * day),
  forward: () => vi.setSystemTime(Date.now() + 365 * day),
  litter() {
    for (const [index, value] of ['{"id":7}', 'null', '{'].entries())
      localStorage.setItem(`@tecto:outbox:x${index}`, value)
  },
}

/** What arrives, and what the visitor is told after each press. */
type Row = [what: string, answers: Answer[], script: string, bodies: string, told: string]

const [ana, twice] = ['Ana', 'Ana,Ana']
test.each<Row>([
  ['nothing fails', [], 'press', ana, 'thanked'],
  ['the service fails, and a minute passes', [500, 502], 'press 121', 'Ana,Ana,Ana', 'thanked'],
  ['the service refuses it at first', [422], 'press 61', twice, 'thanked'],
  ['the service fails, and another page opens', [500], 'press 1 reload', twice, 'thanked'],
  ['no answer comes, and it is sent again', ['dies'], 'press press', twice, 'failed thanked'],
  [
    'the page is reloaded before it is sent again',
    ['dies', 'dies'],
    'press reload press',
    'Ana,Ana,Ana',
    'failed thanked',
  ],
  ['no answer comes, and a minute passes', ['dies'], 'press 61', twice, 'failed'],
  ['it is sent again after it has arrived', ['dies'], 'press 61 press', 'Ana,Ana,Ana', 'failed thanked'],
  ['the network returns', ['dies', 'dies'], 'press online 5 online', 'Ana,Ana,Ana', 'failed'],
  ['the page is left', ['dies'], 'press hide', twice, 'failed'],
  ['what is corrected replaces what waits', ['dies'], 'press 30 correct 300', 'Ana,Ana Souza', 'failed thanked'],
  ['so it does after a reload', ['dies', 'dies'], 'press reload correct 300', 'Ana,Ana,Ana Souza', 'failed thanked'],
  ['and what is being sent', ['dies', 500], 'press online correct 300', 'Ana,Ana,Ana Souza', 'failed thanked'],
  ['it is pressed while it is being sent', ['dies', 'is slow'], 'press online press 15', twice, 'failed thanked'],
  [
    'what was answered is not replaced',
    [500, 500],
    'press correct 61',
    'Ana,Ana Souza,Ana,Ana Souza',
    'thanked thanked',
  ],
  ['it is slow', ['is slow'], 'press online 15', ana, 'thanked'],
  ['the storage is full', [500], 'full press 61', twice, 'thanked'],
  ['the storage is denied', [500], 'denied press 61', twice, 'thanked'],
  ['the storage holds something else', [500], 'litter press 61', twice, 'thanked'],
  ['the browser believes to be offline', [500], 'offline press 61', twice, 'thanked'],
  ['the clock is put back', [500], 'press back 61', twice, 'thanked'],
  ['the page is opened again after months', [500], 'press forward reload', twice, 'thanked'],
])('%s', async (_, answers, script, bodies, outcomes) => {
  const arrivals = await play(answers, script)
  expect(arrivals.map(({ body }) => body).join()).toBe(bodies)
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(new Set(arrivals.map(({ body }) => body)).size)
  expect(told.join(' ')).toBe(outcomes)
  vi.restoreAllMocks()
  const kept = script.includes('litter') ? 3 : 0
  expect(localStorage.length).toBe(kept)
})

test.each([
  ['one sends', 2],
  ['both send its id, where browsers have no locks', 3],
])('of two tabs %s', async (_, count) => {
  let before = Promise.resolve()
  const request = (_name: string, run: () => Promise<void>) => {
    before = before.catch(() => {}).then(run)
    return before
  }
  vi.stubGlobal('navigator', { onLine: true, locks: count === 2 ? { request } : undefined })
  const arrivals = await play(['dies', 'is slow'], 'press open online 15')
  expect(arrivals).toHaveLength(count)
  expect(new Set(arrivals.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
  expect(localStorage).toHaveLength(0)
})

test(`a request is kept before it is sent, and given up after ${keepInBrowserDays} days`, async () => {
  const arrivals = await play(Array(99).fill(500), '')
  const sent = press('Ana')
  expect(localStorage).toHaveLength(1)
  await sent
  for (const [days, kept] of [
    [keepInBrowserDays - 0.01, 1],
    [0.02, 0],
    [1, 0],
  ] as const) {
    vi.setSystemTime(Date.now() + days * day)
    await vi.advanceTimersByTimeAsync(61 * second)
    expect(localStorage).toHaveLength(kept)
  }
  expect(arrivals).toHaveLength(3)
})

test.each([
  ['the site itself', '', location.origin, ['content-type', 'idempotency-key']],
  ['the site itself, named in the settings', location.origin, location.origin, ['content-type', 'idempotency-key']],
  ['another origin, which may allow no other header', 'https://mail.example', 'https://mail.example', ['content-type']],
])(
  "a request is posted as JSON with its key, and with the site's cookies alone, to %s",
  async (_, setting, origin, headers) => {
    vi.stubEnv('VITE_MAIL_URL', setting)
    const [arrival] = await play([], 'press')
    expect(arrival?.url).toBe(`${origin}/api/mail/contact`)
    expect(arrival?.init).toMatchObject({ method: 'POST', body: 'Ana', credentials: 'same-origin', cache: 'no-store' })
    expect(Object.keys(arrival?.init.headers ?? {})).toEqual(headers)
    expect(arrival?.init.headers).toMatchObject({ 'content-type': 'application/json' })
  },
)

test('only a small request outlives its page, because browsers refuse large ones', async () => {
  const arrivals = await play([], '')
  for (const body of ['a'.repeat(59_999), 'a'.repeat(60_000), 'ã'.repeat(29_999), 'ã'.repeat(30_000)]) await press(body)
  const [one, other] = ['a', 'b'].map((sign) => press(sign.repeat(40_000)))
  await Promise.all([one, other])
  expect(arrivals.map(({ init }) => init.keepalive)).toEqual([true, false, true, false, true, false])
})

test('a service that does not answer has failed after 15 seconds', async () => {
  await play(['hangs'], 'press 14')
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(second)
  expect(told).toEqual(['failed'])
})

async function play(answers: Answer[], script: string): Promise<Arrival[]> {
  const arrivals = fakeService(...answers)
  await openTab()
  for (const step of script.split(' ').filter(Boolean)) {
    // A press is not awaited: its answer may come later.
    const done = step in steps && steps[step as keyof typeof steps]()
    if (step === 'open' || step === 'reload') await done
    await vi.advanceTimersByTimeAsync(step in steps ? 0 : Number(step) * second)
  }
  return arrivals
}

/** As a form does. */
async function press(body: string): Promise<void> {
  try {
    await form.send(form.nextRequest(body, 'name'))
    told.push('thanked')
  } catch {
    told.push('failed')
  }
}

/** A tab has a module of its own; the form is in the first one. */
async function openTab(): Promise<void> {
  vi.resetModules()
  const tab = await import('./outbox.ts')
  if (tabs.length === 0) form = tab
  tabs.push(tab.startOutbox())
}

function refuse(): never {
  throw new DOMException('Refused.', 'QuotaExceededError')
}
