import { expect, test } from 'vitest'
import { faultsOf } from './check-content'
import { movedSchema } from './moved.schema'

const faultsIn = (entries: unknown) => faultsOf('content/moved.ts', movedSchema, entries)

test('an address leads to another', () => {
  expect(faultsIn([{ from: '/noticias/antigo', to: '/noticias/novo' }])).toEqual([])
})

test.each([
  ['a language in it', [{ from: 'pt-br/a', to: '/b' }], 'entry 1, field "from"'],
  ['capitals', [{ from: '/A', to: '/b' }], 'entry 1, field "from"'],
  ['another site', [{ from: '/a', to: 'https://other.example' }], 'entry 1, field "to"'],
  [
    'two targets',
    [
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ],
    'is already used by entry 1',
  ],
  [
    'a target that has moved',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ],
    '"/b" has moved too',
  ],
  ['itself', [{ from: '/a', to: '/a' }], '"/a" has moved too'],
])('%s is refused', (_, entries, words) => {
  expect(faultsIn(entries).join('\n')).toContain(words)
})
