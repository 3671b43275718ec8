import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** @returns a function that says whether a network may send another request now. Each process counts for itself. */
export function createLimit(maxPerAddress: number): (network: string) => Promise<boolean> {
  const attempts = new RateLimiterMemory({ points: maxPerAddress, duration: 600 })
  return (network) => attempts.consume(network).then(Boolean, () => false)
}

/**
 * The visitor's network, which shares a limit: an IPv4 address, or an IPv6 /56, which providers assign to a household.
 * @param trustedProxies the number of own proxies that the request has passed. Each appends an address to
 * `X-Forwarded-For`, some with a port; earlier ones may be forged. If the address is invalid, the connection's is used.
 */
export function networkOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  const named = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? '').trim() : ''
  const withoutPort = named.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
  const address = ipaddr.isValid(withoutPort) ? withoutPort : (socket.remoteAddress ?? '::')
  return ipaddr.process(address).toByteArray().slice(0, 7).join('.')
}
