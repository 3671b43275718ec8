import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '../../tests/clock.ts'
import { serveMail } from '../../tests/mail/mail-client.ts'
import { leadRequest } from '../../tests/mail/sample-requests.ts'
import { addLeads, openStore } from '../../tests/mail/store.ts'
import { healthApp, serveMetrics } from './health.ts'

test('metrics are served to this machine only: the queue and its age', async () => {
  const clock = setClock()
  const store = openStore()
  const server = serveMetrics(store, 0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(await ask()).toContain('mail_requests_waiting 0\n')
  await addLeads(store, 'A')
  clock.advance(90_000)
  await addLeads(store, 'B')
  expect(await ask()).toContain('mail_requests_waiting 2\nmail_dead_letters 0\n')
  expect(await ask()).toContain('mail_oldest_waiting_seconds 90\n')
  // The clock was put back.
  clock.advance(-180_000)
  expect(await ask()).toContain('mail_oldest_waiting_seconds 0\n')
})

test('strangers learn only whether the service works', async () => {
  const { port, send } = await serveMail()
  await send(leadRequest())
  const response = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }])
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
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
