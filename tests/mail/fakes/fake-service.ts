import { vi } from 'vitest'

/** A status, with the seconds of its Retry-After; no answer; no connection; or 202 after 14 seconds. */
export type Answer = number | [status: number, retryAfter: string] | 'hangs' | 'dies' | 'is slow'

export interface Arrival {
  id: string | undefined
  body: string
  url: string
  init: RequestInit
}

/** Replaces `fetch`: the next requests get these answers, later ones 202. */
export function fakeService(...answers: Answer[]): Arrival[] {
  const arrivals: Arrival[] = []
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const id = new Headers(init.headers).get('idempotency-key') ?? undefined
    arrivals.push({ id, body: String(init.body), url: url.href, init })
    const answer = answers.shift() ?? 202
    if (answer === 'dies') throw new TypeError('Failed to fetch')
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    if (answer === 'hangs') return aborted
    if (answer === 'is slow') {
      await Promise.race([aborted, new Promise((resolve) => setTimeout(resolve, 14_000))])
      return new Response(null, { status: 202 })
    }
    const [status, retryAfter = ''] = typeof answer === 'number' ? [answer] : answer
    return new Response(null, { status, headers: { 'retry-after': retryAfter } })
  })
  return arrivals
}

/** The part of the Web Locks API that delivery uses: requests that do not wait. `clear` is what closing a tab does. */
export function fakeLocks() {
  const taken = new Set<string>()
  return {
    clear: () => taken.clear(),
    async request(name: string, { ifAvailable }: LockOptions, callback: (lock: object | null) => Promise<void>) {
      if (!ifAvailable) throw new Error('A request for a lock should not wait for it.')
      if (taken.has(name)) return callback(null)
      taken.add(name)
      await callback({ name })
      taken.delete(name)
    },
  }
}
