import type { RequestStore } from './request-store.ts'

/** The least time between two attempts to open: each may take seconds. */
const waitMs = 1000

/**
 * A store that opens its database when it is first needed, and anew after any failure: the file may have been mended or restored. Until
 * then its methods fail, and the rest of the server goes on.
 */
export function reopeningStore(open: () => RequestStore): RequestStore {
  let opened: RequestStore | undefined
  let failure: { error: unknown; at: number } | undefined

  async function use<Result>(task: (store: RequestStore) => Promise<Result>): Promise<Result> {
    if (failure && performance.now() - failure.at < waitMs) throw failure.error
    let used: RequestStore | undefined
    try {
      opened ??= open()
      used = opened
      const result = await task(used)
      failure = undefined
      return result
    } catch (error) {
      // What is wrong with one statement may be wrong with the file.
      if (opened === used) opened = undefined
      if (!used) failure = { error, at: performance.now() }
      await used?.close().catch(() => undefined)
      throw error
    }
  }

  return {
    add: (request) => use((store) => store.add(request)),
    list: (filter) => use((store) => store.list(filter)),
    markSpam: (id, isSpam) => use((store) => store.markSpam(id, isSpam)),
    takeForForwarding: (limits) => use((store) => store.takeForForwarding(limits)),
    markForwarded: (ids) => use((store) => store.markForwarded(ids)),
    markForwardingFailed: (ids, cause) => use((store) => store.markForwardingFailed(ids, cause)),
    retryForwarding: (ids) => use((store) => store.retryForwarding(ids)),
    nextForwardingAt: (limits) => use((store) => store.nextForwardingAt(limits)),
    count: (since) => use((store) => store.count(since)),
    claimDigest: (day) => use((store) => store.claimDigest(day)),
    releaseDigest: (day) => use((store) => store.releaseDigest(day)),
    check: () => use((store) => store.check()),
    erase: (ids) => use((store) => store.erase(ids)),
    eraseReceivedBefore: (time) => use((store) => store.eraseReceivedBefore(time)),
    async close() {
      await opened?.close()
      opened = undefined
    },
  }
}
