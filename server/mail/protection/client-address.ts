import type { IncomingMessage } from 'node:http'
import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The address that a request comes from.
 * @param trustedProxies how many proxies of ours the request has passed. Each adds one address to `X-Forwarded-For`; the visitor
 * may have invented what comes before these. Where such an address is invalid, that of the connection is taken.
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
