import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { machineSettings } from '../../settings.ts'
import { databaseFile, openStore } from '../request-store.ts'
import { isBusy } from '../sqlite.ts'
import { eraseAgain } from './erasures.ts'

const settings = machineSettings()
const database = databaseFile(settings)

/**
 * `npm run backup -- FILE` copies the database while the mail service runs; with `--restore` it restores a copy.
 * @returns the exit status
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { restore: { type: 'boolean' } } })
  const [file = ''] = positionals
  const refusal = refusalOf(file, values.restore)
  if (refusal) {
    console.error(`${refusal} Example: npm run backup -- /var/backups/site/$(date +%F-%H%M).sqlite`)
    return 2
  }
  process.umask(0o077)
  try {
    await (values.restore ? restore(file) : copy(file))
  } catch (error) {
    console.error(`${values.restore ? 'Nothing was restored' : 'No backup was made'}: ${(error as Error).message}`)
    return 1
  }
  return values.restore ? repeatErasures() : 0
}

function refusalOf(file: string, isRestore = false): string | undefined {
  if (settings.databaseUrl) return 'The requests are in PostgreSQL: docs/operate.md says how to back it up.'
  if (!file) return 'The file of the backup is missing.'
  if (existsSync(file) === isRestore) return undefined
  return isRestore ? `${file} does not exist.` : `${file} already exists. Choose another name.`
}

async function copy(target: string): Promise<void> {
  if (!existsSync(database))
    throw new Error(`there is no database yet: ${database} is missing (DATA_DIR sets another folder).`)
  const source = new DatabaseSync(database, { readOnly: true, timeout: 5000 })
  try {
    // One moment of the database, without what deleted rows left in it.
    source.prepare('VACUUM INTO ?').run(target)
    console.log(`Copied ${countIn(target)} requests to ${target}.`)
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  } finally {
    source.close()
  }
}

/** Keeps the replaced database beside the restored one. */
function restore(source: string): void {
  const count = countIn(source)
  const aside = `${database}-replaced-${new Date().toISOString().replace(/\W/g, '')}`
  const next = `${database}-next`
  const isReplaced = existsSync(database)
  try {
    // First, because the disk may be full.
    copyFileSync(source, next)
    if (isReplaced) {
      closeLog()
      renameSync(database, aside)
    }
    renameSync(next, database)
  } finally {
    rmSync(next, { force: true })
  }
  console.log(`Restored ${count} requests.`)
  if (isReplaced) console.log(`What was there before is in ${aside}: delete it when you no longer need it.`)
}

/** Of those who have asked for it since the backup was made. @returns the exit status */
async function repeatErasures(): Promise<number> {
  const store = openStore(settings)
  try {
    console.log(`${await eraseAgain(store, settings.dataFolder)} of them erased again.`)
    return 0
  } catch (error) {
    console.error(`Erased requests are back (${(error as Error).message}): npm run leads -- --erase-again`)
    return 1
  } finally {
    await store.close()
  }
}

/**
 * SQLite would apply the log to the restored database. It is written and deleted only if no other process has the file
 * open: a running service would keep writing to the replaced one.
 */
function closeLog(): void {
  const connection = new DatabaseSync(database, { timeout: 0 })
  try {
    connection.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (isBusy(error)) throw new Error('the mail service has the database open; stop it first.')
    // A damaged database is what a backup is for.
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true })
  } finally {
    connection.close()
  }
}

/** Reads the whole copy. @throws if it is damaged */
function countIn(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    const { integrity_check: result } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
    if (result !== 'ok') throw new Error(`the copy is damaged (${result})`)
    return Number(copy.prepare('SELECT count(*) AS count FROM requests').get()?.count)
  } finally {
    copy.close()
  }
}

process.exitCode = await main()
