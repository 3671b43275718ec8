import { expect, test } from 'vitest'
import { workIn } from '../tests/temporary-folder'
import { glossaryFaults } from './check-glossary'
import { glossary } from './glossary'
import { localeIds } from './locales'

const [, second, third] = localeIds as [string, string, string]
const terms = {
  [second]: [{ term: 'vendor', wrong: ['supplier*', 'Big Store'], reason: 'American', except: ['supplier list'] }],
}

test('the texts of the site keep to the glossary', () => {
  expect(glossaryFaults()).toEqual([])
})

test.each([
  ['a message', `locales/${second}/home.json`, '{\n  "home.title": "A supplier"\n}', 2, 'supplier'],
  ['a long text', `content/news/a/${second}.md`, 'One.\n\nOur Suppliers.', 3, 'Suppliers'],
  ['content', 'content/videos.ts', `\nexport const a = { '${second}': 'A big store' }`, 2, 'big store'],
  [
    'a list in content',
    'content/videos.ts',
    `export const a = { '${second}': ['x', { y: 'supplier' }] }`,
    1,
    'supplier',
  ],
])('a wrong variant in %s is reported with file, line, term and reason', (_, file, text, line, found) => {
  workIn({ [file]: text })
  expect(glossaryFaults(terms)).toEqual([`${file}, line ${line}: "${found}" should be "vendor" (American)`])
})

test.each([
  ['another language', 'content/videos.ts', `export const a = { '${third}': 'supplier' }`],
  ['no language', 'content/videos.ts', `export const a = { supplier: 'supplier' }`],
  ['the key of a message', `locales/${second}/home.json`, '{\n  "home.supplier": "A"\n}'],
  ['a part of a longer word', `content/news/a/${second}.md`, 'resupplier'],
  ['a phrase that is an exception', `content/news/a/${second}.md`, 'Our supplier list'],
  ['a test', 'content/videos.test.ts', `export const a = { '${second}': 'supplier' }`],
])('%s is not searched', (_, file, text) => {
  workIn({ [file]: text })
  expect(glossaryFaults(terms)).toEqual([])
})

test.each(Object.entries(glossary))('no term of %s is itself a wrong variant', (locale, entries) => {
  for (const { term } of entries) {
    workIn({ [`content/a/${locale}.md`]: term })
    expect(glossaryFaults()).toEqual([])
  }
})
