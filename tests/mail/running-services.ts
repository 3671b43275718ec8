import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailService } from '../../server/mail/mail-service.ts'
import { openStore } from '../../server/mail/store/open-store.ts'
import type { RequestStore } from '../../server/mail/store/request-store.ts'
import { readSettings } from '../../server/settings.ts'
import { startPostgres } from './postgres.ts'
import { serve } from './serve.ts'

export interface RunningService {
  /** One per instance. */
  origins: string[]
  store: RequestStore
  stop: () => Promise<void>
}

export const manyRequests = { MAIL_RATE: '100000000' }

/** The mail service on each kind of database that a Node process can use. */
export const runningServices = {
  SQLite: () => startInstances(1, {}),
  async PostgreSQL() {
    const server = await startPostgres({ isDurable: true })
    const service = await startInstances(3, { DATABASE_URL: server.url })
    return { ...service, stop: () => service.stop().then(server.stop) }
  },
} satisfies Record<string, () => Promise<RunningService>>

async function startInstances(count: number, settings: Record<string, string>): Promise<RunningService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'tecto-mail-'))
  const read = { ...readSettings({ ...manyRequests, ...settings }), dataFolder }
  const services = Array.from({ length: count }, () => startMailService(read, () => {}))
  const servers = await Promise.all(services.map(({ listener }) => serve(listener)))
  const store = openStore(read)
  return {
    origins: servers.map(({ origin }) => origin),
    store,
    async stop() {
      for (const server of servers) await server.stop()
      for (const { stop } of services) await stop()
      await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
