import { accessSync, chmodSync, chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import type { Database } from './database.ts'

/** How often to try what another program's lock prevents, for two seconds in all, and how long to wait in between. */
const maxTries = 40
const pauseMs = 50

/** A SQLite file. It is opened for each statement, so that it may be moved, mended or replaced at any time. */
export function openSqlite(file: string): Database {
  let wasThere = false

  function open(): DatabaseSync {
    const size = sizeOf(file)
    // The leads in a new file would be lost when the old one is put back, and SQLite would delete that one's log.
    if (size === 0 && (wasThere || sizeOf(`${file}-wal`) > 0))
      throw new Error('it is gone or empty. Put it back, or a backup, then without the -wal beside it.')
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    if (size > 0) accessSync(file, constants.R_OK | constants.W_OK)
    // Without waiting for locks: this is the only thread, and every page would wait, too.
    const database = new DatabaseSync(file, { timeout: 0 })
    if (size === 0 || process.getuid?.() === 0) makePrivate(file)
    wasThere ||= size > 0
    return database
  }

  async function run<Result>(task: (database: DatabaseSync) => Result): Promise<Result> {
    for (let tries = 1; ; tries += 1)
      try {
        using database = open()
        // A commit is on the disk; deleted data is overwritten with zeros.
        database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
        return task(database)
      } catch (error) {
        if (!isLocked(error) || tries === maxTries) throw new Error(`${file}: ${(error as Error).message}`)
        await after(pauseMs)
      }
  }

  return {
    rowNumber: 'INTEGER PRIMARY KEY',
    isFile: true,
    query: (sql, values = []) => run((database) => database.prepare(sql.replaceAll('$', '?')).all(...values)),
    create: (sql) => run((database) => database.exec(`BEGIN IMMEDIATE; ${sql}; COMMIT`)),
    // Rearranged pages may hold old bytes, so the file is written anew; its log holds them until it is truncated.
    async purge() {
      await run((database) => database.exec('VACUUM'))
      await run((database) => {
        if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy)
          throw Object.assign(new Error('another program is reading the database.'), { errcode: busyCode })
      })
    },
    async close() {},
  }
}

/** SQLITE_BUSY, of which there are several kinds. */
const busyCode = 5

/** Whether another program's lock is what prevented a statement. */
export function isLocked(error: unknown): boolean {
  return (Number((error as { errcode?: number }).errcode) & 0xff) === busyCode
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** Lets the owner of the folder alone read a file, also one that root has written: the service must be able to. */
export function makePrivate(file: string): void {
  chmodSync(file, 0o600)
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}
