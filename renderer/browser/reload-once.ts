const key = '@tecto:reloaded'
/** Within this time a second failure is not a deploy but a defect, and reloading again would go on for ever. */
const guardMs = 60_000

/**
 * After a deploy an open page may ask for the application's chunk when it is gone: the page of today knows the chunk of
 * today. (For the chunks of pages the router does the same, when one is shown and not when one is merely prefetched.)
 * @throws the error itself where a reload has not helped.
 */
export function reloadOnce(error: unknown): void {
  if (!claimReload()) throw error
  location.reload()
}

function claimReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < guardMs) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    // Without storage nothing could stop a loop of reloads.
    return false
  }
}
