import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

test.each([
  ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address on an IPv6 socket', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['the network of a shortened one', '2001:db8::1', '2001:db8::/64'],
  ['the network of one shortened in its end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['the network of one shortened in its start', '::1', '::/64'],
  ['the network of one that names its interface', 'fe80::1%eth0', 'fe80::/64'],
])('the address is %s', (_, socketAddress, expected) => {
  expect(clientAddress(incoming(socketAddress), 0)).toBe(expected)
})

test('visitors in one network share an address, those in another network have another', () => {
  const network = (address: string) => clientAddress(incoming(address), 0)
  expect(network('2001:db8:1:2::1')).toBe(network('2001:db8:1:2:ffff::1'))
  expect(network('2001:db8:1:2::1')).not.toBe(network('2001:db8:1:3::1'))
})

const proxy = '10.0.0.1'
test.each([
  ['no proxy: the header of the visitor is ignored', 0, '198.51.100.1', proxy],
  ['no proxy, and no header', 0, undefined, proxy],
  ['one proxy: the address that it added', 1, '198.51.100.1', '198.51.100.1'],
  ['one proxy: not the address that the visitor invented', 1, '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['one proxy, and empty hops', 1, ' , ,198.51.100.1 ', '198.51.100.1'],
  ['one proxy that added nothing', 1, undefined, proxy],
  ['one proxy that added an IPv6 address', 1, '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['one proxy that added the port too', 1, '198.51.100.1:5678', '198.51.100.1'],
  ['one proxy that added an IPv6 address and the port', 1, '[2001:db8:1:2::9]:5678', '2001:db8:1:2::/64'],
  ['one proxy that added no address', 1, 'unknown', proxy],
  ['what is no address, however long', 1, 'x'.repeat(15_000), proxy],
  ['what begins like an address', 1, '198.51.100.1.evil', proxy],
  ['two proxies, the first of which added no address', 2, '198.51.100.9, _hidden, 10.0.0.2', proxy],
  ['two proxies: the address that the first added', 2, '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [
    'two proxies: not the addresses that the visitor invented',
    2,
    '1.1.1.1, 2.2.2.2, 198.51.100.1, 10.0.0.2',
    '198.51.100.1',
  ],
  ['two proxies, but only one passed', 2, '198.51.100.1', '198.51.100.1'],
])('%s', (_, trustedProxies, forwarded, expected) => {
  expect(clientAddress(incoming(proxy, forwarded), trustedProxies)).toBe(expected)
})

test('a closed connection has no address, which is no error', () => {
  expect(clientAddress(incoming(undefined), 0)).toBe('')
  expect(clientAddress(incoming(undefined), 1)).toBe('')
})

function incoming(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { headers, socket: { remoteAddress } } as IncomingMessage
}
