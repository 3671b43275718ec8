import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { companySchema } from '../company/company.schema.ts'
import { company } from '../company/company.ts'
import { products } from '../products.ts'
import { services } from '../services/services.ts'
import { homeStories } from '../site.ts'
import { longText } from '../text/markdown.ts'
import { videos } from '../videos.ts'
import { contentErrors, schemaErrors } from './check-content.ts'
import {
  altText,
  day,
  dayHasCome,
  localized,
  publication,
  shownDay,
  slug,
  text,
  unique,
  webAddress,
} from './localized.schema.ts'
import { cover } from './picture.schema.ts'

test('the content of the site is valid, and errors name their files', () => {
  const messages = () => contentErrors().map(({ message }) => message)
  expect(messages()).toEqual([])
  const [video = expect.fail()] = videos
  const product = products.find(({ id }) => id === 'ai-news') ?? expect.fail()
  const { date } = video
  const [story = ''] = homeStories
  const [service = expect.fail()] = services
  onTestFinished(() => {
    video.date = date
    homeStories[0] = story
    product.id = 'ai-news'
    service.subtitle['en-us'] = subtitle
    service.text['en-us'] = body
  })
  const { 'en-us': subtitle } = service.subtitle
  const { 'en-us': body } = service.text
  video.date = '2023-02-29'
  homeStories[0] = 'removed'
  product.id = 'removed'
  service.subtitle['en-us'] = ''
  service.text['en-us'] = () => longText('', 'en-us.md')
  expect(messages()).toEqual([
    'content/products.json: has no ai-news, to which its demo links',
    `content/services/${service.slug}/service.json: "subtitle" in en-us is empty`,
    `content/services/${service.slug}/en-us.md: "text" in en-us has fewer than 50 words`,
    expect.stringContaining('content/site.json: "homeStories.1" is "removed", but must be "'),
    `content/videos.json: "${video.id}.date" is not an existing date such as 2024-05-14`,
  ])
})

const entrySchema = z.strictObject({
  ...publication,
  slug,
  date: day,
  since: shownDay.optional(),
  link: webAddress,
  title: localized(text(20)),
  alt: altText,
  kind: z.enum(['a', 'b']).optional(),
  img: cover.optional(),
  price: z.int().positive().optional(),
  tags: z.array(z.string()).min(1).optional(),
})
const schema = z
  .array(entrySchema.superRefine(dayHasCome))
  .superRefine(unique('slug', (entry: z.infer<typeof entrySchema>) => entry.slug))
const inAll = (words: string) => ({ 'pt-br': words, 'en-us': words, 'es-es': words })
const entry = { slug: 'one', date: '2024-05-14', link: 'https://site.example/a', title: inAll('Title'), alt: inAll('') }
const errorsWith = (changed: object) =>
  schemaErrors('content/x.json', schema, [entry, { ...entry, slug: 'two', ...changed }]).map(({ message }) => message)
const titleWith = (changed: object) => ({ title: { ...entry.title, ...changed } })

test.each([
  ['99.640.218/0001-78', 0],
  // The example of Brazil's tax authority with letters.
  ['12.ABC.345/01DE-35', 0],
  ['99.640.218/0001-87', 1],
  ['99.640.281/0001-78', 1],
])('the CNPJ %s has %d error', (registration, errors) => {
  expect(schemaErrors('content/company/company.json', companySchema, { ...company, registration })).toHaveLength(errors)
})

test('what is wrong with a list is told of its folder', () => {
  const [error] = schemaErrors('content/x/*/y.json', schema.min(3), [entry])
  expect(error?.message).toBe('content/x: has 1 entries, but must have at least 3')
})

describe('an error names file, entry, field and what to do:', () => {
  test.each([
    ['a date', '"two.date"', { date: '2024-02-30' }, 'is not an existing date such as 2024-05-14'],
    ['a missing date', '"two.date"', { date: undefined }, 'is missing: add it'],
    ['a year long past', '"two.since"', { since: '1024-05-14' }, 'is before 1990'],
    ['a year far ahead', '"two.since"', { since: '2924-05-14' }, 'more than two years ahead'],
    ['a slug', '"Two words.slug"', { slug: 'Two words' }, 'may contain only lowercase letters'],
    ['a repeated slug', '"one.slug"', { slug: 'one' }, 'is "one", which entry 1 has already'],
    ['an unsafe address', '"two.link"', { link: 'http://site.example' }, 'write https://'],
    ['an empty text', '"two.title" in es-es', titleWith({ 'es-es': '' }), 'is empty'],
    ['a long text', '"two.title" in en-us', titleWith({ 'en-us': 'a'.repeat(21) }), 'is longer than 20'],
    ['a missing language', '"two.title" in es-es', titleWith({ 'es-es': undefined }), 'is missing: add it'],
    ['an unknown language', '"two.title"', titleWith({ 'fr-fr': 'a' }), 'has "fr-fr", which it cannot have'],
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
    ['a day to come', '"two.date"', { date: '2999-01-01' }, 'add "publishAt": "2999-01-01"'],
  ])('%s', (_, field, changed, words) => {
    const [error, ...others] = errorsWith(changed)
    expect(others).toEqual([])
    expect(error).toMatch(`content/x.json: ${field} `)
    expect(error).toContain(words)
  })
})
