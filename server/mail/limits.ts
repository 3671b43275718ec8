import type { IncomingMessage } from 'node:http'
import { SocketAddress } from 'node:net'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'

const windowSeconds = 600
const hourSeconds = 3600
/** A larger request counts as several. */
const bytesOfPoint = 4096
/** Requests of a network that are stored in an hour whatever others send, so that a flood shuts nobody else out. */
const maxPerNewNetwork = 3

export interface LimitSettings {
  /** Attempts of one network in ten minutes. */
  maxPerAddress: number
  /** Requests stored in an hour. */
  maxTotal: number
}

/** Counts within this process; a network is one IPv4 address or an IPv6 /56. */
export function createLimits({ maxPerAddress, maxTotal }: LimitSettings) {
  const attempts = new RateLimiterMemory({ points: maxPerAddress, duration: windowSeconds })
  const stored = new RateLimiterMemory({ points: maxPerNewNetwork, duration: hourSeconds })
  const storedInAll = new RateLimiterMemory({ points: maxTotal, duration: hourSeconds })
  const everyone = 'everyone'

  async function release(network: string): Promise<void> {
    await Promise.all([stored.reward(network), storedInAll.reward(everyone)])
  }

  return {
    /** Counts an attempt before its body is read. @returns the seconds to wait, or 0 */
    async attempt(network: string, bytes: number): Promise<number> {
      const count = await attempts.penalty(network, Math.max(1, Math.ceil(bytes / bytesOfPoint)))
      return count.consumedPoints > maxPerAddress ? secondsLeft(count) : 0
    },
    /** Counts a request that is to be stored. @returns the seconds to wait, or 0 */
    async reserve(network: string): Promise<number> {
      const [ofNetwork, all] = await Promise.all([stored.penalty(network), storedInAll.penalty(everyone)])
      if (all.consumedPoints <= maxTotal || ofNetwork.consumedPoints <= maxPerNewNetwork) return 0
      await release(network)
      return Math.min(secondsLeft(ofNetwork), secondsLeft(all))
    },
    /** Takes a reservation back, because nothing new was stored. */
    release,
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

/**
 * The visitor's network, which shares a limit: providers assign a /56 to a household.
 * @param trustedProxies the number of own proxies that the request has passed. Each appends an address to
 * `X-Forwarded-For`; earlier ones may be forged. If the address is invalid, the connection's is used.
 */
export function networkOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  const named = hops.map((hop) => hop.trim()).filter(Boolean)
  const hop = trustedProxies > 0 ? withoutPort(named.at(-trustedProxies) ?? named[0] ?? '') : ''
  const address = ipaddr.isValid(hop) ? hop : (socket.remoteAddress ?? '')
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*/, '')}/56`)}/56`
}

/** Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  return SocketAddress.parse(hop)?.address ?? hop
}
