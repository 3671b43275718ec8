import { parseAccept } from 'hono/utils/accept'
import type { Encoding } from './static-files.ts'

/**
 * The encoding of a file that a visitor gets.
 * @param accepted the header `Accept-Encoding`
 * @param available in which the build has compressed the file, the best one first
 */
export function chooseEncoding(accepted: string | undefined, available: Encoding[]): Encoding | undefined {
  if (!accepted || available.length === 0) return undefined
  const wishes = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]))
  const wishFor = (encoding: string) => wishes.get(encoding) ?? wishes.get('*') ?? 0
  const [best] = available.toSorted((one, other) => wishFor(other) - wishFor(one))
  return best && wishFor(best) > 0 && wishFor(best) >= (wishes.get('identity') ?? 0) ? best : undefined
}
