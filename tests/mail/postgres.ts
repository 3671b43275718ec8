import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../programs/system-programs.ts'

/** A private PostgreSQL, reached by a socket in a temporary folder. */
export interface Postgres {
  /** In the format of `DATABASE_URL`. */
  url: string
  query: (sql: string) => Promise<Record<string, unknown>[]>
  /** Breaks all connections, as a crash would, and starts the server again. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** @param isDurable whether writes wait for the disk, as in production */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const bin = findPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'tecto-postgres-'))
  const data = join(folder, 'data')
  const account = accountOfServer()
  mkdirSync(data)
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid)
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username=site', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    // Errors stand in the message of what is thrown.
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: isDurable ? 'on' : 'off' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://site@localhost/postgres?host=${folder}`
  let server = await start()

  async function start() {
    const started = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...account, cwd: folder, stdio: 'ignore' })
    // An interrupted test must not leave its server running.
    process.once('exit', () => started.kill('SIGQUIT'))
    for (const endAt = Date.now() + 60_000; ; ) {
      try {
        await query('SELECT 1')
        return started
      } catch (error) {
        if (Date.now() > endAt || started.exitCode !== null) throw error
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  async function query(sql: string) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  async function end(): Promise<void> {
    const ended = once(server, 'exit')
    // Stops immediately, without notifying clients.
    server.kill('SIGQUIT')
    await ended
  }
  return {
    url,
    query,
    async restart() {
      await end()
      server = await start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so Debian's account for it is used. */
function accountOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
