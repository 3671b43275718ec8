import { mailPath } from '../mail-path.ts'

const timeoutMs = 15_000
/** Browsers refuse `keepalive` requests larger than 64 KiB including headers (Fetch standard). */
const maxKeepaliveBytes = 60_000

/**
 * Only 2xx means that the mail service has the request. With `keepalive`, sending continues when the visitor leaves the page.
 * @throws if no response comes: network failure, blocked address, or timeout after 15 seconds
 */
export async function postRequest({
  id,
  body,
}: {
  id: string
  body: string
}): Promise<{ isDelivered: boolean; retryAfterMs: number }> {
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(new Error(`The mail service did not answer in ${timeoutMs} ms.`)),
    timeoutMs,
  )
  try {
    const url = new URL(`${import.meta.env.VITE_MAIL_URL || ''}${mailPath}`, location.href)
    // Browsers block a cross-origin request with a header that is not allowed; our mail service also knows a repeated body.
    const isOwn = url.origin === location.origin
    const { status, ok, headers } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isOwn && { 'idempotency-key': id }) },
      body,
      credentials: 'omit',
      cache: 'no-store',
      keepalive: new TextEncoder().encode(body).length < maxKeepaliveBytes,
      signal: timeout.signal,
    })
    if (!ok) console.warn(`The mail service answered ${status}; the request will be sent again.`)
    // The mail service gives it in seconds; another one may give a date, which does not count.
    return { isDelivered: ok, retryAfterMs: (Number(headers.get('retry-after')) || 0) * 1000 }
  } finally {
    clearTimeout(timer)
  }
}
