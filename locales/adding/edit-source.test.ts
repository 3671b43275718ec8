import { expect, test } from 'vitest'
import { addLanguageTo, translateValue } from './edit-source'

const add = (source: string) =>
  addLanguageTo('content/a.ts', source, 'fr-fr', (value) => translateValue(value, (text) => `fr ${text}`))

test.each([
  [
    'in one line',
    "say({ 'pt-br': 'um', 'en-us': 'one', 'es-es': 'uno' })",
    "say({ 'pt-br': 'um', 'en-us': 'one', 'es-es': 'uno', 'fr-fr': 'fr um' })",
  ],
  [
    'in lines of its own',
    "const a = {\n  'pt-br': 'um',\n  'en-us': 'one',\n  'es-es': 'uno',\n}",
    "const a = {\n  'pt-br': 'um',\n  'en-us': 'one',\n  'es-es': 'uno',\n  'fr-fr': 'fr um',\n}",
  ],
  [
    'a list, with an address',
    "x({ 'pt-br': ['a', '/b'], 'en-us': [], 'es-es': [] })",
    "x({ 'pt-br': ['a', '/b'], 'en-us': [], 'es-es': [], 'fr-fr': ['fr a', '/b'] })",
  ],
  [
    'written as a template',
    "[say({ 'pt-br': `a'\\`b`, 'en-us': '', 'es-es': '' })]",
    "[say({ 'pt-br': `a'\\`b`, 'en-us': '', 'es-es': '', 'fr-fr': `fr a'\\`b` })]",
  ],
  [
    'a value that is not a text',
    "x({ 'pt-br': rate, 'en-us': y, 'es-es': rate })",
    "x({ 'pt-br': rate, 'en-us': y, 'es-es': rate, 'fr-fr': rate })",
  ],
])('a value is added after the last, %s', (_, source, expected) => {
  expect(add(source)).toBe(expected)
  expect(add(expected), 'a second time').toBe(expected)
})

test('an object that lacks a language stays as it is', () => {
  const source = "const a = { 'pt-br': 'um', 'en-us': 'one' } // 'es-es'"
  expect(add(source)).toBe(source)
})

test('the translator also gets the same text in the other languages', () => {
  const seen: string[][] = []
  addLanguageTo('a.ts', "x({ 'pt-br': ['a', 'b'], 'en-us': ['c', 'd'], 'es-es': ['e'] })", 'fr-fr', (value) =>
    translateValue(value, (text, inOthers) => {
      seen.push(inOthers)
      return text
    }),
  )
  expect(seen).toEqual([
    ['b', 'd'],
    ['a', 'c'],
  ])
})
