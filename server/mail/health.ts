import { createServer, type Server } from 'node:http'
import { Hono } from 'hono'
import { errorMessage, logError } from '../log.ts'
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

/** Serves metrics to programs on this machine, in the text format of Prometheus and without personal data. */
export function serveMetrics(store: RequestStore, port: number): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
    response.writeHead(200, headers).end(await metricsOf(store))
  })
  server.on('error', (error) => logError('metrics are not served', { reason: errorMessage(error) }))
  return server.listen(port, '127.0.0.1')
}

async function metricsOf(store: RequestStore): Promise<string> {
  const totals = await store.totals().catch(() => undefined)
  const { oldestWaitingAt = Date.now() } = totals ?? {}
  const metrics: Record<string, number | undefined> = {
    mail_database_up: totals ? 1 : 0,
    mail_requests_received_total: totals?.received,
    mail_requests_spam_total: totals?.receivedSpam,
    mail_requests_waiting: totals?.waiting,
    mail_dead_letters: totals?.deadLetters,
    mail_stored_characters: totals?.size,
    // Negative if the clock was put back.
    mail_oldest_waiting_seconds: totals && Math.max(0, (Date.now() - oldestWaitingAt) / 1000),
  }
  const lines = Object.entries(metrics).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}\n`]))
  return lines.join('')
}
