import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { setClock } from '../../tests/clock.ts'
import { mark, markedRequest } from '../../tests/mail/marked.ts'
import { contactRequest } from '../../tests/mail/sample-requests.ts'
import { addLeads, entry, stored, storedNames, storeIn } from '../../tests/mail/store.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'

const day = 24 * 60 * 60_000

test.each(['by a command', 'by its age'])(
  'what is erased %s is in no byte of the folder, even while another process has the database open',
  async (how) => {
    const clock = setClock()
    const folder = folderWith({})
    const [service, operator] = [storeIn(folder), storeIn(folder)]
    // Rows of changing sizes move between pages, which leaves copies.
    for (let id = 1; id <= 150; id += 1) {
      const isMarked = id % 3 === 0
      const request = isMarked ? markedRequest() : contactRequest({ name: 'Visitor' })
      await service.add(entry({ ...request, message: `${id} ${`${request.name} `.repeat((id * 41) % 60)}` }))
      const error = 'Refused. '.repeat((id * 53) % 40)
      await service.markFailed((((id * 7919) % 151) % id) + 1, { error, isRefused: false, nextAt: 0 })
      if (id % 5 === 0) await service.markForwarded((((id * 7907) % 149) % id) + 1)
    }
    const traces = () => readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(mark))
    expect(traces()).not.toEqual([])
    if (how === 'by its age') clock.advance(31 * day)
    if (how === 'by its age') await operator.removeOld(30)
    else
      for (const { id, receivedAt, request } of await stored(operator))
        if (request.name === mark) await operator.erase(id, receivedAt)
    await operator.purge({ isThorough: how === 'by a command' })
    expect(traces()).toEqual([])
  },
)

test('a lock is waited for, then the request fails, and others are stored once it is released', {
  timeout: 20_000,
}, async () => {
  const folder = folderWith({})
  const store = storeIn(folder)
  await addLeads(store, 'A')
  const other = new DatabaseSync(join(folder, 'requests.sqlite'), { timeout: 5000 })
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const waiting = addLeads(store, 'B')
  setTimeout(() => other.exec('ROLLBACK'), 500)
  await waiting
  other.exec('BEGIN IMMEDIATE')
  await expect(addLeads(store, 'C')).rejects.toThrow('locked')
  other.exec('ROLLBACK')
  await addLeads(store, 'D')
  expect(await storedNames(store)).toEqual(['A', 'B', 'D'])
})
