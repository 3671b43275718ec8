import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepInBrowserDays } from '../retention.ts'

const second = 1000
const day = 24 * 3600 * second
const beginning = Date.UTC(2026, 9, 21, 7, 28, 0)

type Outbox = typeof import('./outbox.ts')
let form: Outbox
let tabs: (() => void)[]
let told: string[]
let arrivals: Arrival[]

beforeEach(() => {
  localStorage.clear()
  told = []
  tabs = []
  arrivals = []
  vi.useFakeTimers({ now: beginning })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  for (const close of tabs) close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

// The service answers with these statuses, with 202 after 14 seconds (slow), or never (mute), or it is not reached
// (dead); later with 202. What arrives has a ! if the browser stopped waiting for its answer.
const table = `
  when                                        | service       | visitor, browser, network | arrives           | told
  nothing fails                               |               | press                     | Ana               | thanked
  the service fails, and a minute passes      | 500 502       | press 121s                | Ana Ana Ana       | thanked
  the service refuses it at first             | 422           | press 61s                 | Ana Ana           | thanked
  the service fails, and another page opens   | 500           | press 1s reload           | Ana Ana           | thanked
  no answer comes, and it is sent again       | dead          | press press               | Ana Ana           | failed thanked
  the page is reloaded before that            | dead dead     | press reload press        | Ana Ana Ana       | failed thanked
  or while it is being sent                   | mute 500      | press 1s reload press     | Ana Ana Ana       | thanked
  no answer comes, and a minute passes        | dead          | press 61s                 | Ana Ana           | failed
  it is sent again after it has arrived       | dead          | press 61s press           | Ana Ana Ana       | failed thanked
  the network returns                         | dead dead     | press online 5s online    | Ana Ana Ana       | failed
  the page is left                            | dead          | press leave               | Ana Ana           | failed
  what is corrected replaces what is kept     | dead          | press 30s correct 300s    | Ana Anna          | failed thanked
  so it does after a reload                   | dead dead     | press reload correct 300s | Ana Ana Anna      | failed thanked
  and after another failure                   | dead 500      | press online correct 300s | Ana Ana Anna      | failed thanked
  and stops what is being sent                | dead slow     | press online correct 300s | Ana Ana! Anna     | failed thanked
  but not what another tab is sending         | dead slow     | press open correct 61s    | Ana Ana Anna      | failed thanked
  whose answer does not remove the correction | dead slow 500 | press open correct 61s    | Ana Ana Anna Anna | failed thanked
  which is then corrected back                | dead dead     | press correct press 300s  | Ana Anna Ana      | failed failed thanked
  or back to what was answered                | 500 dead      | press correct press 61s   | Ana Anna Ana      | thanked failed thanked
  it is pressed while it is being sent        | dead slow     | press online press 15s    | Ana Ana           | failed thanked
  what was answered is not replaced           | 500 500       | press correct 61s         | Ana Anna Ana Anna | thanked thanked
  nor if it was in doubt before               | dead 500      | press press correct 61s   | Ana Ana Anna Ana  | failed thanked thanked
  it is slow                                  | slow          | press online 15s          | Ana               | thanked
  no answer comes for 15 seconds              | mute          | press 15s 46s             | Ana! Ana          | failed
  the storage is full                         | 500           | full press 61s            | Ana Ana           | thanked
  the storage is denied                       | 500           | denied press 61s          | Ana Ana           | thanked
  the storage holds something else            | 500           | litter press 61s          | Ana Ana           | thanked
  the browser believes to be offline          | 500           | offline press 61s         | Ana Ana           | thanked
  the clock is put back                       | 500           | press back 61s            | Ana Ana           | thanked
  the page is opened again after months       | 500           | press forward reload      | Ana Ana           | thanked
`

const rows = table.trim().split('\n').slice(1)
test.each(rows.map((row) => row.split('|').map((cell) => cell.trim())))(
  '%s',
  async (_, answers = '', script = '', bodies, outcomes) => {
    await play(script, answers)
    expect(arrivals.map(({ body, isStopped }) => body + (isStopped ? '!' : '')).join(' ')).toBe(bodies)
    expect(told.join(' ')).toBe(outcomes)
    // The same words never have two ids: the service would take them for two leads.
    expect(new Set(arrivals.map(idAndBody)).size).toBe(new Set(arrivals.map(({ body }) => body)).size)
    vi.restoreAllMocks()
    expect(localStorage.length).toBe(script.includes('litter') ? 3 : 0)
  },
)

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
  await play('press open online 15s', 'dead slow')
  expect(arrivals).toHaveLength(count)
  expect(new Set(arrivals.map(idAndBody)).size).toBe(1)
  expect(localStorage).toHaveLength(0)
})

test(`a lead is kept before it is sent, and given up after ${keepInBrowserDays} days`, async () => {
  await play('', '500 '.repeat(99))
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
  "a lead is posted as JSON with its id, and with the site's cookies alone, to %s",
  async (_, setting, origin, headers) => {
    vi.stubEnv('VITE_MAIL_URL', setting)
    await play('press')
    const [arrival] = arrivals
    expect(arrival?.url).toBe(`${origin}/api/mail/contact`)
    expect(arrival?.init).toMatchObject({ method: 'POST', body: 'Ana', credentials: 'same-origin', cache: 'no-store' })
    expect(Object.keys(arrival?.init.headers ?? {})).toEqual(headers)
    expect(arrival?.init.headers).toMatchObject({ 'content-type': 'application/json' })
  },
)

test('only a small lead outlives its page, because browsers refuse large ones', async () => {
  await play('')
  for (const body of ['a'.repeat(59_999), 'a'.repeat(60_000), 'ã'.repeat(29_999), 'ã'.repeat(30_000)]) await press(body)
  const [one, other] = ['a', 'b'].map((sign) => press(sign.repeat(40_000)))
  await Promise.all([one, other])
  expect(arrivals.map(({ init }) => init.keepalive)).toEqual([true, false, true, false, true, false])
})

/** What visitors, browsers and networks do, besides letting time pass (`61s`). */
const steps: Record<string, () => unknown> = {
  press: () => press('Ana'),
  correct: () => press('Anna'),
  open: () => openTab(),
  leave: () => dispatchEvent(new Event('pagehide')),
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

async function play(script: string, answers = ''): Promise<void> {
  fakeService(answers.split(' ').filter(Boolean))
  await openTab()
  for (const step of script.split(' ').filter(Boolean)) {
    // A press is not awaited: its answer may come later.
    const done = steps[step]?.()
    if (step === 'open' || step === 'reload') await done
    await vi.advanceTimersByTimeAsync(step in steps ? 0 : Number.parseInt(step, 10) * second)
  }
}

async function press(body: string): Promise<void> {
  try {
    await form.send(body, 'name')
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

interface Arrival {
  id: string | null
  body: string
  url: string
  init: RequestInit
  isStopped: boolean
}

function idAndBody({ id, body }: Arrival): string {
  return `${id} ${body}`
}

function fakeService(answers: string[]): void {
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const id = new Headers(init.headers).get('idempotency-key')
    const arrival: Arrival = { id, body: String(init.body), url: url.href, init, isStopped: false }
    arrivals.push(arrival)
    const answer = answers.shift() ?? '202'
    if (answer === 'dead') throw new TypeError('Failed to fetch')
    if (/\d/.test(answer)) return new Response(null, { status: Number(answer) })
    return new Promise<Response>((resolve, reject) => {
      const stop = () => {
        arrival.isStopped = true
        reject(init.signal?.reason)
      }
      init.signal?.addEventListener('abort', stop)
      const answerLate = () => {
        init.signal?.removeEventListener('abort', stop)
        resolve(new Response(null, { status: 202 }))
      }
      if (answer === 'slow') setTimeout(answerLate, 14 * second)
    })
  })
}

function refuse(): never {
  throw new DOMException('Refused.', 'QuotaExceededError')
}
