import { log, logError, reasonOf } from '../log.ts'
import { composeMail } from './compose-mail.ts'
import { firstWaitMs, longestWaitMs } from './forwarding-rules.ts'
import { judgeFailure, smtpTransport } from './smtp-transport.ts'
import type { RequestStore, Taken } from './store/request-store.ts'

/** How long a request is reserved for one process: longer than an attempt can take, so that no other process forwards it too. */
const leaseMs = 5 * 60_000
/** How often to look for what another program has made due, as `npm run leads -- --retry` does. */
const lookEveryMs = 60_000

export interface Forwarding {
  smtpUrl: string
  to: string[]
  from: string
  /** How many mails are sent in an hour: the last one carries all that is left. */
  mostPerHour: number
  /** Whether the numbers of each day are mailed as well. */
  hasDigest: boolean
}

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
export function startForwarder(store: RequestStore, { smtpUrl, to, from, mostPerHour }: Forwarding): Forwarder {
  const transport = smtpTransport(smtpUrl)
  /** Requests that were sent, of which the database does not know it yet. They must not be sent again. */
  const unmarked = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> | undefined
  let isStopped = false
  let isWoken = false

  async function forwardAll(): Promise<void> {
    for (;;) {
      await markSent()
      const taken = isStopped ? undefined : await store.takeForForwarding({ leaseMs, mostPerHour })
      if (!taken) return
      await forward(taken)
    }
  }

  async function forward({ requests, attempts }: Taken): Promise<void> {
    const ids = requests.map(({ id }) => id)
    try {
      const { rejected = [] } = await transport.sendMail(composeMail(requests, { to, from }))
      for (const id of ids) unmarked.add(id)
      // Not tried again: the other recipients would get the mail twice.
      if (rejected.length > 0) logError('forwarded, but not to all', { ids, rejected: rejected.map(String) })
      else log('forwarded', { ids })
    } catch (error) {
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1))
      const reason = error instanceof Error ? error.message : String(error)
      logError('not forwarded', { ids, attempts, reason: reasonOf(error) })
      await store.markForwardingFailed(ids, { nextAt: Date.now() + waitMs, error: reason, ...judgeFailure(error) })
    }
  }

  async function markSent(): Promise<void> {
    if (unmarked.size === 0) return
    await store.markForwarded([...unmarked])
    unmarked.clear()
  }

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
        await forwardAll()
        at = isStopped ? undefined : await store.nextForwardingAt({ mostPerHour })
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
      await markSent().catch((error) =>
        logError('sent, but not marked', { ids: [...unmarked], reason: reasonOf(error) }),
      )
      transport.close()
    },
  }
}
