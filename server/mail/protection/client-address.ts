import type { IncomingMessage } from 'node:http'
import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The client's address.
 * @param trustedProxies the number of own proxies that the request has passed. Each appends an address to
 * `X-Forwarded-For`; earlier ones may be forged. If the address is invalid, the connection's is used.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const hops = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const named = hops.map((hop) => hop.trim()).filter(Boolean)
  const address = trustedProxies > 0 ? withoutPort(named.at(-trustedProxies) ?? named[0] ?? '') : ''
  return ipaddr.isValid(address) ? address : (request.socket.remoteAddress ?? '')
}

/** Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  return SocketAddress.parse(hop)?.address ?? hop
}
