import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { watchLeaving } from '../../components/page/leaving.ts'
import { recover } from './recover.ts'

const failure = new Error('The chunk is gone.')
const reload = vi.fn()
const startAgain = vi.fn()
const ask = vi.fn<typeof fetch>()

beforeAll(watchLeaving)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload, href: 'http://localhost/pt-br' })
  vi.stubGlobal('fetch', ask)
  ask.mockImplementation(async () => new Response())
  arriveBy('navigate')
})

afterEach(() => {
  // The page is shown again.
  dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const mock of [reload, startAgain, ask]) mock.mockReset()
})

test.each([
  ['navigate', 'reloaded'],
  ['back_forward', 'reloaded'],
  [undefined, 'reloaded'],
  ['reload', 'failed'],
])('a page opened by %s is %s', async (type, end) => {
  arriveBy(type)
  const recovery = recover(failure, startAgain)
  if (end === 'failed') await expect(recovery).rejects.toBe(failure)
  else await recovery
  expect(reload).toHaveBeenCalledTimes(end === 'failed' ? 0 : 1)
})

test.each([
  ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is out of order', async () => new Response(null, { status: 502 })],
])('if %s, the page stays and is started again later', async (_, answer) => {
  ask.mockImplementation(answer)
  await recover(failure, startAgain)
  expect(reload).not.toHaveBeenCalled()
  expect(startAgain).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(startAgain).toHaveBeenCalledOnce()
})

function arriveBy(type: string | undefined) {
  vi.stubGlobal('performance', { getEntriesByType: () => (type ? [{ type }] : []) })
}
