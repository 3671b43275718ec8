import nodemailer from 'nodemailer'
import { composeMail } from './compose-mail.ts'
import type { RequestStore } from './request-store.ts'

const firstWaitMs = 30_000
const longestWaitMs = 60 * 60_000
/** How long a request is reserved for one process: longer than an attempt can take, so that no other process forwards it too. */
const leaseMs = 5 * 60_000
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

export interface Forwarding {
  smtpUrl: string
  to: string[]
  from: string
}

export interface Forwarder {
  /** Forwards what is due. To be called whenever a request was stored. */
  wake: () => void
  /** Stops after the mail that is being sent. */
  stop: () => Promise<void>
}

/**
 * Forwards stored requests by SMTP, one after the other. If one fails, it is tried again without end, after waits that grow to an
 * hour.
 */
export function startForwarder(store: RequestStore, { smtpUrl, to, from }: Forwarding): Forwarder {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts })
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> | undefined
  let isStopped = false

  async function forwardAll(): Promise<void> {
    for (;;) {
      const taken = isStopped ? undefined : store.takeForForwarding(leaseMs)
      if (!taken) return
      try {
        const { rejected } = await transport.sendMail(composeMail(taken, { to, from }))
        store.markForwarded(taken.id)
        // Not tried again: the other recipients would get the mail twice.
        if (rejected.length > 0) console.error(`Request ${taken.id} was forwarded, but not to ${rejected.join(', ')}.`)
      } catch (error) {
        const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (taken.attempts - 1))
        const reason = error instanceof Error ? error.message : String(error)
        store.markForwardingFailed(taken.id, { nextAt: Date.now() + waitMs, error: reason })
        console.error(`Request ${taken.id} could not be forwarded (attempt ${taken.attempts}): ${reason}`)
      }
    }
  }

  function wake(): void {
    if (isStopped || run) return
    clearTimeout(timer)
    run = forwardAll().then(() => endRun(), endRun)
  }

  function endRun(failure?: unknown): void {
    run = undefined
    try {
      if (failure) throw failure
      const at = isStopped ? undefined : store.nextForwardingAt()
      if (at !== undefined) wakeIn(Math.max(100, at - Date.now()))
    } catch (error) {
      // The database failed, for example because the disk is full. Trying again at once would only fill the log.
      console.error('Forwarding failed:', error)
      wakeIn(firstWaitMs)
    }
  }

  function wakeIn(ms: number): void {
    if (!isStopped) timer = setTimeout(wake, Math.min(longestWaitMs, ms))
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await run
      transport.close()
    },
  }
}
