import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The address that a request comes from, as far as it tells visitors apart: of an IPv6 address only the network (/64),
 * since its owner has all the addresses in it.
 * @param trustedProxies how many proxies of ours it passes; each adds one address to `X-Forwarded-For`, and what stands
 * before those the visitor may have made up.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...forwarded.map((hop) => hop.trim()).filter(Boolean), socket.remoteAddress ?? '']
  const address = hops.at(-1 - trustedProxies) ?? hops[0] ?? ''
  const v4 = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(v4) ? network(v4) : v4
}

/** Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':')}::/64`
}
