import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const windowSeconds = 600
/** How many addresses are counted on their own: all others, of a great attack, share one count. */
const mostAddresses = 10_000
/** What a request may weigh as one. */
const bytesOfPoint = 4096

/** How much may be sent. Each method returns the seconds to wait, or 0. */
export interface Limits {
  /** Counts a request of an address before its body is read. */
  begin: (address: string) => Promise<number>
  /** Counts the size of its body, for the address and for all together. */
  weigh: (address: string, bytes: number) => Promise<{ ofAddress: number; ofAll: number }>
}

interface LimitSettings {
  /** Requests of one address in ten minutes. */
  mostPerAddress: number
  /** Requests of all addresses in an hour. */
  mostInAll: number
}

/** Limits within this process. A large request counts as several, so that the limits hold for the disk as well. */
export function limitsInMemory({ mostPerAddress, mostInAll }: LimitSettings, mostKeys = mostAddresses): Limits {
  const ofAddress = new RateLimiterMemory({ points: mostPerAddress, duration: windowSeconds })
  const ofAll = new RateLimiterMemory({ points: mostInAll, duration: 3600 })
  const known = new LRUCache<string, true>({ max: mostKeys, ttl: windowSeconds * 1000 })

  function keyOf(address: string): string {
    if (known.has(address)) return address
    if (known.size >= mostKeys) known.purgeStale()
    if (known.size >= mostKeys) return 'others'
    known.set(address, true)
    return address
  }

  return {
    begin: (address) => consume(ofAddress, keyOf(address), 1),
    async weigh(address, bytes) {
      const points = Math.ceil(bytes / bytesOfPoint)
      const more = points > 1 ? await consume(ofAddress, keyOf(address), points - 1) : 0
      return { ofAddress: more, ofAll: more > 0 ? 0 : await consume(ofAll, 'all', points) }
    },
  }
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
