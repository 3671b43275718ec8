import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mark, markedRequest } from '../../tests/mail/marked.ts'
import { contactRequest } from '../../tests/mail/sample-requests.ts'
import { entry, stored, storeIn } from '../../tests/mail/store.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'

test('what is erased is in no byte of the folder, even while another process has the database open', async () => {
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
  for (const { id, receivedAt, request } of await stored(operator))
    if (request.name === mark) await operator.erase(id, receivedAt)
  await operator.purge()
  expect(traces()).toEqual([])
})
