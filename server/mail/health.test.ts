import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setClock } from '../../tests/clock'
import { serveMail } from '../../tests/mail/mail-client'
import { leadRequest } from '../../tests/mail/sample-requests'
import { addLeads, openStore } from '../../tests/mail/store'
import { folderWith } from '../../tests/temporary-folder'
import { healthApp } from './health'

test('a service that can take requests is ready, and tells how long the oldest has waited to be forwarded', async () => {
  const clock = setClock()
  const store = openStore()
  const ask = async () => (await healthApp(store, { isForwarding: true }).request('/readyz')).json()
  expect(await ask()).toEqual({ status: 'ready', waiting: 0, parked: 0, oldestWaitingSeconds: 0 })
  await addLeads(store, 'A')
  clock.advance(90_000)
  await addLeads(store, 'B')
  expect(await ask()).toEqual({ status: 'ready', waiting: 2, parked: 0, oldestWaitingSeconds: 90 })
  // A clock that was put back.
  clock.advance(-180_000)
  expect(await ask()).toMatchObject({ oldestWaitingSeconds: 0 })
})

test('where nothing is forwarded, nothing waits', async () => {
  const { port, send } = await serveMail()
  await send(leadRequest())
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }])
})

test.each([
  ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  [
    'cannot be written',
    (file: string) =>
      new DatabaseSync(file).exec(
        "CREATE TRIGGER full BEFORE INSERT ON checks BEGIN SELECT RAISE(ABORT, 'disk full'); END",
      ),
  ],
])('a service whose database %s is not ready, but it runs', async (_, spoil) => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complain.mockRestore())
  const dataFolder = folderWith({})
  await openStore(dataFolder).close()
  spoil(join(dataFolder, 'requests.sqlite'))
  const { port } = await serveMail({ dataFolder })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return [answer.status, await answer.json()]
  }
  expect(await ask('/readyz')).toEqual([503, { status: 'database not writable' }])
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }])
})

test('however often it is asked, the disk is written to every 5 seconds only', async () => {
  const store = openStore()
  const check = vi.fn(store.check)
  const app = healthApp({ ...store, check }, { isForwarding: false })
  for (let time = 0; time < 5; time += 1) expect((await app.request('/readyz')).status).toBe(200)
  expect(check).toHaveBeenCalledOnce()
})
