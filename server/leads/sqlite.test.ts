import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { contactLead, landingLead, mark, markedLead } from '../../tests/server/sample-leads.ts'
import { addLeads, entry, storedNames, storeIn } from '../../tests/server/store.ts'

const name = 'requests.sqlite'
const wal = `${name}-wal`

/** A folder with a database that was made by these statements. */
function folderOf(sql: string): string {
  const folder = folderWith({})
  using database = new DatabaseSync(join(folder, name))
  database.exec(sql)
  return folder
}

test('what is erased is in no byte of the folder, even while another process has the database open', async () => {
  const folder = folderWith({})
  const [service, operator] = [storeIn(folder), storeIn(folder)]
  // Rows of changing sizes move between pages, which leaves copies.
  for (let id = 1; id <= 150; id += 1) {
    const fields = id % 3 === 0 ? markedLead() : contactLead({ name: 'Visitor' })
    await service.add(entry({ ...fields, message: `${id} ${`${fields.name} `.repeat((id * 41) % 60)}` }))
    const failure = { error: 'Refused. '.repeat((id * 53) % 40), forwarding: 'waiting', nextAt: 0 } as const
    await service.markFailed((((id * 7919) % 151) % id) + 1, { ...failure, deliveredTo: [] })
    if (id % 5 === 0) await service.markForwarded((((id * 7907) % 149) % id) + 1)
  }
  const traces = () => readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(mark))
  expect(traces()).not.toEqual([])
  await operator.erase((await operator.list()).filter(({ fields }) => fields.name === mark))
  expect(traces()).toEqual([])
})

test.each([
  ['alone', [name]],
  ['with its log, which another program has open', [name, wal, `${name}-shm`]],
])('while the file is away, %s, nothing is stored elsewhere; once it is back, all is there', async (_, files) => {
  const folder = folderWith({})
  const store = storeIn(folder)
  await addLeads(store, 'A')
  using program = new DatabaseSync(join(folder, name))
  if (files.includes(wal)) program.exec('SELECT * FROM meta')
  for (const file of files) renameSync(join(folder, file), join(folder, `${file}.away`))
  await expect(addLeads(store, 'B')).rejects.toThrow(`${name}: it is gone or empty.`)
  expect(readdirSync(folder)).not.toContain(name)
  for (const file of files) renameSync(join(folder, `${file}.away`), join(folder, file))
  await addLeads(store, 'C')
  expect(await storedNames(store)).toEqual(['A', 'C'])
})

test('what another process locks for long is refused, then stored', async () => {
  const folder = folderWith({})
  const store = storeIn(folder)
  await addLeads(store, 'A')
  using database = new DatabaseSync(join(folder, name))
  database.exec('BEGIN IMMEDIATE')
  // Meanwhile the one thread serves pages.
  const delay = monitorEventLoopDelay()
  delay.enable()
  await expect(addLeads(store, 'B')).rejects.toThrow('locked')
  expect(delay.max / 1e6).toBeLessThan(1000)
  database.exec('ROLLBACK')
  await addLeads(store, 'B')
  expect(await storedNames(store)).toEqual(['A', 'B'])
})

test('a database that is put in the place of another is used, but nothing that was erased is mailed or listed', async () => {
  const folder = folderWith({})
  const store = storeIn(folder)
  await addLeads(store, 'A', 'B')
  using copy = new DatabaseSync(join(folder, name))
  copy.exec(`VACUUM INTO '${join(folder, 'backup')}'`)
  const before = await store.list()
  await store.erase(before.slice(0, 1))
  await addLeads(store, 'C')
  renameSync(join(folder, 'backup'), join(folder, name))
  for (const file of [wal, `${name}-shm`]) rmSync(join(folder, file), { force: true })
  expect((await store.reserveNext(1))?.fields.name).toBe('B')
  expect(await storedNames(store)).toEqual(['B'])
})

test('the log of a file that was lost or emptied is kept', async () => {
  const folder = folderWith({ [wal]: 'the newest leads', [name]: '' })
  await expect(storeIn(folder).probe()).rejects.toThrow('gone or empty')
  expect(readFileSync(join(folder, wal), 'utf8')).toBe('the newest leads')
})

test.each([
  ['other columns', () => folderOf('CREATE TABLE requests (id INTEGER PRIMARY KEY, name TEXT)'), 'no such column'],
  ['garbage', () => folderWith({ [name]: 'garbage'.repeat(2000) }), 'file is not a database'],
])('the file is named if it is of %s, and stays as it is', async (_, prepare, reason) => {
  const folder = prepare()
  const bytes = readFileSync(join(folder, name))
  for (let time = 0; time < 2; time += 1)
    await expect(storeIn(folder).probe()).rejects.toThrow(new RegExp(`${name}: .*${reason}`))
  if (reason.startsWith('file')) expect(readFileSync(join(folder, name))).toEqual(bytes)
})

test('what an earlier release has stored is there, and that something was erased is known', async () => {
  const folder = folderOf(`
    CREATE TABLE requests (id INTEGER PRIMARY KEY, received_at BIGINT NOT NULL, delivery_id TEXT UNIQUE, request TEXT NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting', due_at BIGINT NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0, error TEXT, delivered_to TEXT);
    INSERT INTO requests (received_at, request) VALUES (5, '{"name":"A"}'), (6, '{"name":"B"}');
    CREATE TABLE checks (id INTEGER PRIMARY KEY, checked_at BIGINT NOT NULL);
    INSERT INTO checks VALUES (1, 7), (2, 7)`)
  await expect(storeIn(folder).list()).rejects.toThrow('erased.jsonl is missing')
  writeFileSync(join(folder, 'erased.jsonl'), line)
  await addLeads(storeIn(folder), 'C')
  expect(await storedNames(storeIn(folder))).toEqual(['B', 'C'])
})

test('of two erasures at once, one is refused before it erases', async () => {
  const folder = folderWith({ 'erased.jsonl.next': '' })
  const store = storeIn(folder)
  await addLeads(store, 'A')
  await expect(store.erase([{ id: 1, receivedAt: 5 }])).rejects.toThrow('Another erasure is running.')
  expect(await storedNames(store)).toEqual(['A'])
})

const line = '{"id":1,"receivedAt":5}'
test.each([
  ['with line ends of Windows, spaces and a byte order mark', `\uFEFF {"id": 1, "receivedAt": 5} \r\n\r\n`, undefined],
  ['that is empty', '', undefined],
  ['with a line that was cut off', `${line}\n{"id":2,"rec`, 'erased.jsonl: entry 2 cannot be read'],
  ['with something else', 'null', 'erased.jsonl: entry 1 cannot be read'],
  ['that is missing', undefined, 'erased.jsonl is missing'],
])('a list of erased leads %s: %#', async (_, list, error) => {
  const folder = folderWith({})
  const store = storeIn(folder)
  await store.add(entry(landingLead()))
  await store.erase([{ id: 9, receivedAt: 9 }])
  const file = join(folder, 'erased.jsonl')
  rmSync(file)
  if (list !== undefined) writeFileSync(file, list)
  const restored = storeIn(folder)
  if (error === undefined) return expect(await restored.list()).toHaveLength(1)
  for (const use of [restored.list, restored.probe, () => restored.reserveNext(1)])
    await expect(use()).rejects.toThrow(error)
})
