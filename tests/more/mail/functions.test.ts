import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeFunctions } from '../../../hosts/functions/write-functions.ts'
import { type D1Binding, openD1 } from '../../../server/mail/store/d1.ts'
import { openPostgres } from '../../../server/mail/store/postgres.ts'
import { RequestStore } from '../../../server/mail/store/request-store.ts'
import { type HostedService, testService } from '../../mail/contracts/service-contract.ts'
import { type Postgres, startPostgres } from '../../mail/postgres.ts'
import { createFolder, folderWith } from '../../programs/temporary-folder.ts'

const origin = 'https://tecto.example'
const { folder, remove } = createFolder({})
let server: Postgres
beforeAll(async () => {
  await writeFunctions(folder, { cleanUrls: true })
  server = await startPostgres()
}, 120_000)
afterAll(async () => {
  await server.stop()
  remove()
})

describe('the Worker for Cloudflare, in its real runtime,', () => {
  testService(async (settings) => {
    const { main, compatibility_date, compatibility_flags, d1_databases } = readJson('cloudflare/wrangler.jsonc')
    const runtime = new Miniflare({
      modules: [{ type: 'ESModule', path: main, contents: readFileSync(join(folder, 'cloudflare', main), 'utf8') }],
      compatibilityDate: compatibility_date,
      compatibilityFlags: compatibility_flags,
      d1Databases: d1_databases.map(({ binding }: { binding: string }) => binding),
      bindings: { MAIL_RATE: '1000', ...settings },
      handleStructuredLogs: () => {},
    })
    onTestFinished(() => runtime.dispose())
    const worker = (await runtime.getWorker()) as unknown as { scheduled: (event: object) => Promise<unknown> }
    const database = (await runtime.getD1Database('REQUESTS')) as unknown as D1Binding
    return {
      ask: async (path, { method, headers, body }, address = '192.0.2.1') =>
        (await runtime.dispatchFetch(origin + path, {
          method,
          headers: { ...(headers as Record<string, string>), 'cf-connecting-ip': address },
          body: body as string,
          redirect: 'manual',
        })) as unknown as Response,
      work: () => worker.scheduled({ cron: '* * * * *' }),
      store: new RequestStore(openD1(database)),
    }
  })
})

describe('the functions for Netlify', () => {
  testService(async (settings) => {
    const files = await load('netlify', settings, 'functions/requests.mjs', 'functions/work.mjs')
    return {
      store: files.store,
      ask: (path, init, ip = '192.0.2.1') =>
        files.loaded[0]?.default(new Request(origin + path, init), { ip, waitUntil: () => {} }),
      work: () => files.loaded[1]?.default(),
    }
  })
})

describe('the functions for Vercel', () => {
  const start = async (settings?: Record<string, string>): Promise<HostedService> => {
    const names = ['api/mail/contact.mjs', 'api/work.mjs']
    const { loaded, store } = await load('vercel', { CRON_SECRET: 'secret', ...settings }, ...names)
    return {
      store,
      ask: (path, init, address = '192.0.2.1') => {
        const file = loaded[names.indexOf(`${new URL(path, origin).pathname.slice(1)}.mjs`)]
        const headers = { ...(init.headers as Record<string, string>), 'x-real-ip': address }
        return file?.[init.method ?? 'GET'](new Request(origin + path, { ...init, headers }))
      },
      work: () => loaded[1]?.GET(new Request(`${origin}/api/work`, { headers: { authorization: 'Bearer secret' } })),
    }
  }
  testService(start)

  test('run only for the scheduler', async () => {
    const { loaded } = await load('vercel', { CRON_SECRET: 'secret' }, 'api/work.mjs')
    const ask = (headers: Record<string, string>) => loaded[0]?.GET(new Request(`${origin}/api/work`, { headers }))
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: 'Bearer secreT' })).status).toBe(401)
    vi.stubEnv('CRON_SECRET', '')
    expect((await ask({ authorization: 'Bearer ' })).status).toBe(401)
  })

  test('are scheduled every minute, beside the rules of the site', () => {
    expect(readJson('vercel/vercel.json')).toEqual({
      cleanUrls: true,
      crons: [{ path: '/api/work', schedule: '* * * * *' }],
    })
  })
})

/** Imports the emitted files again, with these settings and an empty database. */
async function load(host: string, settings: Record<string, string> = {}, ...files: string[]) {
  await server.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  const copy = folderWith({})
  cpSync(join(folder, host), copy, { recursive: true })
  const environment = { DATABASE_URL: server.url, MAIL_RATE: '1000', ...settings }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const store = new RequestStore(openPostgres(server.url))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    log.mockRestore()
    await store.close()
  })
  const loaded = await Promise.all(files.map((file) => import(pathToFileURL(join(copy, file)).href)))
  return { loaded, store }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}
