import { type Addresses, composeMail } from './compose-mail.ts'
import type { LeadStore, StoredLead } from './lead-store.ts'
import { errorMessage, log, logError } from './log.ts'
import { isRefusal, type Mailer, reasonOf, type SmtpError } from './smtp.ts'

/** How often to look for what another process left, which has ended. */
const intervalMs = 60_000
/** How long a lead is reserved for one process, so that no other forwards it too. A mail server may take minutes to answer. */
const leaseMs = 30 * 60_000
const firstWaitMs = 30_000
const maxWaitMs = 60 * 60_000

export interface Forwarder {
  /** To be called whenever a lead was stored. */
  wake: () => void
  /** Finishes the current mail first. */
  stop: () => Promise<void>
}

/**
 * Forwards stored leads until they are delivered, one mail at a time: when woken, when one becomes due, and every minute.
 * Waits double with each failure. A mail that cannot be recorded as sent, because the database fails just then, is sent again.
 */
export function startForwarder(store: LeadStore, mailer: Mailer, addresses: Addresses): Forwarder {
  let isStopped = false
  /** Whether a run follows the current one. */
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function wake(): void {
    if (isWoken) return
    isWoken = true
    running = running.then(async () => {
      isWoken = false
      clearTimeout(timer)
      const waitMs = await forwardAll().catch((error) => {
        // The database failed, for example because the disk is full; retrying at once would only fill the log.
        logError('forwarding failed', { reason: errorMessage(error) })
        return firstWaitMs
      })
      if (!isStopped) timer = setTimeout(wake, waitMs)
    })
  }

  /** @returns how long to wait for the next lead, in milliseconds */
  async function forwardAll(): Promise<number> {
    while (!isStopped) {
      const stored = await store.reserveNext(leaseMs)
      if (!stored) break
      await forward(stored)
    }
    const { nextDueAt = Number.POSITIVE_INFINITY } = await store.queue()
    return Math.min(intervalMs, Math.max(100, nextDueAt - Date.now()))
  }

  async function forward(stored: StoredLead): Promise<void> {
    const { id, attempts, deliveredTo } = stored
    const to = addresses.to.filter((address) => !deliveredTo.includes(address))
    const mail = composeMail(stored, addresses)
    const sent = to.length > 0 ? await mailer.send(mail, to).catch((error: SmtpError) => error) : []
    const nextAt = Date.now() + Math.min(maxWaitMs, firstWaitMs * 2 ** (attempts - 1))
    if (sent instanceof Error) {
      const forwarding = isRefusal(sent) ? 'refused' : 'waiting'
      await store.markFailed(id, { forwarding, nextAt, error: sent.message, deliveredTo })
      const { waiting } = await store.queue()
      logError(isRefusal(sent) ? 'refused' : 'not forwarded', { id, attempts, waiting, reason: reasonOf(sent) })
      return
    }
    const later = sent.filter((error) => !isRefusal(error)).map(({ recipient }) => recipient)
    const done = addresses.to.filter((address) => !later.includes(address))
    const error = 'not for all recipients yet'
    if (later.length > 0) await store.markFailed(id, { forwarding: 'waiting', nextAt, error, deliveredTo: done })
    else await store.markForwarded(id)
    if (sent.length > 0)
      logError('forwarded, but not to all', { id, rejected: sent.map(({ recipient }) => String(recipient)) })
    else log('forwarded', { id })
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
      mailer.close()
    },
  }
}
