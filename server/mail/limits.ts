import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { PostgresClient } from './store/postgres-store.ts'

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

export interface LimitSettings {
  /** Requests of one address in ten minutes. */
  mostPerAddress: number
  /** Requests of all addresses in an hour. */
  mostInAll: number
}

/** Counts points under keys: it resolves as long as there are some left, else it rejects with a `RateLimiterRes`. */
type Limiter = Pick<RateLimiterAbstract, 'consume'>

/** Makes one, in one place or another. */
export type OpenLimiter = (options: { keyPrefix: string; points: number; duration: number }) => Limiter

/** Limits within this process. */
export function limitsInMemory(settings: LimitSettings, mostKeys = mostAddresses): Limits {
  const known = new LRUCache<string, true>({ max: mostKeys, ttl: windowSeconds * 1000 })

  function keyOf(address: string): string {
    if (known.has(address)) return address
    if (known.size >= mostKeys) known.purgeStale()
    if (known.size >= mostKeys) return 'others'
    known.set(address, true)
    return address
  }

  const limits = limitsBy(limiterInMemory, settings)
  return {
    begin: (address) => limits.begin(keyOf(address)),
    weigh: (address, bytes) => limits.weigh(keyOf(address), bytes),
  }
}

export const limiterInMemory: OpenLimiter = (options) => new RateLimiterMemory(options)

/** Counts for all instances together. The table is made with those of the requests. */
export function limiterInPostgres(client: PostgresClient): OpenLimiter {
  const table = { storeClient: client, storeType: 'client', tableName: 'limits', tableCreated: true }
  return (options) => new RateLimiterPostgres({ ...table, ...options })
}

/** A large request counts as several, so that the limits hold for the disk as well. */
export function limitsBy(open: OpenLimiter, { mostPerAddress, mostInAll }: LimitSettings): Limits {
  const ofAddress = open({ keyPrefix: 'address', points: mostPerAddress, duration: windowSeconds })
  const ofAll = open({ keyPrefix: 'all', points: mostInAll, duration: 3600 })
  return {
    begin: (address) => consume(ofAddress, address, 1),
    async weigh(address, bytes) {
      const points = Math.ceil(bytes / bytesOfPoint)
      const more = points > 1 ? await consume(ofAddress, address, points - 1) : 0
      return { ofAddress: more, ofAll: more > 0 ? 0 : await consume(ofAll, 'all', points) }
    },
  }
}

/** @returns the seconds to wait, or 0 */
export async function consume(limiter: Limiter, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
