import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createLimits, networkOf } from './limits.ts'

const proxy = '10.0.0.1'

test.each([
  ['no proxy: the header of the visitor is ignored', 0, '198.51.100.1', proxy],
  ['one proxy: the address that it added', 1, '198.51.100.1', '198.51.100.1'],
  ['one proxy: not the address that the visitor invented', 1, '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['one proxy that added an IPv6 address and the port', 1, '[2001:db8:1:2::9]:5678', '2001:db8:1::/56'],
  ['what is no address, however long', 1, 'x'.repeat(15_000), proxy],
  ['two proxies: the address that the first added', 2, '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['IPv4 in IPv6', 1, '::ffff:203.0.113.7', '203.0.113.7'],
  ['a household', 1, '2001:db8:1:1234:5:6:7:8', '2001:db8:1:1200::/56'],
])('%s', (_, trustedProxies, forwarded, expected) => {
  const headers: IncomingHttpHeaders = { 'x-forwarded-for': forwarded }
  expect(networkOf({ headers, socket: { remoteAddress: proxy } } as IncomingMessage, trustedProxies)).toBe(expected)
})

test('attempts are limited in ten minutes, and large ones count as several', async () => {
  vi.useFakeTimers()
  const limits = createLimits({ maxPerAddress: 4, maxTotal: 9 })
  const attempt = (network: string, bytes: number) => limits.attempt(network, bytes)
  expect([await attempt('a', 3 * 4096), await attempt('a', 0), await attempt('b', 0)]).toEqual([0, 0, 0])
  expect(await attempt('a', 0)).toBe(600)
  vi.advanceTimersByTime(600_000)
  expect(await attempt('a', 0)).toBe(0)
  vi.useRealTimers()
})
