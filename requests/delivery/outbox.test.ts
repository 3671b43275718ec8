import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, type OutboxEntry } from './outbox'

const key = '@tecto:outbox'

beforeEach(() => localStorage.clear())

afterEach(() => vi.restoreAllMocks())

test('an entry is stored whole, and read again by the next visit', () => {
  createOutbox().put(entryOf('a'))
  expect(stored()).toEqual([entryOf('a')])
  expect(createOutbox().entries()).toEqual([entryOf('a')])
  expect(createOutbox().find('a')).toEqual(entryOf('a'))
  expect(createOutbox().find('b')).toBeUndefined()
})

test('a changed entry is stored in place of its earlier state', () => {
  const outbox = createOutbox()
  outbox.put(entryOf('a'))
  outbox.put({ ...entryOf('a'), failures: 3 })
  expect(stored()).toEqual([{ ...entryOf('a'), failures: 3 }])
})

test('an entry replaces another in one write', () => {
  const outbox = createOutbox()
  outbox.put(entryOf('a'))
  const write = vi.spyOn(Storage.prototype, 'setItem')
  outbox.put(entryOf('b'), 'a')
  expect(write).toHaveBeenCalledOnce()
  expect(stored()).toEqual([entryOf('b')])
})

test('an outbox without entries leaves nothing in the storage', () => {
  const outbox = createOutbox()
  outbox.put(entryOf('a'))
  outbox.remove('a')
  expect(localStorage.getItem(key)).toBeNull()
})

test('a sixth entry pushes out the oldest, in whichever order they changed', () => {
  const outbox = createOutbox()
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) outbox.put(entryOf(id, index))
  outbox.put({ ...entryOf('a', 0), failures: 1 })
  outbox.put({ ...entryOf('c', 2), failures: 1 })
  expect(ids(outbox)).toEqual(['a', 'b', 'c', 'd', 'e'])
  outbox.put(entryOf('f', 5))
  expect(ids(outbox)).toEqual(['b', 'c', 'd', 'e', 'f'])
  expect(stored()).toHaveLength(5)
})

test('a new entry stays, also where the clock has been put back', () => {
  const outbox = createOutbox()
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) outbox.put(entryOf(id, 100 + index))
  outbox.put(entryOf('f', 1))
  expect(ids(outbox)).toEqual(['f', 'b', 'c', 'd', 'e'])
})

test('tabs see what each other wrote', () => {
  const one = createOutbox()
  const other = createOutbox()
  one.put(entryOf('a', 1))
  other.put(entryOf('b', 2))
  expect(ids(one)).toEqual(['a', 'b'])
  other.remove('a')
  expect(ids(one)).toEqual(['b'])
})

test.each([
  'not JSON',
  '',
  'null',
  '7',
  '"text"',
  '{"id":"a"}',
  '[null, 7, "text", [], {}]',
  JSON.stringify([{ ...entryOf('a'), id: 7 }]),
  JSON.stringify([{ ...entryOf('a'), body: { name: 'Ana' } }]),
  JSON.stringify([{ ...entryOf('a'), dueAt: '2026-10-21' }]),
  JSON.stringify([{ ...entryOf('a'), createdAt: null }]),
  JSON.stringify([{ ...entryOf('a'), failures: undefined }]),
  JSON.stringify([{ ...entryOf('a'), busyUntil: true }]),
  JSON.stringify([{ ...entryOf('a'), heldUntil: {} }]),
  JSON.stringify([{ ...entryOf('a'), isUnanswered: 1 }]),
])('stored content of another shape is ignored: %s', (content) => {
  localStorage.setItem(key, content)
  const outbox = createOutbox()
  expect(outbox.entries()).toEqual([])
  outbox.put(entryOf('b'))
  expect(stored()).toEqual([entryOf('b')])
})

test('an entry beside others of another shape is kept', () => {
  localStorage.setItem(key, JSON.stringify([null, entryOf('a'), { id: 'b' }]))
  expect(createOutbox().entries()).toEqual([entryOf('a')])
})

test.each([
  ['is missing', hideStorage],
  ['is blocked', () => block('getItem', 'setItem', 'removeItem')],
  ['is full', () => block('setItem')],
  ['refuses all changes', () => block('setItem', 'removeItem')],
])('where the storage %s, the outbox lasts for the tab', (_, happen) => {
  happen()
  const outbox = createOutbox()
  outbox.put(entryOf('a', 1))
  outbox.put(entryOf('b', 2))
  outbox.put({ ...entryOf('a', 1), failures: 1 })
  expect(outbox.entries()).toEqual([{ ...entryOf('a', 1), failures: 1 }, entryOf('b', 2)])
  outbox.put(entryOf('c', 3), 'b')
  expect(ids(outbox)).toEqual(['a', 'c'])
  outbox.remove('a')
  outbox.remove('c')
  expect(outbox.entries()).toEqual([])
})

test('in memory too, a sixth entry pushes out the oldest', () => {
  block('setItem')
  const outbox = createOutbox()
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) outbox.put(entryOf(id, index))
  expect(ids(outbox)).toEqual(['b', 'c', 'd', 'e', 'f'])
})

test('a delivered entry does not come back where the storage refuses changes', () => {
  createOutbox().put(entryOf('a', 1))
  createOutbox().put(entryOf('b', 2))
  block('setItem', 'removeItem')
  const outbox = createOutbox()
  outbox.put({ ...entryOf('a', 1), busyUntil: 9 })
  expect(outbox.find('a')?.busyUntil).toBe(9)
  outbox.remove('a')
  expect(ids(outbox)).toEqual(['b'])
  outbox.remove('b')
  expect(ids(outbox)).toEqual([])
})

test('changes that the storage refused are stored as soon as it accepts them', () => {
  createOutbox().put(entryOf('a', 1))
  const restore = block('setItem')
  const outbox = createOutbox()
  outbox.put(entryOf('b', 2))
  outbox.remove('a')
  restore()
  outbox.put(entryOf('c', 3))
  expect(stored()).toEqual([entryOf('b', 2), entryOf('c', 3)])
})

test('changes of other tabs are seen, also after the storage was full', () => {
  const outbox = createOutbox()
  outbox.put(entryOf('a', 1))
  const restore = block('setItem')
  outbox.put(entryOf('b', 2))
  restore()
  createOutbox().remove('a')
  expect(ids(outbox)).toEqual(['b'])
})

function entryOf(id: string, createdAt = 0): OutboxEntry {
  return {
    id,
    body: `{"name":"${id}"}`,
    createdAt,
    failures: 0,
    dueAt: 0,
    busyUntil: 0,
    heldUntil: 0,
    isUnanswered: false,
  }
}

function ids(outbox: ReturnType<typeof createOutbox>): string[] {
  return outbox.entries().map(({ id }) => id)
}

function stored(): OutboxEntry[] {
  return JSON.parse(localStorage.getItem(key) ?? '[]')
}

function block(...methods: ('getItem' | 'setItem' | 'removeItem')[]): () => void {
  const spies = methods.map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

function hideStorage(): void {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  })
}
