import { vi } from 'vitest'

/** A status; no answer; no connection; or 202 after 14 seconds. */
export type Answer = number | 'hangs' | 'dies' | 'is slow'

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
    aborted.catch(() => {})
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    if (answer === 'hangs') return aborted
    if (answer === 'is slow') {
      await Promise.race([aborted, new Promise((resolve) => setTimeout(resolve, 14_000))])
      return new Response(null, { status: 202 })
    }
    return new Response(null, { status: answer })
  })
  return arrivals
}
