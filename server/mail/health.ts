import { Hono } from 'hono'
import type { RequestStore } from './store/request-store.ts'

export const healthPath = '/healthz'
export const readyPath = '/readyz'

/** A check writes to the disk, and anybody may request it. */
const cacheMs = 5000

export function healthApp(store: RequestStore): Hono {
  let last: { at: number; isReady: Promise<boolean> } | undefined
  const app = new Hono()
  app.get(healthPath, (context) => context.json({ status: 'ok' }))
  app.get(readyPath, async (context) => {
    if (!last || performance.now() - last.at > cacheMs) last = { at: performance.now(), isReady: canStore(store) }
    const isReady = await last.isReady
    return context.json({ status: isReady ? 'ready' : 'database not writable' }, isReady ? 200 : 503)
  })
  return app
}

function canStore(store: RequestStore): Promise<boolean> {
  return store.check().then(
    () => true,
    () => false,
  )
}
