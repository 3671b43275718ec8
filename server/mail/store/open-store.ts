import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerSettings } from '../../settings.ts'
import { openD1OverHttp } from './d1.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { RequestStore } from './request-store.ts'
import { databaseFile, openSqlite } from './sqlite.ts'

export type StoreSettings = Pick<ServerSettings, 'd1' | 'databaseUrl' | 'dataFolder' | 'maxStoredMegabytes'>

/** Opens PostgreSQL if it is configured, else a file on this machine. */
export function openStore(settings: StoreSettings): RequestStore {
  return new RequestStore(openDatabase(settings), { maxSize: settings.maxStoredMegabytes * 1e6 })
}

/** Opens the requests without creating a database. @returns undefined if there is none yet */
export function openExistingStore(settings: StoreSettings): RequestStore | undefined {
  const isElsewhere = settings.d1 ?? settings.databaseUrl
  return isElsewhere || existsSync(join(settings.dataFolder, databaseFile)) ? openStore(settings) : undefined
}

function openDatabase({ d1, databaseUrl, dataFolder }: StoreSettings): Database {
  if (d1) return openD1OverHttp(d1.address, d1.token)
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataFolder)
}
