import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { localeIds } from '../locales/locales.ts'
import { inEachLanguage } from '../locales/localized.ts'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { company, companySchema } from './company/company.ts'
import { ContentError, define } from './define.ts'
import { dayHasCome, entries, publication } from './entries.ts'
import { day, shownDay, slug, webAddress } from './schema/fields.ts'
import { cover } from './schema/pictures.ts'
import { altText, localizedText, markdownIn } from './text/text.schema.ts'

function errorsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.errors
    throw error
  }
}

const entrySchema = z.strictObject({
  ...publication,
  slug,
  date: day,
  since: shownDay.optional(),
  link: webAddress,
  title: localizedText(20),
  alt: altText,
  kind: z.enum(['a', 'b']).optional(),
  img: cover.optional(),
  price: z.int().positive().optional(),
  tags: z.array(z.string()).min(1).optional(),
})
const schema = entrySchema.superRefine(dayHasCome)
const inAll = (words: string) => inEachLanguage(() => words)
const entry = { slug: 'one', date: '2024-05-14', link: 'https://site.example/a', title: inAll('Title'), alt: inAll('') }
const errorsWith = (changed: object) =>
  errorsOf(() => entries({ file: 'content/x.ts', schema }, [entry, { ...entry, slug: 'two', ...changed }]))
const titleWith = (changed: object) => ({ title: { ...entry.title, ...changed } })

test.each([
  ['99.640.218/0001-78', 0],
  // This is the example of Brazil's tax authority with letters.
  ['12.ABC.345/01DE-35', 0],
  ['99.640.218/0001-87', 1],
  ['99.640.281/0001-78', 1],
])('the CNPJ %s has %d error', (registration, errors) => {
  expect(errorsOf(() => define('content/x.ts', companySchema, { ...company, registration }))).toHaveLength(errors)
})

describe('an error names file, entry, field and what to do:', () => {
  test.each<[string, string, object, string]>([
    ['a date', '"two.date"', { date: '2024-02-30' }, 'is "2024-02-30", but must be an existing date'],
    ['a missing date', '"two.date"', { date: undefined }, 'is missing: add it'],
    ['a year long past', '"two.since"', { since: '1024-05-14' }, 'is before 1990'],
    ['a year far ahead', '"two.since"', { since: '2924-05-14' }, 'more than two years ahead'],
    ['a slug', '"Two words.slug"', { slug: 'Two words' }, 'may contain only lowercase letters'],
    ['a repeated slug', '"one"', { slug: 'one' }, 'stands in the list twice'],
    ['an unsafe address', '"two.link"', { link: 'http://site.example' }, 'write https://'],
    ['an empty text', '"two.title" in es-es', titleWith({ 'es-es': '' }), 'is empty'],
    [
      'a long text',
      '"two.title" in en-us',
      titleWith({ 'en-us': 'a'.repeat(21) }),
      'has 21 characters: write at most 20',
    ],
    ['a missing language', '"two.title" in es-es', titleWith({ 'es-es': undefined }), 'is missing: add it'],
    ['an unknown language', '"two.title"', titleWith({ 'la-va': 'a' }), 'has "la-va", which it cannot have'],
    ['another kind', '"two.title" in en-us', titleWith({ 'en-us': 3 }), 'is 3, but must be a text in quotation marks'],
    ['one text for all', '"two.title"', { title: 'Title' }, 'is "Title", but must be fields in { }'],
    ['an unknown field', '"two"', { autor: 'Ana' }, 'has "autor", which it cannot have: correct the spelling'],
    ['a value that is not in the list', '"two.kind"', { kind: 'c' }, 'is "c", but must be "a" or "b"'],
    ['a picture that is drawn', '"two.img"', { img: 'services/apis' }, 'must name one of the folders news, stories'],
    ['too small a number', '"two.price"', { price: 0 }, 'is 0, but must be more than 0'],
    ['part of a number', '"two.price"', { price: 1.5 }, 'is 1.5, but must be a whole number'],
    ['an empty list', '"two.tags"', { tags: [] }, 'has 0 entries, but must have at least 1'],
    ['a wrong entry of a list', '"two.tags.2"', { tags: ['a', true] }, 'is true, but must be a text'],
    [
      'a missing description',
      '"two.alt" in es-es',
      { alt: { ...inAll('A'), 'es-es': '' } },
      'other languages describe',
    ],
    ['a day to come', '"two.date"', { date: '2999-01-01' }, "add publishAt: '2999-01-01'"],
  ])('%s', (_, field, changed, words) => {
    const [error, ...others] = errorsWith(changed)
    expect(others).toEqual([])
    expect(error).toMatch(`content/x.ts: ${field} `)
    expect(error).toContain(words)
  })
})

describe('an entry that visitors do not see yet', () => {
  const read = (changed: object) => entries({ file: 'content/x/*.ts', schema }, [{ ...entry, ...changed }])

  test.each([
    ['a draft', { draft: true }],
    ['one for a later day', { publishAt: '2999-01-01' }],
  ])('%s is shown with drafts alone', (_, changed) => {
    expect(read(changed)).toMatchObject({ shown: [], hidden: [{ name: 'one' }] })
    vi.stubEnv('DRAFTS', '1')
    expect(read(changed).shown).toHaveLength(1)
    vi.unstubAllEnvs()
  })

  test('a draft that is not finished is left out, and told; any other ends the build', () => {
    const error = expect.stringContaining('content/x/one.ts: "link" is not a web address')
    expect(read({ draft: true, link: '' })).toMatchObject({ shown: [], hidden: [{ errors: [error] }] })
    expect(() => read({ publishAt: '2999-01-01', link: '' })).toThrow('content/x/one.ts: "link"')
  })
})

test.each([
  [['one', 'a', 'x', 'x.schema'], 'content/x/x.ts: leaves out ./a.ts: import its entry, and add it to the list'],
  [['a', 'x', 'x.schema'], 'content/x/a.ts: should hold "a", but is called "one" inside: rename one'],
])('of the files %j, the one that its list does not name is told', (files, error) => {
  workIn(Object.fromEntries(files.map((name) => [`content/x/${name}.ts`, ''])))
  expect(errorsOf(() => entries({ file: 'content/x/*.ts', schema }, [entry]))).toEqual([error])
})

test('fewer entries than the specification has are told', () => {
  expect(errorsOf(() => entries({ file: 'content/x.ts', schema, least: 2 }, [entry]))).toEqual([
    'content/x.ts: has 1 entries, but the specification has 2: write as many',
  ])
})

test.each([
  ['too few words', 'Um.', 'content/a/es-es.md: has 1 words: write at least 2'],
  [
    'a paragraph more',
    'Um dois.\n\nTrês.',
    'content/a/es-es.md, line 3: has a paragraph where the other languages have nothing more',
  ],
  ['a fault in Markdown', '### Um dois', 'content/a/es-es.md, line 1: has a heading of level 3: start it with ##'],
])('Markdown with %s is an error of its file', (_, spanish, error) => {
  const files = localeIds.map((locale) => [`content/a/${locale}.md`, locale === 'es-es' ? spanish : 'Um dois.'])
  workIn(Object.fromEntries(files))
  expect(errorsOf(() => define('content/a/a.ts', markdownIn(2), 'content/a'))).toEqual([expect.stringContaining(error)])
})

test('placeholders are filled before a text is measured, and the mark of a translation counts for nothing', () => {
  const title = (words: string) => define('content/x.ts', localizedText(20), inAll(words))
  expect(title('{experienceYears} {company}')['en-us']).toBe('10 Tecto')
  expect(title(`⟦es-es⟧ ${'a'.repeat(20)}`)['es-es']).toHaveLength(28)
  expect(errorsOf(() => title('{compny}'))).toHaveLength(localeIds.length)
})
