import ipaddr from 'ipaddr.js'

/**
 * Of an IPv6 address the network (/64), since one visitor has all addresses in it; an IPv4 address as it is.
 * @returns an empty text where it is no address
 */
export function visitorOf(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? network(parsed) : parsed.toString()
}

function network({ parts }: ipaddr.IPv6): string {
  return `${new ipaddr.IPv6([...parts.slice(0, 4), 0, 0, 0, 0])}/64`
}
