import { type Addresses, composeMail } from './compose-mail.ts'
import type { LeadStore, StoredLead } from './lead-store.ts'
import { errorMessage, log, logError } from './log.ts'
import { isRefusal, type Mailer, reasonOf, type SmtpError } from './smtp.ts'

/** How often to look for leads that a process which has ended left behind. */
const intervalMs = 60_000
/** How long a lead is reserved for one process, so that no other forwards it too. A mail server may take minutes. */
const leaseMs = 30 * 60_000
const firstWaitMs = 30_000
const maxWaitMs = 60 * 60_000

export type Forwarder = ReturnType<typeof startForwarder>

/**
 * Forwards stored leads until they are delivered, one mail at a time: when woken, when one becomes due, and every
 * minute. A mail that cannot be recorded as sent, because the database fails just then, is sent again.
 */
export function startForwarder(store: LeadStore, mailer: Mailer, addresses: Addresses) {
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
      const lead = await store.reserveNext(leaseMs)
      if (!lead) break
      await forward(lead)
    }
    const { nextDueAt = Number.POSITIVE_INFINITY } = await store.queue()
    return Math.min(intervalMs, Math.max(100, nextDueAt - Date.now()))
  }

  async function forward(lead: StoredLead): Promise<void> {
    const to = addresses.to.filter((address) => !lead.deliveredTo.includes(address))
    const mail = composeMail(lead, addresses)
    const result = to.length > 0 ? await mailer.send(mail, to).catch((error: SmtpError) => error) : []
    await (result instanceof Error ? noteFailure(lead, result) : noteDelivery(lead, result))
  }

  async function noteFailure({ id, attempts, deliveredTo }: StoredLead, failure: SmtpError): Promise<void> {
    const forwarding = isRefusal(failure) ? 'refused' : 'waiting'
    await store.markFailed(id, { forwarding, nextAt: nextAttempt(attempts), error: failure.message, deliveredTo })
    const { waiting } = await store.queue()
    logError(isRefusal(failure) ? 'refused' : 'not forwarded', { id, attempts, waiting, reason: reasonOf(failure) })
  }

  /** @param rejected an error for each recipient that does not have the mail now */
  async function noteDelivery({ id, attempts }: StoredLead, rejected: SmtpError[]): Promise<void> {
    const retried = rejected.filter((error) => !isRefusal(error)).map(({ recipient }) => recipient)
    const deliveredTo = addresses.to.filter((address) => !retried.includes(address))
    const nextAt = nextAttempt(attempts)
    const error = 'not for all recipients yet'
    if (retried.length > 0) await store.markFailed(id, { forwarding: 'waiting', nextAt, error, deliveredTo })
    else await store.markForwarded(id)
    const recipients = rejected.map(({ recipient }) => String(recipient))
    if (rejected.length > 0) logError('forwarded, but not to all', { id, rejected: recipients })
    else log('forwarded', { id })
  }

  wake()
  return {
    /** To be called whenever a lead was stored. */
    wake,
    /** Finishes the current mail first. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
      mailer.close()
    },
  }
}

/** Waits double with each attempt. */
function nextAttempt(attempts: number): number {
  return Date.now() + Math.min(maxWaitMs, firstWaitMs * 2 ** (attempts - 1))
}
