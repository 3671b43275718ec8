import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeRequest, fakeService } from '../../tests/mail/fake-service'
import { postRequest } from './post-request'

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

test('a request is posted as JSON to the site itself, without cookies, with its key', async () => {
  const posting = postRequest({ id: 'key-1', body: '{"name":"Ana"}' })
  expect(requests).toHaveLength(1)
  expect(only().url.href).toBe(`${location.origin}/api/mail/contact`)
  expect(only().init).toMatchObject({ method: 'POST', body: '{"name":"Ana"}', credentials: 'omit', cache: 'no-store' })
  expect(only().init.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'key-1' })
  await only().answer(202)
  expect(await posting).toEqual({ kind: 'delivered' })
})

test.each([
  [200, true],
  [202, true],
  [204, true],
  [302, false],
  [304, false],
  [400, false],
  [404, false],
  [422, false],
  [429, false],
  [500, false],
  [503, false],
])('an answer of %i means delivered: %s', async (status, isDelivered) => {
  const posting = postRequest({ id: 'key', body: '{}' })
  await only().answer(status)
  expect((await posting).kind).toBe(isDelivered ? 'delivered' : 'refused')
})

test.each([
  ['90', 90_000],
  ['Wed, 21 Oct 2026 07:29:00 GMT', 60_000],
  ['later', 0],
])('the Retry-After "%s" of an answer is passed on', async (header, retryAfterMs) => {
  const posting = postRequest({ id: 'key', body: '{}' })
  await only().answer(503, { 'retry-after': header })
  expect(await posting).toEqual({ kind: 'refused', retryAfterMs })
})

test('only a small request may go on when the page is left: browsers refuse a large one with keepalive', () => {
  const keepalive = (body: string) => {
    void postRequest({ id: 'key', body })
    return requests.at(-1)?.init.keepalive
  }
  expect(keepalive('a'.repeat(59_999))).toBe(true)
  expect(keepalive('a'.repeat(60_000))).toBe(false)
  expect(keepalive('ã'.repeat(29_999))).toBe(true)
  expect(keepalive('ã'.repeat(30_000))).toBe(false)
})

test('after 15 seconds without an answer a request is given up', async () => {
  const posting = postRequest({ id: 'key', body: '{}' })
  const failure = expect(posting).rejects.toThrow('15000 ms')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(only().isInFlight).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(only().isInFlight).toBe(false)
  await failure
})

test('an answered request leaves no timer behind', async () => {
  const posting = postRequest({ id: 'key', body: '{}' })
  await only().answer(200)
  await posting
  expect(vi.getTimerCount()).toBe(0)
})

test('a request that the browser refuses at once is rejected as if the network had failed', async () => {
  vi.stubGlobal('fetch', () => {
    throw new TypeError('Refused.')
  })
  await expect(postRequest({ id: 'key', body: '{}' })).rejects.toThrow('Refused.')
  expect(vi.getTimerCount()).toBe(0)
})

test('with an invalid address of the mail service, a request is rejected as if the network had failed', async () => {
  vi.stubEnv('VITE_MAIL_URL', 'https://mail service')
  await expect(postRequest({ id: 'key', body: '{}' })).rejects.toThrow()
  expect(requests).toHaveLength(0)
})

test('a service on another origin gets no header that it may not expect', () => {
  vi.stubEnv('VITE_MAIL_URL', 'https://mail.example')
  void postRequest({ id: 'key', body: '{}' })
  expect(only().url.href).toBe('https://mail.example/api/mail/contact')
  expect(only().init.headers).toEqual({ 'content-type': 'application/json' })
})

test('a service on another origin gets the key in the header that the setting names', () => {
  vi.stubEnv('VITE_MAIL_URL', 'https://mail.example')
  vi.stubEnv('VITE_MAIL_IDEMPOTENCY_HEADER', 'x-request-id')
  void postRequest({ id: 'key-1', body: '{}' })
  expect(only().init.headers).toEqual({ 'content-type': 'application/json', 'x-request-id': 'key-1' })
})

test('the mail service of the site itself gets the key in its own header, whatever the setting names', () => {
  vi.stubEnv('VITE_MAIL_URL', location.origin)
  vi.stubEnv('VITE_MAIL_IDEMPOTENCY_HEADER', 'x-request-id')
  void postRequest({ id: 'key-1', body: '{}' })
  expect(only().init.headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'key-1' })
})

/** The one request of the test. */
function only(): FakeRequest {
  const [request, ...more] = requests
  if (!request || more.length > 0) throw new Error(`There are ${requests.length} requests.`)
  return request
}
