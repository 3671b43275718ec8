import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { giveUpAfterHours } from '../../requests/delivery/give-up'
import { longestBytes } from '../../requests/form-declaration'
import type { FormRequest } from '../../requests/request-forms'
import { serveMail } from '../../tests/mail/mail-client'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { folderWith } from '../../tests/temporary-folder'
import { mostBytes } from './mail-app'
import { openRequestStore } from './request-store'

const hour = 60 * 60_000

describe('the database', () => {
  test('is created if it is missing, for its owner only', () => {
    const folder = join(folderWith({}), 'var', 'tecto')
    open(folder).add(entry(leadRequest()))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const file of ['requests.sqlite', 'requests.sqlite-wal', 'requests.sqlite-shm']) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    }
  })

  test('writes a request to the disk before it counts as stored', () => {
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

  test('keeps what it held when it is opened again', () => {
    const folder = folderWith({})
    const store = openRequestStore(folder)
    store.add(entry(leadRequest()))
    store.close()
    expect(open(folder).list({ isSpam: false })).toMatchObject([{ id: 1, request: leadRequest() }])
  })

  test('is refused if the file is not a database, or the folder is a file', () => {
    expect(() => openRequestStore(folderWith({ 'requests.sqlite': 'x'.repeat(5000) }))).toThrow(/not a database/)
    const file = join(folderWith({ file: '' }), 'file')
    expect(() => openRequestStore(file)).toThrow(/EEXIST|ENOTDIR/)
  })
})

describe('a request that comes again', () => {
  const [first, second] = [leadRequest({ name: 'A' }), leadRequest({ name: 'B' })]

  test.each([
    ['with the same key', 'k1', 'k1'],
    ['with another key', 'k1', 'k2'],
    ['with a key, first without one', undefined, 'k1'],
    ['without its key', 'k1', undefined],
    ['without a key', undefined, undefined],
  ])('%s is the same request', (_, key, again) => {
    const store = open()
    expect(store.add(entry(first, { key }))).toBe('stored')
    expect(store.add(entry(first, { key: again }))).toBe('repeated')
    expect(store.add(entry(first, { key: again }))).toBe('repeated')
    expect(names(store)).toEqual(['A'])
  })

  test('with another text is another request', () => {
    const store = open()
    expect(store.add(entry(first))).toBe('stored')
    expect(store.add(entry(second))).toBe('stored')
    expect(store.add(entry(first, { key: 'k' }))).toBe('repeated')
    expect(names(store)).toEqual(['A', 'B'])
  })

  test('with the key of another request is a conflict, and both stay as they are', () => {
    const store = open()
    store.add(entry(first, { key: 'k' }))
    expect(store.add(entry(second, { key: 'k' }))).toBe('conflict')
    expect(names(store)).toEqual(['A'])
    expect(store.add(entry(first, { key: 'k' }))).toBe('repeated')
    expect(store.add(entry(second, { key: 'l' }))).toBe('stored')
    expect(names(store)).toEqual(['A', 'B'])
  })

  test.each([undefined, 'k'])('after browsers have given it up is a new request (key: %s)', (key) => {
    const clock = setClock()
    const store = open()
    store.add(entry(first, { key }))
    clock.advance(giveUpAfterHours * hour - 1)
    expect(store.add(entry(first, { key }))).toBe('repeated')
    clock.advance(1)
    expect(store.add(entry(first, { key }))).toBe('stored')
    expect(store.add(entry(first, { key }))).toBe('repeated')
    expect(names(store)).toEqual(['A', 'A'])
  })

  test('a key may be used for another request after browsers have given up the first', () => {
    const clock = setClock()
    const store = open()
    store.add(entry(first, { key: 'k' }))
    clock.advance(giveUpAfterHours * hour)
    expect(store.add(entry(second, { key: 'k' }))).toBe('stored')
  })

  test('is recognised by another process too', () => {
    const folder = folderWith({})
    const [one, other] = [open(folder), open(folder)]
    expect(one.add(entry(first, { key: 'k' }))).toBe('stored')
    expect(other.add(entry(first))).toBe('repeated')
    expect(other.add(entry(second, { key: 'k' }))).toBe('conflict')
    expect(names(one)).toEqual(['A'])
  })
})

test('a request that cannot be stored is an error, and the next one is stored', () => {
  const folder = folderWith({})
  const store = open(folder)
  const database = new DatabaseSync(join(folder, 'requests.sqlite'))
  onTestFinished(() => database.close())
  database.exec("CREATE TRIGGER full BEFORE INSERT ON requests BEGIN SELECT RAISE(ABORT, 'disk full'); END")
  expect(() => store.add(entry(leadRequest()))).toThrow('disk full')
  database.exec('DROP TRIGGER full')
  expect(store.add(entry(leadRequest()))).toBe('stored')
})

describe('over HTTP', () => {
  test('a request that comes again, with or without its key, is accepted and stored once', async () => {
    const { send, stored } = await serveMail()
    const keys = ['k1', 'k1', 'k2', undefined, undefined]
    const answers = await Promise.all(
      keys.map((key) => send(contactRequest(), key ? { 'idempotency-key': key } : undefined)),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(stored()).toMatchObject([{ request: contactRequest() }])
  })

  test('the key of another request is refused, and the first is kept', async () => {
    const { send, stored } = await serveMail()
    const headers = { 'idempotency-key': 'k' }
    await send(contactRequest(), headers)
    const answer = await send(leadRequest(), headers)
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('Idempotency-Key') } })
    expect((await send(contactRequest(), headers)).status).toBe(202)
    expect(stored()).toMatchObject([{ request: contactRequest() }])
  })

  test('an empty key counts as no key', async () => {
    const { send, stored } = await serveMail()
    const headers = { 'idempotency-key': '' }
    expect((await send(contactRequest(), headers)).status).toBe(202)
    expect((await send(leadRequest(), headers)).status).toBe(202)
    expect(stored()).toHaveLength(2)
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
    expect(stored()[0]?.request).toEqual(request)
  })

  test.each([
    ['more than a message holds', contactRequest({ message: 'a'.repeat(longestBytes.textarea) }), 422],
    ['more than a request holds', contactRequest({ message: 'a'.repeat(mostBytes) }), 413],
  ])('or refused, if it is %s', async (_, request, status) => {
    const { send, stored } = await serveMail()
    expect((await send(request)).status).toBe(status)
    expect(stored()).toEqual([])
  })
})

describe('a request that waits to be forwarded', () => {
  test('is taken one by one, the oldest first, and by one process only', () => {
    const folder = folderWith({})
    const [one, other] = [open(folder), open(folder)]
    for (const name of ['A', 'B', 'C']) one.add(entry(leadRequest({ name })))
    const taken = [one, other, one, other].map((store) => store.takeForForwarding(60_000))
    expect(taken.map((request) => request?.request.name)).toEqual(['A', 'B', 'C', undefined])
    expect(taken[0]).toMatchObject({ id: 1, attempts: 1, isSpam: false })
  })

  test('is taken again if its result was not reported in time', () => {
    const clock = setClock()
    const store = open()
    store.add(entry(leadRequest()))
    store.takeForForwarding(60_000)
    expect(store.nextForwardingAt()).toBe(Date.now() + 60_000)
    clock.advance(59_999)
    expect(store.takeForForwarding(60_000)).toBeUndefined()
    clock.advance(1)
    expect(store.takeForForwarding(60_000)).toMatchObject({ id: 1, attempts: 2 })
  })

  test('waits for the given time after a failure, and others go first', () => {
    const clock = setClock()
    const store = open()
    for (const name of ['A', 'B']) store.add(entry(leadRequest({ name })))
    const first = store.takeForForwarding(60_000)
    store.markForwardingFailed(Number(first?.id), { nextAt: Date.now() + 1000, error: 'Not now' })
    expect(store.takeForForwarding(60_000)?.request.name).toBe('B')
    expect(store.takeForForwarding(60_000)).toBeUndefined()
    clock.advance(1000)
    expect(store.takeForForwarding(60_000)).toMatchObject({ request: { name: 'A' }, attempts: 2 })
  })

  test('is not taken again after it was forwarded', () => {
    const clock = setClock()
    const store = open()
    store.add(entry(leadRequest()))
    store.markForwarded(Number(store.takeForForwarding(60_000)?.id))
    expect(store.nextForwardingAt()).toBeUndefined()
    clock.advance(1000 * hour)
    expect(store.takeForForwarding(60_000)).toBeUndefined()
    expect(names(store)).toHaveLength(1)
  })

  test('is never spam', () => {
    const store = open()
    store.add(entry(leadRequest(), { isSpam: true }))
    expect(store.nextForwardingAt()).toBeUndefined()
    expect(store.takeForForwarding(60_000)).toBeUndefined()
    expect(store.list({ isSpam: false })).toEqual([])
    expect(store.list({ isSpam: true })).toMatchObject([{ isSpam: true, request: leadRequest() }])
  })
})

function open(folder = folderWith({})) {
  const store = openRequestStore(folder)
  onTestFinished(store.close)
  return store
}

function entry(request: FormRequest, { key, isSpam = false }: { key?: string; isSpam?: boolean } = {}) {
  return { body: JSON.stringify(request), request, key, isSpam }
}

function names(store: ReturnType<typeof open>): string[] {
  return store.list({ isSpam: false }).map(({ request }) => request.name)
}

function setClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { advance: (ms: number) => vi.setSystemTime(Date.now() + ms) }
}
