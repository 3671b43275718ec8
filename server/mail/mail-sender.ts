import { log, logError, reasonOf } from '../log.ts'
import { composeMail } from './compose-mail.ts'
import { firstWaitMs, longestWaitMs } from './forwarding-rules.ts'
import type { SendReceipts } from './receipts.ts'
import { judgeFailure, smtpTransport } from './smtp-transport.ts'
import type { RequestStore, Taken } from './store/request-store.ts'

/** How long a request is reserved for one process: longer than an attempt can take, so that no other process forwards it too. */
const leaseMs = 5 * 60_000

export interface Forwarding {
  smtpUrl: string
  to: string[]
  from: string
  /** How many mails are sent in an hour: the last one carries all that is left. */
  mostPerHour: number
  /** Whether the numbers of each day are mailed as well. */
  hasDigest: boolean
  /** How many receipts are sent in an hour to those who have sent a request. */
  receiptsPerHour: number
}

export interface MailSender {
  /** Forwards what is due, one mail after the other, as long as it may. @throws where the database fails */
  sendDue: (mayGoOn: () => boolean) => Promise<void>
  /** Tells the database of the mails that it could not record. */
  markSent: () => Promise<void>
  close: () => void
}

/** Sends the mails that forward requests. What fails is tried again after waits that grow to an hour. */
export function createMailSender(
  store: RequestStore,
  { smtpUrl, to, from, mostPerHour }: Forwarding,
  sendReceipts?: SendReceipts,
): MailSender {
  const transport = smtpTransport(smtpUrl)
  /** Requests that were sent, of which the database does not know it yet. They must not be sent again. */
  const unmarked = new Set<number>()

  async function send({ requests, attempts }: Taken): Promise<void> {
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
      return
    }
    await markSent()
    await sendReceipts?.(requests, transport)
  }

  async function markSent(): Promise<void> {
    if (unmarked.size === 0) return
    await store.markForwarded([...unmarked])
    unmarked.clear()
  }

  return {
    async sendDue(mayGoOn) {
      await markSent()
      while (mayGoOn()) {
        const taken = await store.takeForForwarding({ leaseMs, mostPerHour })
        if (!taken) return
        await send(taken)
      }
    },
    markSent,
    close: () => transport.close(),
  }
}
