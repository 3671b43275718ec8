import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeService } from '../../tests/mail/fakes/fake-service.ts'
import { postRequest } from './post-request.ts'

const request = { id: 'key-1', body: '{"name":"Ana"}' }
const own = { VITE_MAIL_URL: location.origin }
const other = { VITE_MAIL_URL: 'https://mail.example' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 9, 21, 7, 28, 0) })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each([
  ['the site itself', {}, location.origin, 'idempotency-key'],
  ['the site itself, named in the settings', own, location.origin, 'idempotency-key'],
  ['another origin, which may allow no other header', other, 'https://mail.example', undefined],
])('a request is posted as JSON with its key and without cookies to %s', async (_, settings, origin, keyHeader) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const arrivals = fakeService()
  expect((await postRequest(request)).isDelivered).toBe(true)
  expect(arrivals).toHaveLength(1)
  expect(arrivals[0]?.url).toBe(`${origin}/api/mail/contact`)
  expect(arrivals[0]?.init).toMatchObject({
    method: 'POST',
    body: request.body,
    credentials: 'omit',
    cache: 'no-store',
  })
  const type = { 'content-type': 'application/json' }
  expect(arrivals[0]?.init.headers).toEqual(keyHeader ? { ...type, [keyHeader]: 'key-1' } : type)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([200, 202, 204, 302, 304, 400, 404, 422, 429, 500, 503])('only 2xx means delivered: %i', async (status) => {
  fakeService(status)
  expect((await postRequest(request)).isDelivered).toBe(status < 300)
})

test('only a small request outlives its page, because browsers refuse large ones', async () => {
  const arrivals = fakeService()
  for (const body of ['a'.repeat(59_999), 'a'.repeat(60_000), 'ã'.repeat(29_999), 'ã'.repeat(30_000)])
    await postRequest({ ...request, body })
  expect(arrivals.map(({ init }) => init.keepalive)).toEqual([true, false, true, false])
})
