import { onTestFinished } from 'vitest'
import type { Database } from '../../../server/mail/store/database.ts'
import { openPostgres } from '../../../server/mail/store/postgres.ts'
import { RequestStore } from '../../../server/mail/store/request-store.ts'
import { openSqlite } from '../../../server/mail/store/sqlite.ts'
import { folderWith } from '../../programs/temporary-folder.ts'
import { startPostgres } from '../postgres.ts'

/** A kind of database, already running. */
export interface Storage {
  /** Empties the database. @returns a function that opens it, as another process would, until the test ends */
  empty: () => Promise<(options?: { maxSize: number }) => RequestStore>
  stop: () => Promise<void>
}

const tables = ['requests', 'erased', 'digests', 'checks', 'limits']
const noTotals = 'UPDATE totals SET received = 0, received_spam = 0, waiting = 0, dead = 0, size = 0'

/** Every supported kind of database. */
export const storages = {
  SQLite: async (): Promise<Storage> => ({
    async empty() {
      const folder = folderWith({})
      return (options) => untilTestEnds(openSqlite(folder), options)
    },
    stop: async () => {},
  }),
  PostgreSQL: async (): Promise<Storage> => {
    const server = await startPostgres()
    await migrate(openPostgres(server.url))
    return {
      async empty() {
        await server.query(`TRUNCATE ${tables.join(', ')} RESTART IDENTITY; ${noTotals}`)
        return (options) => untilTestEnds(openPostgres(server.url), options)
      },
      stop: server.stop,
    }
  },
}

async function migrate(database: Database): Promise<void> {
  const store = new RequestStore(database)
  await store.totals()
  await store.close()
}

function untilTestEnds(database: Database, options?: { maxSize: number }): RequestStore {
  const store = new RequestStore(database, options)
  onTestFinished(() => store.close())
  return store
}
