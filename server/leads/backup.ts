import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { keepBackupDays } from '../../forms/retention.ts'
import { machineSettings } from '../settings.ts'
import { databaseFile } from './lead-store.ts'
import { errorMessage } from './log.ts'

/** `npm run backup -- FOLDER` copies the database there, then deletes old copies. @returns the exit status */
async function main(folder = ''): Promise<number> {
  const { dataFolder, databaseUrl } = machineSettings()
  const database = databaseFile(dataFolder)
  const refusal = refusalOf(folder, database, databaseUrl)
  if (refusal) {
    console.error(`${refusal} Example: npm run backup -- /var/backups/site`)
    return 2
  }
  process.umask(0o077)
  const file = join(folder, `${timeOf(Date.now())}.sqlite`)
  const unchecked = `${file}.part`
  try {
    rmSync(unchecked, { force: true })
    // In one step, which a busy service cannot make begin again.
    await backup(new DatabaseSync(database, { readOnly: true, timeout: 5000 }), unchecked, { rate: 2 ** 31 - 1 })
    const count = countIn(unchecked)
    renameSync(unchecked, file)
    console.log(`Copied ${count} leads to ${file}.`)
    deleteOld(folder)
    return 0
  } catch (error) {
    rmSync(unchecked, { force: true })
    console.error(`No backup was made, and none deleted: ${errorMessage(error)}`)
    return 1
  }
}

/** The time in the name of a copy, which tells its age, such as 2026-11-29-0415. */
function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', '-').replace(':', '')
}

function deleteOld(folder: string): void {
  const oldest = timeOf(Date.now() - keepBackupDays * 24 * 60 * 60_000)
  for (const name of readdirSync(folder))
    if (/^\d{4}-\d\d-\d\d(-\d{4})?\.sqlite$/.test(name) && name < oldest) rmSync(join(folder, name))
}

function refusalOf(folder: string, database: string, databaseUrl?: string): string | undefined {
  if (databaseUrl) return 'The leads are in PostgreSQL: docs/operate.md says how to back it up.'
  if (!existsSync(database)) return `There is no ${database} yet (DATA_DIR sets another folder).`
  if (!folder) return 'The folder of the backups is missing.'
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? undefined : `There is no folder ${folder}: make it first.`
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
