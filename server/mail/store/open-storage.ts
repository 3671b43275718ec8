import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerSettings } from '../../settings.ts'
import {
  type Limits,
  limiterInMemory,
  limiterInPostgres,
  limitsBy,
  limitsInMemory,
  type OpenLimiter,
} from '../limits.ts'
import { openPostgresStore } from './postgres-store.ts'
import { reopeningStore } from './reopening-store.ts'
import type { RequestStore } from './request-store.ts'
import { databaseFile, openSqliteStore } from './sqlite-store.ts'

type StorageSettings = Pick<ServerSettings, 'databaseUrl' | 'dataFolder' | 'mostPerAddress' | 'mostInAll'>

interface Storage {
  store: RequestStore
  limits: Limits
  openLimiter: OpenLimiter
}

/** What a service keeps, and where: in PostgreSQL with other instances, else in a file and in memory, by itself. */
export function openStorage(settings: StorageSettings): Storage {
  if (!settings.databaseUrl)
    return {
      store: reopeningStore(() => openSqliteStore(settings.dataFolder)),
      limits: limitsInMemory(settings),
      openLimiter: limiterInMemory,
    }
  const { store, client } = openPostgresStore(settings.databaseUrl)
  const openLimiter = limiterInPostgres(client)
  return { store, limits: limitsBy(openLimiter, settings), openLimiter }
}

/** The store for a program that looks at it, and makes none. @returns nothing where there is none yet */
export function openExistingStore({
  databaseUrl,
  dataFolder,
}: Pick<StorageSettings, 'databaseUrl' | 'dataFolder'>): RequestStore | undefined {
  if (databaseUrl) return openPostgresStore(databaseUrl).store
  return existsSync(join(dataFolder, databaseFile)) ? openSqliteStore(dataFolder) : undefined
}
