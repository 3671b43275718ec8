import { parseAccept } from 'hono/utils/accept'
import type { Encoding } from './static-files.ts'

/**
 * @param accepted the `Accept-Encoding` header
 * @param available the encodings that the file has, best first
 */
export function chooseEncoding(accepted: string | undefined, available: Encoding[]): Encoding | undefined {
  if (!accepted || available.length === 0) return undefined
  const qualities = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]))
  const qualityOf = (encoding: string) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  const [best] = available.toSorted((one, other) => qualityOf(other) - qualityOf(one))
  return best && qualityOf(best) > 0 && qualityOf(best) >= (qualities.get('identity') ?? 0) ? best : undefined
}
