import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { serveMail } from '../../tests/server/mail-client.ts'
import { landingLead } from '../../tests/server/sample-leads.ts'
import { networkOf } from './rate-limits.ts'

const proxy = '10.0.0.1'

function network(remoteAddress: string, trustedProxies = 0, headers: IncomingHttpHeaders = {}): string {
  return networkOf({ headers, socket: { remoteAddress } } as IncomingMessage, trustedProxies)
}

test.each([
  ['no proxy: the header of the visitor is ignored', 0, '198.51.100.1', proxy],
  ['one proxy: the address that it added', 1, '198.51.100.1', '198.51.100.1'],
  ['one proxy: not the address that the visitor invented', 1, '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['what is no address, however long', 1, 'x'.repeat(15_000), proxy],
  ['two proxies: the address that the first added', 2, '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['two proxies, one passed', 2, '198.51.100.1', proxy],
  ['a port', 1, '198.51.100.1:50123', '198.51.100.1'],
  ['a port behind IPv6', 1, '[2001:db8:1:1234::1]:443', '2001:db8:1:12ff::1'],
  ['IPv4 in IPv6', 1, '::ffff:203.0.113.7', '203.0.113.7'],
  ['a household', 1, '2001:db8:1:1234:5:6:7:8', '2001:db8:1:12ff::1'],
])('%s', (_, trustedProxies, forwarded, expected) => {
  expect(network(proxy, trustedProxies, { 'x-forwarded-for': forwarded })).toBe(network(expected))
})

test('neighbours in other networks do not share a limit', () => {
  expect(network('198.51.100.1')).not.toBe(network('198.51.100.2'))
  expect(network('2001:db8:1:1200::1')).not.toBe(network('2001:db8:1:1300::1'))
})

test('attempts of one network in ten minutes are limited, valid or not', async () => {
  const { send, stored } = await serveMail({ maxPerAddress: 3, trustedProxies: 1 })
  const answers: number[] = []
  for (const [index, number] of [1, 1, 1, 1, 2].entries()) {
    const lead = landingLead({ name: index % 2 === 0 ? `Visitor ${index}` : '' })
    answers.push((await send(lead, { 'x-forwarded-for': `198.51.100.${number}` })).status)
  }
  expect(answers).toEqual([202, 422, 202, 429, 202])
  expect(await stored()).toHaveLength(3)
})
