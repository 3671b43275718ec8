import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { serveMail } from '../../tests/mail/mail-client.ts'
import { leadRequest } from '../../tests/mail/sample-requests.ts'
import { openStore } from '../../tests/mail/store.ts'
import { healthApp } from './health.ts'

test('strangers learn only whether the service works', async () => {
  const { port, send } = await serveMail()
  await send(leadRequest())
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
})

test('a service whose database is not writable is alive but not ready', async () => {
  const { port, dataFolder } = await serveMail()
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return [response.status, await response.json()]
  }
  await openStore(dataFolder).totals()
  using database = new DatabaseSync(join(dataFolder, 'requests.sqlite'))
  database.exec("CREATE TRIGGER full BEFORE INSERT ON checks BEGIN SELECT RAISE(ABORT, 'disk full'); END")
  expect(await ask('/readyz')).toEqual([503, { status: 'database not writable' }])
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }])
})

test('however often it is requested, the disk is written to only every 5 seconds', async () => {
  const store = openStore()
  const check = vi.spyOn(store, 'check')
  const app = healthApp(store)
  for (let time = 0; time < 5; time += 1) expect((await app.request('/readyz')).status).toBe(200)
  expect(check).toHaveBeenCalledOnce()
})
