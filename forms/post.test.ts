import { afterEach, expect, test, vi } from 'vitest'
import { fakeService } from '../tests/mail/fakes/fake-service.ts'
import { openSubmission } from './delivery.ts'

// What one attempt is; delivery.test.ts tests when there is one.

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function send(body: string): Promise<void> {
  const form = openSubmission()
  await form.send(body, () => {})
  form.close()
}

test.each([
  ['the site itself', '', location.origin, ['content-type', 'idempotency-key']],
  ['the site itself, named in the settings', location.origin, location.origin, ['content-type', 'idempotency-key']],
  ['another origin, which may allow no other header', 'https://mail.example', 'https://mail.example', ['content-type']],
])('a request is posted as JSON with its key and without cookies to %s', async (_, setting, origin, headers) => {
  vi.stubEnv('VITE_MAIL_URL', setting)
  const [arrival] = await arrivalsOf('{"name":"Ana"}')
  expect(arrival?.url).toBe(`${origin}/api/mail/contact`)
  expect(arrival?.init).toMatchObject({
    method: 'POST',
    body: '{"name":"Ana"}',
    credentials: 'omit',
    cache: 'no-store',
  })
  expect(Object.keys(arrival?.init.headers ?? {})).toEqual(headers)
  expect(arrival?.init.headers).toMatchObject({ 'content-type': 'application/json' })
})

test('only a small request outlives its page, because browsers refuse large ones', async () => {
  const bodies = ['a'.repeat(59_999), 'a'.repeat(60_000), 'ã'.repeat(29_999), 'ã'.repeat(30_000)]
  const arrivals = await Promise.all(bodies.map((body) => arrivalsOf(body)))
  expect(arrivals.map(([arrival]) => arrival?.init.keepalive)).toEqual([true, false, true, false])
})

async function arrivalsOf(body: string) {
  const arrivals = fakeService()
  await send(body)
  return arrivals
}
