import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFunctions } from '../../hosts/functions/write-functions.ts'
import { startMailService } from '../../server/mail/mail-service.ts'
import { type D1Binding, openD1 } from '../../server/mail/store/d1.ts'
import { openStore } from '../../server/mail/store/open-store.ts'
import { RequestStore } from '../../server/mail/store/request-store.ts'
import { readSettings } from '../../server/settings.ts'
import { startPostgres } from './postgres.ts'
import { serve } from './serve.ts'

/** The mail service, running. */
export interface RunningService {
  /** Of each instance. */
  origins: string[]
  store: RequestStore
  stop: () => Promise<void>
}

const manyRequests = { MAIL_RATE: '100000000' }

/** The mail service on each kind of database. */
export const runningServices = {
  SQLite: () => startInstances(1, {}),
  async PostgreSQL() {
    const server = await startPostgres({ isDurable: true })
    const service = await startInstances(3, { DATABASE_URL: server.url })
    return { ...service, stop: () => service.stop().then(server.stop) }
  },
  async workerd() {
    const folder = mkdtempSync(join(tmpdir(), 'tecto-worker-'))
    await writeFunctions(folder, {})
    // Loaded here: it is large, and most tests do without.
    const { Miniflare } = await import('miniflare')
    const runtime = new Miniflare({
      modules: [
        { type: 'ESModule', path: 'worker.mjs', contents: readFileSync(join(folder, 'cloudflare/worker.mjs'), 'utf8') },
      ],
      compatibilityDate: '2026-07-01',
      compatibilityFlags: ['nodejs_compat'],
      bindings: manyRequests,
      d1Databases: ['REQUESTS'],
      d1Persist: join(folder, 'd1'),
      handleStructuredLogs: () => {},
    })
    const { origin } = await runtime.ready
    const store = new RequestStore(openD1((await runtime.getD1Database('REQUESTS')) as unknown as D1Binding))
    return {
      origins: [origin],
      store,
      async stop() {
        await runtime.dispose()
        rmSync(folder, { recursive: true, force: true })
      },
    }
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
      for (const { close } of servers) await close()
      for (const { stop } of services) await stop()
      await store.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
