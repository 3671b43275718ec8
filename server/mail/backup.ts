import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { machineSettings } from '../settings.ts'
import { databaseFile } from './store/sqlite-store.ts'

/** `npm run backup -- FILE`: copies the database while the mail service runs. @returns its status */
async function main(): Promise<number> {
  const [target] = process.argv.slice(2)
  const { dataFolder, databaseUrl } = machineSettings()
  if (databaseUrl) {
    console.error(
      'The requests are in PostgreSQL, which has its own: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    )
    return 2
  }
  const source = join(dataFolder, databaseFile)
  if (!target || existsSync(target)) {
    const fault = target ? `${target} exists already: a backup replaces no other.` : 'Name the file of the backup.'
    console.error(`${fault} As in: npm run backup -- /var/backups/tecto/$(date +%F-%H%M).sqlite`)
    return 2
  }
  if (!existsSync(source)) {
    console.error(`There is no database yet: ${source} is missing (DATA_DIR names another folder).`)
    return 1
  }
  process.umask(0o077)
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(database, target)
    chmodSync(target, 0o600)
    const count = countIn(target)
    console.log(`Copied ${count} requests to ${target}.`)
    return 0
  } catch (error) {
    rmSync(target, { force: true })
    console.error(`No backup was made: ${(error as Error).message}`)
    return 1
  } finally {
    database.close()
  }
}

/** Reads the whole copy: one that is broken is none. @throws where it is broken */
function countIn(file: string): number {
  const copy = new DatabaseSync(file)
  try {
    const { integrity_check: result } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
    if (result !== 'ok') throw new Error(`the copy is broken (${result})`)
    return Number(copy.prepare('SELECT count(*) AS count FROM requests').get()?.count)
  } finally {
    copy.close()
  }
}

process.exitCode = await main()
