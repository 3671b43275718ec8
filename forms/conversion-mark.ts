import { queueConversion, takeConversion } from '../components/consent/tracking.ts'
import { sentMark } from './mail-path.ts'

/** The address of a thank-you page, which learns by it that a request was sent. */
export function withConversion(path: string): string {
  const id = takeConversion()
  return id ? path + sentMark + id : path
}

/** Takes the conversion out of the address, so that it counts once and is in no page view. */
export function receiveConversion(): void {
  const { hash, pathname, search } = location
  const id = hash.startsWith(sentMark) && /^[\w-]{1,40}$/.exec(hash.slice(sentMark.length))
  if (!id) return
  queueConversion(id[0])
  history.replaceState(history.state, '', pathname + search)
}
