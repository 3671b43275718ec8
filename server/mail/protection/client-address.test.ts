import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { networksOf } from './limits.ts'

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['2001:db8:1:1234::', ['2001:db8:1:1234::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['', ['']],
])('%s is in the networks %j', (address, expected) => {
  expect(networksOf(address).map(({ network }) => network)).toEqual(expected)
})

const proxy = '10.0.0.1'
test.each([
  ['no proxy: the header of the visitor is ignored', 0, '198.51.100.1', proxy],
  ['no proxy, and no header', 0, undefined, proxy],
  ['one proxy: the address that it added', 1, '198.51.100.1', '198.51.100.1'],
  ['one proxy: not the address that the visitor invented', 1, '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['one proxy, and empty hops', 1, ' , ,198.51.100.1 ', '198.51.100.1'],
  ['one proxy that added nothing', 1, undefined, proxy],
  ['one proxy that added an IPv6 address', 1, '2001:db8:1:2::9', '2001:db8:1:2::9'],
  ['one proxy that added the port too', 1, '198.51.100.1:5678', '198.51.100.1'],
  ['one proxy that added an IPv6 address and the port', 1, '[2001:db8:1:2::9]:5678', '2001:db8:1:2::9'],
  ['one proxy that added no address', 1, 'unknown', proxy],
  ['what is no address, however long', 1, 'x'.repeat(15_000), proxy],
  ['what begins like an address', 1, '198.51.100.1.evil', proxy],
  ['two proxies, the first of which added no address', 2, '198.51.100.9, _hidden, 10.0.0.2', proxy],
  ['two proxies: the address that the first added', 2, '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['two proxies, but only one passed', 2, '198.51.100.1', '198.51.100.1'],
])('%s', (_, trustedProxies, forwarded, expected) => {
  expect(clientAddress(incoming(proxy, forwarded), trustedProxies)).toBe(expected)
})

test('a closed connection has no address, which is no error', () => {
  for (const proxies of [0, 1]) expect(clientAddress(incoming(undefined), proxies)).toBe('')
})

function incoming(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress } } as IncomingMessage
}
