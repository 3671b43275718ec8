import { existsSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { machineSettings } from '../settings.ts'
import { databaseFile } from './lead-store.ts'

/** `npm run backup -- FILE` copies the database while the mail service runs. @returns the exit status */
async function main(file = ''): Promise<number> {
  const settings = machineSettings()
  const database = databaseFile(settings)
  const refusal = refusalOf(file, database, settings.databaseUrl)
  if (refusal) {
    console.error(`${refusal} Example: npm run backup -- /var/backups/site/$(date +%F-%H%M).sqlite`)
    return 2
  }
  process.umask(0o077)
  try {
    // In one step, which a busy service cannot make begin again.
    await backup(new DatabaseSync(database, { readOnly: true, timeout: 5000 }), file, { rate: 2 ** 31 - 1 })
    console.log(`Copied ${countIn(file)} leads to ${file}.`)
    return 0
  } catch (error) {
    rmSync(file, { force: true })
    console.error(`No backup was made: ${(error as Error).message}`)
    return 1
  }
}

function refusalOf(file: string, database: string, databaseUrl?: string): string | undefined {
  if (databaseUrl) return 'The leads are in PostgreSQL: docs/operate.md says how to back it up.'
  if (!existsSync(database)) return `There is no ${database} yet (DATA_DIR sets another folder).`
  if (!file) return 'The file of the backup is missing.'
  return existsSync(file) ? `${file} already exists. Choose another name.` : undefined
}

/** Reads the whole copy, and makes it one file. @throws if it is damaged */
function countIn(file: string): number {
  using copy = new DatabaseSync(file)
  const damage = copy.prepare('PRAGMA integrity_check').get()?.integrity_check
  if (damage !== 'ok') throw new Error(`the database is damaged (${damage})`)
  copy.exec('PRAGMA journal_mode = DELETE')
  return Number(copy.prepare("SELECT count(*) AS count FROM requests WHERE state <> 'erased'").get()?.count)
}

process.exitCode = await main(process.argv[2])
