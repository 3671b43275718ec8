import { expect, test } from 'vitest'
import { define } from './define.ts'
import { type Redirect, redirectsSchema } from './redirects.ts'

test.each([
  ['a language in it', [move('pt-br/a', '/b')], '"1.from" is not'],
  ['capitals', [move('/A', '/b')], '"1.from" is not'],
  ['another site', [move('/a', 'https://other.example')], '"1.to" is not'],
  ['two targets', [move('/a', '/b'), move('/a', '/c')], 'which entry 1 has already'],
  ['a target that has moved', [move('/a', '/b'), move('/b', '/c')], '"/b", which has moved as well'],
])('%s is refused', (_, entries, words) => {
  expect(() => define('content/redirects.ts', redirectsSchema, entries)).toThrow(words)
})

function move(from: string, to: string): Redirect {
  return { from, to }
}
