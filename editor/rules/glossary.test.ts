import { expect, test } from 'vitest'
import { glossary } from '../../locales/glossary.ts'
import { isLocaleId, type LocaleId, localeIds } from '../../locales/locales.ts'
import { textsIn } from '../texts.ts'
import { glossaryErrors } from './glossary.ts'

const [, second, third] = localeIds as [LocaleId, LocaleId, LocaleId]
const terms = {
  [second]: [{ term: 'vendor', wrong: ['supplier*', 'Big Store'], reason: 'American', except: ['supplier list'] }],
}

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
])('a wrong variant in %s is reported with its line, the term, and the reason', (_, file, text, line, found) => {
  const errors = glossaryErrors(textsIn(file, text), terms)
  expect(errors.map(({ text, words }) => [text.line, words])).toEqual([
    [line, `"${found}" should be "vendor" (American)`],
  ])
})

test.each([
  ['another language', 'content/videos.ts', `export const a = { '${third}': 'supplier' }`],
  ['no language', 'content/videos.ts', `export const a = { supplier: 'supplier' }`],
  ['the key of a message', `locales/${second}/home.json`, '{\n  "home.supplier": "A"\n}'],
  ['a part of a longer word', `content/news/a/${second}.md`, 'resupplier'],
  ['a phrase that is an exception', `content/news/a/${second}.md`, 'Our supplier list'],
])('%s is ignored', (_, file, text) => {
  expect(glossaryErrors(textsIn(file, text), terms)).toEqual([])
})

test.each(Object.entries(glossary))('no term of %s is itself a wrong variant', (locale, entries) => {
  for (const { term } of entries)
    expect(isLocaleId(locale) && glossaryErrors(textsIn(`content/a/${locale}.md`, term))).toEqual([])
})
