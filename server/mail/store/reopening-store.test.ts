import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderWith } from '../../../tests/temporary-folder'
import { reopeningStore } from './reopening-store'
import { openSqliteStore } from './sqlite-store'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('after a failure the database is opened anew, since the file may have been replaced', async () => {
  const folder = folderWith({})
  const open = vi.fn(() => openSqliteStore(folder))
  const store = reopeningStore(() => ({ ...open(), list: open.mock.calls.length > 1 ? async () => [] : fail }))
  expect(await store.count(0)).toMatchObject({ received: 0 })
  await expect(store.list()).rejects.toThrow('disk I/O error')
  expect(await store.list()).toEqual([])
  expect(open).toHaveBeenCalledTimes(2)
  await store.close()
})

test('a database that cannot be opened is not tried again at once, by however many requests', async () => {
  const open = vi.fn(() => {
    throw new Error('not a database')
  })
  const store = reopeningStore(open)
  for (let time = 0; time < 5; time += 1) await expect(store.count(0)).rejects.toThrow('not a database')
  expect(open).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  await expect(store.count(0)).rejects.toThrow('not a database')
  expect(open).toHaveBeenCalledTimes(2)
  await store.close()
})

async function fail(): Promise<never> {
  throw new Error('disk I/O error')
}
