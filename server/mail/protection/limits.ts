import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import type { RequestStore } from '../store/request-store.ts'

const windowSeconds = 600
const hourSeconds = 3600
const maxKeys = 100_000
/** A larger request counts as several. */
const bytesOfPoint = 4096
/**
 * Requests that a network may send in an hour even when the total limit is reached, so that a flood from elsewhere
 * locks nobody out.
 */
const maxPerNewNetwork = 3

export interface LimitSettings {
  maxPerAddress: number
  maxTotal: number
}

/** The first three return the seconds to wait, or 0. */
export interface Limits {
  /** Counts a request before its body is read. */
  begin: (address: string) => Promise<number>
  /** Counts a large body as further requests. */
  addSize: (address: string, bytes: number) => Promise<number>
  /** Checks the limit for new requests. */
  remaining: (address: string) => Promise<number>
  /** Counts a new valid request. */
  count: (address: string) => Promise<void>
}

interface Counted {
  points: number
  secondsLeft: number
}

/** Counts points for a key during a window that starts with its first point. */
export type Counter = (key: string, points: number, seconds: number) => Promise<Counted>

export function limitsBy(counter: Counter, { maxPerAddress, maxTotal }: LimitSettings): Limits {
  async function consume(address: string, points: number): Promise<number> {
    const counts = await Promise.all(
      networksOf(address).map(async ({ network, share }) => {
        const { points: consumed, secondsLeft } = await counter(network, points, windowSeconds)
        return consumed > maxPerAddress * share ? secondsLeft : 0
      }),
    )
    return Math.max(...counts)
  }
  const newRequestsKey = (address: string) => `new ${networksOf(address).at(-1)?.network}`
  return {
    begin: (address) => consume(address, 1),
    async addSize(address, bytes) {
      const points = Math.ceil(bytes / bytesOfPoint) - 1
      return points > 0 ? consume(address, points) : 0
    },
    async remaining(address) {
      const all = await counter('all', 0, hourSeconds)
      if (all.points < maxTotal) return 0
      const { points } = await counter(newRequestsKey(address), 0, hourSeconds)
      return points < maxPerNewNetwork ? 0 : all.secondsLeft
    },
    async count(address) {
      await Promise.all([counter('all', 1, hourSeconds), counter(newRequestsKey(address), 1, hourSeconds)])
    },
  }
}

/** Counts within this process; the least recently used keys are dropped. */
export function memoryCounter(max = maxKeys): Counter {
  const counts = new LRUCache<string, { points: number; endsAt: number }>({ max: max })
  return async (key, points, seconds) => {
    const now = performance.now()
    const known = counts.get(key)
    const count = known && known.endsAt > now ? known : { points: 0, endsAt: now + 1000 * seconds }
    count.points += points
    counts.set(key, count)
    return { points: count.points, secondsLeft: secondsUntil(count.endsAt, now) }
  }
}

const countInStore = `INSERT INTO limits (key, points, expire) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN limits.expire <= $4 THEN $2 ELSE limits.points + $2 END,
    expire = CASE WHEN limits.expire <= $4 THEN $3 ELSE limits.expire END
  RETURNING points, expire`

/**
 * Counts for all instances in their common database, which holds addresses only as hashes.
 * @param secret known to the instances but not stored in the database; together with the hour, it is the key of the
 * hashes
 */
export function storeCounter(store: RequestStore, secret: string): Counter {
  return async (key, points, seconds) => {
    const now = Date.now()
    const hour = Math.floor(now / 1000 / hourSeconds)
    const hashed = createHmac('sha256', `${secret} ${hour}`).update(key).digest('base64')
    const [row] = await store.ask({ sql: countInStore, values: [hashed, points, now + 1000 * seconds, now] })
    return { points: Number(row?.points), secondsLeft: secondsUntil(Number(row?.expire), now) }
  }
}

/** Deletes expired counters, and the oldest ones if there are too many. */
export async function forgetLimits(store: RequestStore): Promise<void> {
  const sql = `DELETE FROM limits WHERE expire <= $1
    OR expire < (SELECT expire FROM limits ORDER BY expire DESC LIMIT 1 OFFSET ${maxKeys})`
  await store.ask({ sql, values: [Date.now()] })
}

function secondsUntil(endsAt: number, now: number): number {
  return Math.max(1, Math.ceil((endsAt - now) / 1000))
}

/** A network that may belong to one visitor, and how many times the limit of one address it may send. */
interface Network {
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
