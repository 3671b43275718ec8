import { Hono } from 'hono'
import { type RequestStore, secondsWaiting } from './store/request-store.ts'

/** Whether the process runs. */
export const healthPath = '/healthz'
/** Whether it can take requests, and how long the oldest has waited to be forwarded. */
export const readyPath = '/readyz'

/** A check writes to the disk, and anybody may ask. */
const keptMs = 5000

/** Answers whoever watches the service. No answer names a person. */
export function healthApp(store: RequestStore, { isForwarding }: { isForwarding: boolean }): Hono {
  let last: { at: number; answer: Promise<Readiness> } | undefined
  const app = new Hono()
  app.get(healthPath, (context) => context.json({ status: 'ok' }))
  app.get(readyPath, async (context) => {
    if (!last || performance.now() - last.at > keptMs)
      last = { at: performance.now(), answer: readiness(store, isForwarding) }
    const answer = await last.answer
    return context.json(answer, answer.status === 'ready' ? 200 : 503)
  })
  return app
}

interface Readiness {
  status: 'ready' | 'database not writable'
  waiting?: number
  parked?: number
  oldestWaitingSeconds?: number
}

async function readiness(store: RequestStore, isForwarding: boolean): Promise<Readiness> {
  try {
    await store.check()
    const counts = await store.count(Date.now())
    if (!isForwarding) return { status: 'ready' }
    const { waiting, parked } = counts
    return { status: 'ready', waiting, parked, oldestWaitingSeconds: Math.round(secondsWaiting(counts)) }
  } catch {
    return { status: 'database not writable' }
  }
}
