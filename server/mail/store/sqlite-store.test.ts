import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { longestBytes } from '../../../requests/form-declaration'
import type { FormRequest } from '../../../requests/request-forms'
import { serveMail } from '../../../tests/mail/mail-client'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests'
import { folderWith } from '../../../tests/temporary-folder'
import { mostBytes } from '../mail-app'
import { openSqliteStore } from './sqlite-store'

describe('the database', () => {
  test('is created if it is missing, for its owner only', async () => {
    const folder = join(folderWith({}), 'var', 'tecto')
    await open(folder).add(entry(leadRequest()))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of ['requests.sqlite', 'requests.sqlite-wal', 'requests.sqlite-shm']) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    }
  })

  test('writes a request to the disk before it counts as stored', async () => {
    const folder = folderWith({})
    open(folder)
    // `synchronous` belongs to the connection of the store, so a test can only look at how the store sets it.
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
    onTestFinished(() => exec.mockRestore())
    open(folder)
    expect(exec.mock.calls.flat().join(';')).toMatch(/synchronous = (FULL|EXTRA)/)
    const database = new DatabaseSync(join(folder, 'requests.sqlite'))
    onTestFinished(() => database.close())
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })

  test('keeps what it held when it is opened again', async () => {
    const folder = folderWith({})
    const store = openSqliteStore(folder)
    await store.add(entry(leadRequest()))
    store.close()
    expect(await open(folder).list({ isSpam: false })).toMatchObject([{ id: 1, request: leadRequest() }])
  })

  test('is refused if the file is not a database, or the folder is a file', async () => {
    expect(() => openSqliteStore(folderWith({ 'requests.sqlite': 'x'.repeat(5000) }))).toThrow(/not a database/)
    const file = join(folderWith({ file: '' }), 'file')
    expect(() => openSqliteStore(file)).toThrow(/EEXIST|ENOTDIR/)
  })
})

test('a request that cannot be stored is an error, and the next one is stored', async () => {
  const folder = folderWith({})
  const store = open(folder)
  const database = new DatabaseSync(join(folder, 'requests.sqlite'))
  onTestFinished(() => database.close())
  database.exec("CREATE TRIGGER full BEFORE INSERT ON requests BEGIN SELECT RAISE(ABORT, 'disk full'); END")
  await expect(store.add(entry(leadRequest()))).rejects.toThrow('disk full')
  database.exec('DROP TRIGGER full')
  expect(await store.add(entry(leadRequest()))).toBe('stored')
})

describe('over HTTP', () => {
  test('a request that comes again, with or without its key, is accepted and stored once', async () => {
    const { send, stored } = await serveMail()
    const keys = ['k1', 'k1', 'k2', undefined, undefined]
    const answers = await Promise.all(
      keys.map((key) => send(contactRequest(), key ? { 'idempotency-key': key } : undefined)),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(await stored()).toMatchObject([{ request: contactRequest() }])
  })

  test('the key of another request is refused, and the first is kept', async () => {
    const { send, stored } = await serveMail()
    const headers = { 'idempotency-key': 'k' }
    await send(contactRequest(), headers)
    const answer = await send(leadRequest(), headers)
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('Idempotency-Key') } })
    expect((await send(contactRequest(), headers)).status).toBe(202)
    expect(await stored()).toMatchObject([{ request: contactRequest() }])
  })

  test('an empty key counts as no key', async () => {
    const { send, stored } = await serveMail()
    const headers = { 'idempotency-key': '' }
    expect((await send(contactRequest(), headers)).status).toBe(202)
    expect((await send(leadRequest(), headers)).status).toBe(202)
    expect(await stored()).toHaveLength(2)
  })
})

describe('the text of a visitor is stored completely', () => {
  test.each([
    ['HTML', '<script>alert("x")</script><b>&amp;</b>'],
    ['SQL', "'); DROP TABLE requests; --"],
    ['a formula', "=cmd|' /C calc'!A0"],
    ['emoji and characters of several code points', '👩‍👩‍👧‍👦 é ñ 🇧🇷'],
    ['right-to-left text', 'مرحبا \u202Eabc\u202C שלום'],
    ['line breaks of every kind', 'a\nb\r\nc\rd\u2028e\u2029f\u0085g'],
    ['control characters', 'a\u0000b\u001B[31mc\u0007d'],
    ['lone surrogates', 'a\uD800b\uDC00c'],
    ['a message of the longest length', 'a'.repeat(longestBytes.textarea - 2)],
  ])('%s', async (_, text) => {
    const { send, stored } = await serveMail()
    const request = contactRequest({ name: text.length < 100 ? text : 'Maria', message: text })
    expect((await send(request)).status).toBe(202)
    expect((await stored())[0]?.request).toEqual(request)
  })

  test.each([
    ['more than a message holds', contactRequest({ message: 'a'.repeat(longestBytes.textarea) }), 422],
    ['more than a request holds', contactRequest({ message: 'a'.repeat(mostBytes) }), 413],
  ])('or refused, if it is %s', async (_, request, status) => {
    const { send, stored } = await serveMail()
    expect((await send(request)).status).toBe(status)
    expect(await stored()).toEqual([])
  })
})

function open(folder = folderWith({})) {
  const store = openSqliteStore(folder)
  onTestFinished(store.close)
  return store
}

function entry(request: FormRequest, { key, isSpam = false }: { key?: string; isSpam?: boolean } = {}) {
  return { body: JSON.stringify(request), request, key, isSpam }
}
