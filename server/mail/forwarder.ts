import { logError, reasonOf } from '../log.ts'
import { firstWaitMs } from './forwarding-rules.ts'
import { createMailSender, type Forwarding } from './mail-sender.ts'
import type { SendReceipts } from './receipts.ts'
import type { RequestStore } from './store/request-store.ts'

/** How often to look for what another program has made due, as `npm run leads -- --retry` does. */
const lookEveryMs = 60_000

export interface Forwarder {
  /** Forwards what is due. To be called whenever a request was stored. */
  wake: () => void
  /** Stops after the mail that is being sent. */
  stop: () => Promise<void>
}

/**
 * Forwards stored requests by SMTP, one after the other. If one fails, it is tried again, after waits that grow to an hour, without end
 * unless the mail server refuses it for good.
 */
export function startForwarder(store: RequestStore, forwarding: Forwarding, sendReceipts?: SendReceipts): Forwarder {
  const sender = createMailSender(store, forwarding, sendReceipts)
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> | undefined
  let isStopped = false
  let isWoken = false

  function wake(): void {
    isWoken = true
    if (isStopped || run) return
    clearTimeout(timer)
    run = work().finally(() => {
      run = undefined
    })
  }

  async function work(): Promise<void> {
    try {
      let at: number | undefined
      // What is stored while the queue was found empty, is not to wait for the next request.
      while (isWoken) {
        isWoken = false
        await sender.sendDue(() => !isStopped)
        at = isStopped ? undefined : await store.nextForwardingAt(forwarding)
      }
      wakeIn(at === undefined ? lookEveryMs : Math.max(100, at - Date.now()))
    } catch (error) {
      // The database failed, for example because the disk is full. Trying again at once would only fill the log.
      logError('forwarding failed', { reason: reasonOf(error) })
      wakeIn(firstWaitMs)
    }
  }

  function wakeIn(ms: number): void {
    if (!isStopped) timer = setTimeout(wake, Math.min(lookEveryMs, ms))
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await run
      await sender.markSent().catch((error) => logError('sent, but not marked', { reason: reasonOf(error) }))
      sender.close()
    },
  }
}
