import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
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
  restart: () => void
  stop: () => void
}

export function startPostgres(): Postgres {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-postgres-'))
  const account = accountOfServer()
  if (account) chownSync(folder, account.uid, account.gid)
  const url = `postgres://site@localhost/postgres?host=${folder}`
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(findPostgres(), program), ['--pgdata', join(folder, 'data'), ...args], {
      ...account,
      cwd: folder,
      // Errors stand in the message of what is thrown.
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const control = (...args: string[]) => run('pg_ctl', '--log', join(folder, 'log'), '--mode=immediate', ...args)
  const stop = () => {
    process.off('exit', stop)
    control('stop')
    rmSync(folder, { recursive: true, force: true })
  }
  run('initdb', '--username=site', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C')
  control('start', '--options', `-c listen_addresses= -c unix_socket_directories=${folder}`)
  // An interrupted test must not leave its server running.
  process.on('exit', stop)
  return {
    url,
    async query(sql) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    restart: () => void control('restart'),
    stop,
  }
}

/** PostgreSQL refuses to run as root, so Debian's account for it is used. */
function accountOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
