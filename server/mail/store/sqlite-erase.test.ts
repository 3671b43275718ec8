import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setClock } from '../../../tests/clock'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests'
import { entry, openStore } from '../../../tests/mail/store'
import { folderWith } from '../../../tests/temporary-folder'

const mark = 'Zoraide-Marcada'

describe('what is erased', () => {
  test.each([
    ['by its id', async (store: ReturnType<typeof openStore>, ids: number[]) => store.erase(ids)],
    ['by its age', async (store: ReturnType<typeof openStore>) => store.eraseReceivedBefore(Date.now())],
  ])('%s is in no file of the folder any more, also while another program has the database open', async (_, erase) => {
    const clock = setClock()
    const folder = folderWith({})
    const [service, operator] = [openStore(folder), openStore(folder)]
    for (let index = 0; index < 60; index += 1) {
      const name = index % 3 === 0 ? `${mark} ${index}` : `Visitor ${index}`
      await service.add(entry(contactRequest({ name, message: `${name} ${'texto '.repeat(index * 40)}` })))
      if (index % 5 === 0) await failOnce(service)
    }
    expect(occurrences(folder)).toBeGreaterThan(0)
    const marked = (await service.list()).filter(({ request }) => request.name.startsWith(mark)).map(({ id }) => id)
    clock.advance(1)
    expect(await erase(operator, marked)).toBeGreaterThanOrEqual(marked.length)
    expect(occurrences(folder)).toBe(0)
  })

  test('is gone too where a release that did not overwrite has moved it about', async () => {
    const folder = folderWith({})
    const store = openStore(folder)
    for (let index = 0; index < 80; index += 1)
      await store.add(entry(leadRequest({ name: `${index % 2 ? 'Visitor' : mark} ${index}` })))
    const old = new DatabaseSync(join(folder, 'requests.sqlite'))
    onTestFinished(() => old.close())
    old.exec('PRAGMA secure_delete = OFF')
    old.exec("UPDATE requests SET forward_error = printf('%.*c', id * 29, 'x')")
    old.exec('UPDATE requests SET forward_error = NULL')
    await store.erase(Array.from({ length: 40 }, (_, index) => 2 * index + 1))
    expect(occurrences(folder)).toBe(0)
  })
})

async function failOnce(store: ReturnType<typeof openStore>): Promise<void> {
  const taken = await store.takeForForwarding({ leaseMs: 1, mostPerHour: 9999 })
  await store.markForwardingFailed(taken?.requests.map(({ id }) => id) ?? [], {
    nextAt: Date.now(),
    error: 'It was refused. '.repeat(20),
    isRefused: false,
    mayHaveArrived: false,
  })
}

function occurrences(folder: string): number {
  return readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(mark)).length
}
