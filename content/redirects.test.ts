import { expect, test } from 'vitest'
import { errorsOf } from './checks/check-content.ts'
import { redirectsSchema } from './redirects.schema.ts'

const errorsIn = (entries: unknown) => errorsOf('content/redirects.ts', redirectsSchema, entries)

test('an address leads to another', () => {
  expect(errorsIn([move('/noticias/antigo', '/noticias/novo')])).toEqual([])
})

test.each([
  ['a language in it', [move('pt-br/a', '/b')], '→ at [0].from'],
  ['capitals', [move('/A', '/b')], '→ at [0].from'],
  ['another site', [move('/a', 'https://other.example')], '→ at [0].to'],
  ['two targets', [move('/a', '/b'), move('/a', '/c')], 'is already used by entry 1'],
  ['a target that has moved', [move('/a', '/b'), move('/b', '/c')], '"/b", which has moved as well'],
])('%s is refused', (_, entries, words) => {
  expect(errorsIn(entries).join('\n')).toContain(words)
})

function move(from: string, to: string) {
  return { from, to }
}
