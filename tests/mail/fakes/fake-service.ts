import { vi } from 'vitest'

/** A request in flight until the test answers it. */
export interface FakeRequest {
  url: URL
  init: RequestInit
  body: string
  id: string | undefined
  isInFlight: boolean
  answer: (status: number, headers?: Record<string, string>) => Promise<void>
  fail: () => Promise<void>
}

/** Replaces `fetch`, for tests with fake timers. @returns the list of requests, which grows */
export function fakeService(): FakeRequest[] {
  const requests: FakeRequest[] = []
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const settle = async (how: () => void) => {
      request.isInFlight = false
      how()
      await vi.advanceTimersByTimeAsync(0)
    }
    const request: FakeRequest = {
      url,
      init,
      body: String(init.body),
      id: new Headers(init.headers).get('idempotency-key') ?? undefined,
      isInFlight: true,
      answer: (status, headers) => settle(() => resolve(new Response(null, { status, headers }))),
      fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
    }
    init.signal?.addEventListener('abort', () => settle(() => reject(init.signal?.reason)))
    requests.push(request)
    return promise
  })
  return requests
}
