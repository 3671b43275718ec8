import { createServer, type Server } from 'node:http'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { logError, reasonOf } from '../log.ts'
import type { Answered } from './mail-app.ts'
import type { Report } from './reports.ts'
import { type RequestStore, secondsWaiting } from './store/request-store.ts'

export interface Metrics {
  onAnswered: (answered: Answered) => void
  onReport: (report: Report) => void
  /** All of them, in the text format of Prometheus. */
  text: () => Promise<string>
}

/** Counts what the mail service does. No metric names a person. */
export function createMetrics(store: RequestStore): Metrics {
  const registers = [new Registry()]
  const requests = new Counter({
    name: 'mail_requests_total',
    help: 'Requests by how they ended.',
    labelNames: ['outcome', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'mail_request_seconds',
    help: 'How long requests took to answer.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const reports = new Counter({
    name: 'site_reports_total',
    help: 'What browsers have reported: broken rules of the policy, and errors of scripts.',
    labelNames: ['type', 'what'],
    registers,
  })
  const queue = new Gauge({
    name: 'mail_queue_requests',
    help: 'Stored requests that wait to be forwarded, or are parked.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'How long the oldest request has waited to be forwarded.',
    registers,
  })
  const isUp = new Gauge({ name: 'mail_database_up', help: '1 where the database can be read.', registers })
  return {
    onAnswered({ outcome, status, ms }) {
      requests.inc({ outcome, status })
      seconds.observe(ms / 1000)
    },
    onReport: ({ type, what }) => reports.inc({ type, what }),
    async text() {
      try {
        const counts = await store.count(Date.now())
        queue.set({ state: 'waiting' }, counts.waiting)
        queue.set({ state: 'parked' }, counts.parked)
        oldest.set(secondsWaiting(counts))
        isUp.set(1)
      } catch {
        isUp.set(0)
      }
      return registers[0]?.metrics() ?? ''
    },
  }
}

/** Serves the metrics at `/metrics` on a port of their own, which no visitor reaches. */
export function serveMetrics({ text }: Metrics, { port, host }: { port: number; host: string }): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await text())
  })
  server.on('error', (error) => logError('metrics are not served', { reason: reasonOf(error) }))
  return server.listen(port, host)
}
