import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from './lead-store.ts'

/** How long to wait for another process's lock. */
const timeout = 2000

/** A SQLite file. It is opened on first use, and again after a failure: it may have been repaired, or taken away and put back. */
export function openSqlite(file: string): Database {
  let database: DatabaseSync | undefined
  let inode: number | undefined

  function open(): DatabaseSync {
    const size = statOf(file)?.size ?? 0
    // A new file in its place would hold leads that are lost when the old one is put back, and SQLite would delete its log.
    if (size === 0 && (inode !== undefined || statOf(`${file}-wal`)?.size))
      throw new Error('it is gone or empty. Put it back, or a backup, then without the -wal beside it.')
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const opened = new DatabaseSync(file, { timeout })
    if (size === 0) makePrivate(file)
    // A commit is on the disk; deleted data is overwritten with zeros.
    opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    inode = statOf(file)?.ino
    return opened
  }

  function close(): void {
    if (database?.isOpen) database.close()
    database = undefined
  }

  /** A failure closes the file, which ends its transaction. */
  function run<Result>(task: (opened: DatabaseSync) => Result): Result {
    try {
      database ??= open()
      return task(database)
    } catch (error) {
      close()
      throw new Error(`${file}: ${(error as Error).message}`)
    }
  }

  return {
    rowNumber: 'INTEGER PRIMARY KEY',
    isLocal: true,
    isReplaced() {
      if (statOf(file)?.ino === inode) return false
      close()
      return true
    },
    create: async (sql) => run((opened) => opened.exec(`BEGIN IMMEDIATE; ${sql}; COMMIT`)),
    query: async (sql, values = []) => run((opened) => opened.prepare(sql.replaceAll('$', '?')).all(...values)),
    // Pages that were rearranged may hold old bytes, so the file is written anew; its log holds them until it is truncated.
    purge: async () =>
      run((opened) => {
        opened.exec('VACUUM')
        if (opened.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy)
          throw new Error('another program is reading the database.')
      }),
    close: async () => close(),
  }
}

function statOf(path: string) {
  return statSync(path, { throwIfNoEntry: false })
}

/** For the owner of the folder alone, also if root has written the file: the service must be able to read it. */
export function makePrivate(file: string): void {
  chmodSync(file, 0o600)
  const { uid, gid } = statSync(dirname(file))
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}
