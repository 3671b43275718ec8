import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from './static-files.ts'

/** Browsers send only a few different headers. */
const chosen = new LRUCache<string, Encoding | 'identity'>({ max: 100 })

/**
 * The encoding of a file that a visitor gets.
 * @param accepted the header `Accept-Encoding`
 * @param available in which the build has compressed the file, the best one first
 */
export function chooseEncoding(accepted: string | undefined, available: Encoding[]): Encoding | undefined {
  if (!accepted || available.length === 0) return undefined
  const key = `${available} ${accepted}`
  let best = chosen.get(key)
  if (!best) {
    best = negotiate(accepted, available)
    chosen.set(key, best)
  }
  return best === 'identity' ? undefined : best
}

function negotiate(accepted: string, available: Encoding[]): Encoding | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best) ?? 'identity'
}
