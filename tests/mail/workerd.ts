import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { writeFunctions } from '../../hosts/functions/write-functions.ts'
import { type D1Binding, openD1 } from '../../server/mail/store/d1.ts'
import { RequestStore } from '../../server/mail/store/request-store.ts'
import { manyRequests, type RunningService } from './running-services.ts'

/** The mail service in Cloudflare's runtime. */
export async function startWorkerd(): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-worker-'))
  await writeFunctions(folder, {})
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
}
