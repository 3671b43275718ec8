import type { IncomingMessage } from 'node:http'
import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * The address by which visitors are told apart. Of an IPv6 address it is the network (/64), since one visitor has all addresses
 * in it.
 * @param trustedProxies how many proxies of ours the request has passed. Each adds one address to `X-Forwarded-For`; the visitor
 * may have invented what comes before these. Where such an address is none, that of the connection is taken.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const hop = proxyAddr(request, (_, index) => index < trustedProxies) ?? ''
  const address = parse(hop) ?? parse(request.socket.remoteAddress ?? '')
  if (!address) return ''
  return address instanceof ipaddr.IPv6 ? network(address) : address.toString()
}

/** @returns nothing where it is no address. Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function parse(hop: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = SocketAddress.parse(hop)?.address ?? hop
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined
}

function network({ parts }: ipaddr.IPv6): string {
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0])}/64`
}
