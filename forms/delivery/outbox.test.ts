import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, maxEntries, type OutboxEntry, type StoredEntry, toStored } from './outbox.ts'

const key = '@tecto:outbox'

beforeEach(() => localStorage.clear())

afterEach(() => vi.restoreAllMocks())

test('an entry replaces its earlier state and can be read by the next visit', () => {
  const outbox = createOutbox()
  outbox.put({ ...entryOf('a'), failures: 3 })
  outbox.put(entryOf('a'))
  expect(stored()).toEqual([toStored(entryOf('a'))])
  expect(createOutbox().entries()).toEqual([entryOf('a')])
  expect(createOutbox().find('a')).toEqual(entryOf('a'))
  expect(createOutbox().find('b')).toBeUndefined()
})

test('an entry replaces another in one write', () => {
  const outbox = createOutbox()
  outbox.put(entryOf('a'))
  const write = vi.spyOn(Storage.prototype, 'setItem')
  outbox.put(entryOf('b'), 'a')
  expect(write).toHaveBeenCalledOnce()
  expect(stored()).toEqual([toStored(entryOf('b'))])
})

test('the callback is called on each change, and an empty outbox leaves nothing in storage', () => {
  const onChange = vi.fn()
  const outbox = createOutbox(onChange)
  outbox.put(entryOf('a'))
  outbox.remove('a')
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem(key)).toBeNull()
})

test.each([
  ['in the storage', () => {}],
  ['in memory', () => void block('setItem')],
])(
  '%s, a full outbox accepts no new entry and drops none, but its entries can be changed and replaced',
  (_, happen) => {
    happen()
    const outbox = createOutbox()
    const all = Array.from({ length: maxEntries }, (_, index) => `${index}`)
    for (const [index, id] of all.entries()) expect(outbox.put(entryOf(id, index))).toBe(true)
    expect(outbox.put(entryOf('more', 1000))).toBe(false)
    expect(ids(outbox)).toEqual(all)
    expect(outbox.put({ ...entryOf('0', 0), failures: 1 })).toBe(true)
    expect(outbox.put(entryOf('other', 1001), '7')).toBe(true)
    expect(ids(outbox)).toEqual([...all.filter((id) => id !== '7'), 'other'])
    outbox.remove('0')
    expect(outbox.put(entryOf('more', 1002))).toBe(true)
  },
)

test('tabs see each other’s entries', () => {
  const one = createOutbox()
  const other = createOutbox()
  one.put(entryOf('a', 1))
  other.put(entryOf('b', 2))
  expect(ids(one)).toEqual(['a', 'b'])
  other.remove('a')
  expect(ids(one)).toEqual(['b'])
})

const wrong = {
  id: 7,
  body: { name: 'Ana' },
  dueAt: '2026-10-21',
  createdAt: null,
  failures: undefined,
  busyUntil: true,
  heldUntil: {},
  isUnanswered: 1,
}

test.each([
  ...['not JSON', '', 'null', '7', '"text"', '{"id":"a"}', '[null, 7, "text", [], {}]'],
  ...Object.entries(wrong).map(([name, value]) => JSON.stringify([{ ...toStored(entryOf('a')), [name]: value }])),
])('stored data in another format is ignored: %s', (content) => {
  localStorage.setItem(key, content)
  const outbox = createOutbox()
  expect(outbox.entries()).toEqual([])
  outbox.put(entryOf('b'))
  expect(stored()).toEqual([toStored(entryOf('b'))])
})

test('a valid entry is kept beside others in another format', () => {
  localStorage.setItem(key, JSON.stringify([null, toStored(entryOf('a')), { id: 'b' }]))
  expect(createOutbox().entries()).toEqual([entryOf('a')])
})

test.each([
  ['is missing', hideStorage],
  ['is blocked', () => block('getItem', 'setItem', 'removeItem')],
  ['is full', () => block('setItem')],
  ['refuses all changes', () => block('setItem', 'removeItem')],
])('if the storage %s, the outbox lasts for the tab', (_, happen) => {
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

test('a delivered entry does not come back if the storage refuses changes', () => {
  createOutbox().put(entryOf('a', 1))
  createOutbox().put(entryOf('b', 2))
  block('setItem', 'removeItem')
  const outbox = createOutbox()
  outbox.put({ ...entryOf('a', 1), state: { kind: 'sending', until: 9 } })
  expect(outbox.find('a')?.state).toEqual({ kind: 'sending', until: 9 })
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
  expect(stored()).toEqual([toStored(entryOf('b', 2)), toStored(entryOf('c', 3))])
})

test('changes of other tabs are seen, even after the storage was full', () => {
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
    isUnanswered: false,
    state: { kind: 'waiting' },
  }
}

function ids(outbox: ReturnType<typeof createOutbox>): string[] {
  return outbox.entries().map(({ id }) => id)
}

function stored(): StoredEntry[] {
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
