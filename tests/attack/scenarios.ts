import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { findPostgres } from '../../scripts/find-postgres.ts'
import { startPostgres } from '../mail/postgres.ts'
import { contactRequest, leadRequest } from '../mail/sample-requests.ts'
import { startMailServer } from './mail-server.ts'
import { startTargetService, type TargetService, timePages } from './target-service.ts'

interface Scenario {
  name: string
  run: () => Promise<Result>
}

interface Result {
  holds: boolean
  found: string
}

/** How much slower than usual on this machine pages may become during an attack. */
const maxPageMs = 50
const manyRows = 150_000

export const scenarios: Scenario[] = [
  {
    name: `3: ${manyRows} stored requests of bots, little memory, and mail`,
    async run() {
      const mail = await startMailServer()
      const target = await startTargetService({ ...mail.settings, METRICS_PORT: '0' })
      try {
        await target.post(leadRequest())
        fill(target, manyRows)
        const usual = await timePages(target, after(1000))
        const asking = Promise.all([target.post(leadRequest({ name: 'B' })), ask(target, '/readyz', 20), after(8000)])
        const { p99, longest, failed } = await timePages(target, asking)
        const [status] = await asking
        return {
          holds: status === 202 && failed === 0 && p99 < usual.p99 + maxPageMs && target.isRunning(),
          found: `${target.isRunning() ? 'runs' : 'has ended'}, request ${status}, pages p99 ${p99} ms, longest ${longest} ms, failed ${failed}`,
        }
      } finally {
        await target.stop()
        await mail.stop()
      }
    },
  },
  scenario('4a: another process locks the database for 15 s', async (target) => {
    await target.post(leadRequest())
    const usual = await timePages(target, after(1000))
    const database = target.database()
    database.exec('BEGIN IMMEDIATE')
    const statuses: number[] = []
    const locked = (async () => {
      for (let count = 0; count < 5; count += 1) {
        const from = `192.0.2.${count}`
        void target.post(leadRequest({ name: `${count}` }), from).then((status) => statuses.push(status))
        await after(3000)
      }
    })()
    const times = await timePages(target, locked)
    database.exec('ROLLBACK')
    database.close()
    await after(6000)
    const isReported = statuses.length === 5 && statuses.every((status) => status === 202 || status === 503)
    return {
      holds: isReported && times.failed === 0 && times.p99 < usual.p99 + maxPageMs,
      found: `pages p99 ${times.p99} ms, longest ${times.longest} ms; requests ${statuses.join(' ')}`,
    }
  }),
  scenario('4b: a person is erased, which writes a database of 600 MB anew', async (target) => {
    await target.post(leadRequest())
    fill(target, 10_000, 60_000)
    const usual = await timePages(target, after(1000))
    const erasing = target.leads('--id', '1', '--erase')
    const times = await timePages(target, erasing)
    const { status } = await erasing
    return {
      holds: status === 0 && times.failed === 0 && times.p99 < usual.p99 + maxPageMs,
      found: `leads ends with ${status}; pages p99 ${times.p99} ms, longest ${times.longest} ms`,
    }
  }),
  {
    name: '5: one mail that is refused for good, and 24 others',
    async run() {
      const mail = await startMailServer({ refused: 'Refused' })
      const target = await startTargetService({ ...mail.settings, MAIL_PER_HOUR: '1', MAIL_RATE: '1000' })
      try {
        await target.post(leadRequest({ name: 'First' }))
        await after(1000)
        const database = target.database()
        database.exec('UPDATE requests SET forwarded_at = forwarded_at - 3600000')
        const names = ['Refused', ...Array.from({ length: 24 }, (_, index) => `Visitor ${index}`)]
        database.exec('BEGIN IMMEDIATE')
        const insert = database.prepare(
          'INSERT INTO requests (received_at, body_hash, request, is_spam) VALUES (?, randomblob(32), ?, 0)',
        )
        for (const name of names) insert.run(Date.now(), JSON.stringify(leadRequest({ name })))
        database.exec('COMMIT')
        for (let round = 0; round < 6; round += 1) {
          database.exec('UPDATE requests SET forward_at = 0 WHERE forwarded_at IS NULL')
          await target.post(leadRequest({ name: `Waker ${round}` }))
          await after(1500)
        }
        const parked = Number(database.prepare('SELECT count(parked_at) AS parked FROM requests').get()?.parked)
        return { holds: parked <= 1, found: `${parked} are parked` }
      } finally {
        await target.stop()
        await mail.stop()
      }
    },
  },
  scenario('7: listing, finding and erasing among 630 MB, with little memory', async (target) => {
    await target.post(leadRequest())
    fill(target, 10_500, 60_000)
    const statuses = []
    for (const args of [
      ['--spam', '--json'],
      ['--spam', '--csv'],
      ['--spam', '--find', 'nobody'],
      ['--id', '1', '--erase'],
    ])
      statuses.push((await target.leads(...args)).status)
    return { holds: statuses.every((status) => status === 0), found: `ends with ${statuses.map(String).join(' ')}` }
  }),
  {
    name: '12: addresses and hashes in a dump of PostgreSQL',
    async run() {
      const server = await startPostgres()
      const target = await startTargetService({ DATABASE_URL: server.url })
      try {
        const from = '203.0.113.77'
        await target.post(leadRequest(), from)
        const [row] = await server.query("SELECT encode(body_hash, 'hex') AS hash FROM requests")
        await target.leads('--id', '1', '--erase')
        const status = await target.post(leadRequest(), from)
        const dump = execFileSync(join(findPostgres(), 'pg_dump'), [server.url], { encoding: 'utf8', maxBuffer: 1e8 })
        const found = [from, String(row?.hash), leadRequest().email].filter((text) => dump.includes(text))
        const [{ count } = { count: 0 }] = await server.query('SELECT count(*) AS count FROM requests')
        return {
          holds: found.length === 0 && Number(count) === 0 && status === 202,
          found: `in the dump: ${found.join(', ') || 'nothing'}; sent again: ${status}, stored ${count}`,
        }
      } finally {
        await target.stop()
        await server.stop()
      }
    },
  },
  scenario('13: 200 connections that ask and never read', async (target) => {
    const { port } = new URL(target.origin)
    const requests = 'GET /pt-br HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100)
    const sockets = Array.from({ length: 200 }, () =>
      connect(Number(port), '127.0.0.1')
        .on('error', () => {})
        .pause(),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(requests)
    const startedAt = performance.now()
    const times = await timePages(target, after(5000))
    // A socket that is not read does not notice that it was closed, so the operating system is asked.
    while (connectionsTo(port) > 0 && performance.now() - startedAt < 90_000) await after(1000)
    const tookMs = Math.round(performance.now() - startedAt)
    const left = connectionsTo(port)
    for (const socket of sockets) socket.destroy()
    return {
      holds: left === 0 && tookMs < 60_000 && times.failed === 0,
      found: `${left} left after ${tookMs} ms; pages p99 ${times.p99} ms, failed ${times.failed}`,
    }
  }),
]

/** The server's ends of established connections to a port (Linux), without those that page requests use. */
function connectionsTo(port: string): number {
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const established = new RegExp(`^ *\\d+: [0-9A-F]{8}:${hex} [0-9A-F:]+ 01 `)
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => established.test(line)).length
}

function scenario(name: string, attack: (target: TargetService) => Promise<Result>): Scenario {
  return {
    name,
    async run() {
      const target = await startTargetService()
      try {
        return await attack(target)
      } finally {
        await target.stop()
      }
    },
  }
}

/** Writes spam requests to the database directly, bypassing the service. */
function fill(target: TargetService, rows: number, length = 1000): void {
  const database = target.database()
  const request = JSON.stringify(contactRequest({ message: 'x'.repeat(length) }))
  database.exec('PRAGMA synchronous = OFF; BEGIN IMMEDIATE')
  const insert = database.prepare(
    'INSERT INTO requests (received_at, body_hash, request, is_spam, forwarded_at) VALUES (?, randomblob(32), ?, 1, 1)',
  )
  for (let row = 0; row < rows; row += 1) insert.run(Date.now(), request)
  database.exec('COMMIT')
  database.close()
}

async function ask({ origin }: TargetService, path: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    // If the service has ended, the measured page times show it.
    await fetch(origin + path)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
    await after(300)
  }
}
