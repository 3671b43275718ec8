import { expect, test } from 'vitest'
import { faultsOf } from './check-content'
import { movedSchema } from './moved.schema'

const faultsIn = (entries: unknown) => faultsOf('content/moved.ts', movedSchema, entries)

test('an address leads to another', () => {
  expect(faultsIn([move('/noticias/antigo', '/noticias/novo')])).toEqual([])
})

test.each([
  ['a language in it', [move('pt-br/a', '/b')], 'entry 1, field "from"'],
  ['capitals', [move('/A', '/b')], 'entry 1, field "from"'],
  ['another site', [move('/a', 'https://other.example')], 'entry 1, field "to"'],
  ['two targets', [move('/a', '/b'), move('/a', '/c')], 'is already used by entry 1'],
  ['a target that has moved', [move('/a', '/b'), move('/b', '/c')], '"/b" has moved too'],
  ['itself', [move('/a', '/a')], '"/a" has moved too'],
])('%s is refused', (_, entries, words) => {
  expect(faultsIn(entries).join('\n')).toContain(words)
})

function move(from: string, to: string) {
  return { from, to }
}
