import { type Addresses, composeMail } from './compose-mail.ts'
import { errorMessage, log, logError } from './log.ts'
import type { RequestStore, StoredRequest } from './request-store.ts'
import { isRefusal, type Mailer, reasonOf, type SmtpError } from './smtp.ts'

/** How often to look for what other programs have made due, such as `npm run leads -- --retry`. */
const intervalMs = 60_000
/** The longest attempt: a mail server may take ten minutes for the end of the data alone. */
const attemptMs = 20 * 60_000
/** How long a request is reserved for one process, so that no other process forwards it too. */
const leaseMs = 30 * 60_000
const firstWaitMs = 30_000
/** A mail that was refused for good is tried more rarely. */
const maxWaitMs = { waiting: 60 * 60_000, refused: 24 * 60 * 60_000 }

export interface Forwarder {
  /** To be called whenever a request was stored. */
  wake: () => void
  /** Finishes the current mail first. */
  stop: () => Promise<void>
}

/** Forwards stored requests until they are delivered, one mail at a time: when woken, when one becomes due, and every minute. */
export function startForwarder(store: RequestStore, mailer: Mailer, addresses: Addresses): Forwarder {
  /** What could not be recorded yet: what was sent must not be sent again. */
  const unrecorded = new Set<() => Promise<void>>()
  let isStopped = false
  let wake = () => {}

  async function run(): Promise<void> {
    while (!isStopped) {
      // What is stored while the queue is being read must not wait for the next look.
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      const waitMs = await forwardAll().catch((error) => {
        // The database failed, for example because the disk is full; retrying at once would only fill the log.
        logError('forwarding failed', { reason: errorMessage(error) })
        return firstWaitMs
      })
      const timer = setTimeout(wake, waitMs)
      await woken
      clearTimeout(timer)
    }
  }

  /** @returns how long to wait for the next request, in milliseconds */
  async function forwardAll(): Promise<number> {
    await record()
    const claim = async () => (isStopped ? undefined : store.claim(leaseMs))
    for (let stored = await claim(); stored; stored = await claim()) {
      await forward(stored)
      await record()
    }
    const { nextDueAt = Number.POSITIVE_INFINITY } = await store.queue()
    return Math.min(intervalMs, Math.max(100, nextDueAt - Date.now()))
  }

  async function forward(stored: StoredRequest): Promise<void> {
    const { id, attempts, deliveredTo } = stored
    const to = addresses.to.filter((address) => !deliveredTo.includes(address))
    try {
      const mail = composeMail(stored, addresses)
      const errors = to.length > 0 ? await mailer.send(mail, to, AbortSignal.timeout(attemptMs)) : []
      const later = errors.filter((error) => !isRefusal(error)).map(({ recipient }) => recipient)
      const done = addresses.to.filter((address) => !later.includes(address))
      if (later.length > 0) fail(stored, 'waiting', 'not for all recipients yet', done)
      else unrecorded.add(() => store.markForwarded(id))
      const rejected = errors.map(({ recipient }) => String(recipient))
      if (rejected.length > 0) logError('forwarded, but not to all', { id, rejected })
      else log('forwarded', { id })
    } catch (cause) {
      const error = cause as SmtpError
      fail(stored, isRefusal(error) ? 'refused' : 'waiting', error.message)
      const { waiting } = await store.queue()
      logError(isRefusal(error) ? 'refused' : 'not forwarded', { id, attempts, waiting, reason: reasonOf(error) })
    }
  }

  /** Waits double with each failure. */
  function fail(
    { id, attempts, deliveredTo }: StoredRequest,
    forwarding: 'waiting' | 'refused',
    error: string,
    done = deliveredTo,
  ): void {
    const nextAt = Date.now() + Math.min(maxWaitMs[forwarding], firstWaitMs * 2 ** (attempts - 1))
    unrecorded.add(() => store.markFailed(id, { forwarding, nextAt, error, deliveredTo: done }))
  }

  async function record(): Promise<void> {
    for (const write of unrecorded) {
      await write()
      unrecorded.delete(write)
    }
  }

  const running = run()
  return {
    wake: () => wake(),
    async stop() {
      isStopped = true
      wake()
      await running
      await record().catch((error) => logError('sent, but not recorded', { reason: errorMessage(error) }))
      mailer.close()
    },
  }
}
