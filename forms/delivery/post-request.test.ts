import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeRequest, fakeService } from '../../tests/mail/fakes/fake-service.ts'
import { postRequest } from './post-request.ts'

const header = { VITE_MAIL_IDEMPOTENCY_HEADER: 'x-request-id' }
const own = { VITE_MAIL_URL: location.origin, ...header }
const other = { VITE_MAIL_URL: 'https://mail.example' }

let requests: FakeRequest[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 21, 7, 28, 0) })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  requests = fakeService()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each([
  ['the site itself', {}, location.origin, 'idempotency-key'],
  ['the site itself, whatever the settings name', own, location.origin, 'idempotency-key'],
  ['another origin, which may expect no other header', other, 'https://mail.example', undefined],
  ['another origin that names a header', { ...other, ...header }, 'https://mail.example', 'x-request-id'],
])('a request is posted as JSON with its key and without cookies to %s', async (_, settings, origin, keyHeader) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const posting = postRequest({ id: 'key-1', body: '{"name":"Ana"}' })
  expect(only().url.href).toBe(`${origin}/api/mail/contact`)
  expect(only().init).toMatchObject({ method: 'POST', body: '{"name":"Ana"}', credentials: 'omit', cache: 'no-store' })
  const type = { 'content-type': 'application/json' }
  expect(only().init.headers).toEqual(keyHeader ? { ...type, [keyHeader]: 'key-1' } : type)
  await only().answer(202)
  expect(await posting).toEqual({ kind: 'delivered' })
  expect(vi.getTimerCount()).toBe(0)
})

test.each([200, 202, 204, 302, 304, 400, 404, 422, 429, 500, 503])('only 2xx means delivered: %i', async (status) => {
  const posting = postRequest({ id: 'key', body: '{}' })
  await only().answer(status)
  expect((await posting).kind).toBe(status < 300 ? 'delivered' : 'refused')
})

test.each<[string, number]>([
  ['90', 90_000],
  ['Wed, 21 Oct 2026 07:29:00 GMT', 60_000],
  ['Wednesday, 21-Oct-26 07:29:00 GMT', 60_000],
  ['Wed, 21 Oct 2026 07:20:00 GMT', 0],
  ...['', 'soon', '-5', '1.5', '9'.repeat(400), 'in 3000', 'GMT', '120, 120'].map((header): [string, number] => [
    header,
    0,
  ]),
])('the Retry-After "%s" means %i ms', async (header, retryAfterMs) => {
  const posting = postRequest({ id: 'key', body: '{}' })
  await only().answer(503, { 'retry-after': header })
  expect(await posting).toEqual({ kind: 'refused', retryAfterMs })
})

test('only a small request uses keepalive, because browsers refuse large ones', () => {
  const keepalive = (body: string) => {
    void postRequest({ id: 'key', body })
    return requests.at(-1)?.init.keepalive
  }
  expect(keepalive('a'.repeat(59_999))).toBe(true)
  expect(keepalive('a'.repeat(60_000))).toBe(false)
  expect(keepalive('ã'.repeat(29_999))).toBe(true)
  expect(keepalive('ã'.repeat(30_000))).toBe(false)
})

test('a request is aborted after 15 seconds without a response', async () => {
  const posting = postRequest({ id: 'key', body: '{}' })
  const failure = expect(posting).rejects.toThrow('15000 ms')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(only().isInFlight).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(only().isInFlight).toBe(false)
  await failure
})

test('a request that the browser refuses immediately is rejected like a network failure', async () => {
  vi.stubGlobal('fetch', () => {
    throw new TypeError('Refused.')
  })
  await expect(postRequest({ id: 'key', body: '{}' })).rejects.toThrow('Refused.')
  expect(vi.getTimerCount()).toBe(0)
})

test('with an invalid mail service address, a request is rejected like a network failure', async () => {
  vi.stubEnv('VITE_MAIL_URL', 'https://mail service')
  await expect(postRequest({ id: 'key', body: '{}' })).rejects.toThrow()
  expect(requests).toHaveLength(0)
})

/** The only request of the test. */
function only(): FakeRequest {
  const [request, ...more] = requests
  if (!request || more.length > 0) throw new Error(`There are ${requests.length} requests.`)
  return request
}
