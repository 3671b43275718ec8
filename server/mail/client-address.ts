import type { IncomingMessage } from 'node:http'
import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * The address that a request comes from, as far as it tells visitors apart: of an IPv6 address only the network (/64),
 * since its owner has all the addresses in it.
 * @param trustedProxies how many proxies of ours it passes; each adds one address to `X-Forwarded-For`, and what stands
 * before those the visitor may have made up.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const hop = proxyAddr(request, (_, index) => index < trustedProxies) ?? ''
  // Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`.
  const address = SocketAddress.parse(hop)?.address ?? hop
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? network(parsed) : parsed.toString()
}

function network({ parts }: ipaddr.IPv6): string {
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0])}/64`
}
