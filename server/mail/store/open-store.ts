import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerSettings } from '../../settings.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { RequestStore } from './request-store.ts'
import { databaseFile, openSqlite } from './sqlite.ts'

export type StoreSettings = Pick<ServerSettings, 'databaseUrl' | 'dataFolder' | 'maxStoredMegabytes'>

/** Opens PostgreSQL if it is configured, else a file on this machine. */
export function openStore(settings: StoreSettings): RequestStore {
  return new RequestStore(openDatabase(settings), { maxSize: settings.maxStoredMegabytes * 1e6 })
}

/** Opens the requests without creating a database. @returns undefined if there is none yet */
export function openExistingStore(settings: StoreSettings): RequestStore | undefined {
  return settings.databaseUrl || existsSync(join(settings.dataFolder, databaseFile)) ? openStore(settings) : undefined
}

function openDatabase({ databaseUrl, dataFolder }: StoreSettings): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataFolder)
}
