import { onTestFinished } from 'vitest'
import { type D1Database, openD1Store } from '../../server/mail/store/d1-store'
import { openPostgresStore } from '../../server/mail/store/postgres-store'
import type { RequestStore } from '../../server/mail/store/request-store'
import { openSqliteStore } from '../../server/mail/store/sqlite-store'
import { folderWith } from '../temporary-folder'
import { startPostgres } from './postgres'

/** A kind of database, which is running. */
export interface Storage {
  /** Empties it. @returns what opens it, as one more process would, until the test ends */
  empty: () => Promise<() => RequestStore>
  stop: () => Promise<void>
}

const tables = ['requests', 'erased', 'digests', 'checks']

/** Every kind of database that can keep the requests. */
export const storages = {
  SQLite: async (): Promise<Storage> => ({
    async empty() {
      const folder = folderWith({})
      return () => untilTestEnds(openSqliteStore(folder))
    },
    stop: async () => {},
  }),
  PostgreSQL: async (): Promise<Storage> => {
    const server = await startPostgres()
    await migrate(server.url)
    return {
      async empty() {
        await server.query(`TRUNCATE ${[...tables, 'limits'].join(', ')} RESTART IDENTITY`)
        return () => untilTestEnds(openPostgresStore(server.url).store)
      },
      stop: server.stop,
    }
  },
  D1: async (): Promise<Storage> => {
    // Loaded here: it is large, and most tests do without.
    const { Miniflare } = await import('miniflare')
    const workers = new Miniflare({ modules: true, script: 'export default {}', d1Databases: ['REQUESTS'] })
    const database = (await workers.getD1Database('REQUESTS')) as unknown as D1Database
    await openD1Store(database).store.count(0)
    return {
      async empty() {
        await database.batch([...tables, 'limits'].map((table) => database.prepare(`DELETE FROM ${table}`).bind()))
        return () => untilTestEnds(openD1Store(database).store)
      },
      stop: () => workers.dispose(),
    }
  },
}

async function migrate(url: string): Promise<void> {
  const { store } = openPostgresStore(url)
  await store.count(0)
  await store.close()
}

function untilTestEnds(store: RequestStore): RequestStore {
  onTestFinished(store.close)
  return store
}
