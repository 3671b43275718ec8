import ipaddr from 'ipaddr.js'

/** A network that may belong to one visitor, and how many times the limit of one address it may send. */
export interface Network {
  network: string
  share: number
}

/** Providers assign a /64 or /56 to a household, a /48 to a company. */
const shares = [
  { bits: 64, share: 1, fourthPart: 0xffff },
  { bits: 56, share: 2, fourthPart: 0xff00 },
  { bits: 48, share: 4, fourthPart: 0 },
]

/** The networks that contain an address, smallest first; an IPv4 address is a network of its own. */
export function networksOf(address: string): Network[] {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : undefined
  if (!(parsed instanceof ipaddr.IPv6)) return [{ network: parsed?.toString() ?? '', share: 1 }]
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts
  return shares.map(({ bits, share, fourthPart }) => {
    const network = new ipaddr.IPv6([first, second, third, fourth & fourthPart, 0, 0, 0, 0])
    return { network: `${network}/${bits}`, share }
  })
}
