import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { products } from '../products.ts'
import { homeStories } from '../stories/stories.ts'
import { videos } from '../videos.ts'
import { contentErrors, errorsOf } from './check-content.ts'
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
import { stopOn } from './stop-on.ts'

test('the content of the site is valid, and an error stops the build', () => {
  const check = () =>
    stopOn(
      'error(s)',
      contentErrors().map(({ words }) => words),
    )
  expect(check).not.toThrow()
  const [video = expect.fail()] = videos
  const { date } = video
  const [story = ''] = homeStories
  onTestFinished(() => {
    video.date = date
    homeStories[0] = story
    if (product) product.id = 'ai-news'
  })
  video.date = '2023-02-29'
  homeStories[0] = 'removed'
  const product = products.find(({ id }) => id === 'ai-news')
  if (product) product.id = 'removed'
  expect(check).toThrow('3 error(s)')
})

const entrySchema = z.strictObject({
  ...publication,
  slug,
  date: day,
  since: shownDay.optional(),
  link: webAddress,
  title: localized(text(20)),
  alt: altText,
})
const schema = z
  .array(entrySchema.superRefine(dayHasCome))
  .superRefine(unique('slug', (entry: z.infer<typeof entrySchema>) => entry.slug))
const inAll = (words: string) => ({ 'pt-br': words, 'en-us': words, 'es-es': words })
const entry = { slug: 'one', date: '2024-05-14', link: 'https://site.example/a', title: inAll('Title'), alt: inAll('') }
const errorsWith = (changed: object) => errorsOf('content/x', schema, [entry, { ...entry, slug: 'two', ...changed }])

describe('an error names file, problem, entry and field:', () => {
  test.each([
    ['a date', 'date', { date: '2024-02-30' }, 'is not an existing date such as 2024-05-14'],
    ['a year long past', 'since', { since: '1024-05-14' }, 'is before 1990'],
    ['a year far ahead', 'since', { since: '2924-05-14' }, 'more than two years ahead'],
    ['a slug', 'slug', { slug: 'Two words' }, 'may contain only lowercase letters'],
    ['a repeated slug', 'slug', { slug: 'one' }, '"one" is already used'],
    ['an unsafe address', 'link', { link: 'http://site.example' }, 'write https://'],
    ['an empty text', 'title["es-es"]', { title: { ...entry.title, 'es-es': '' } }, 'is empty'],
    ['a long text', 'title["en-us"]', { title: { ...entry.title, 'en-us': 'a'.repeat(21) } }, 'is longer than 20'],
    ['a missing language', 'title["es-es"]', { title: { 'pt-br': 'a', 'en-us': 'a' } }, 'received undefined'],
    ['a missing description', 'alt["es-es"]', { alt: { ...inAll('A'), 'es-es': '' } }, 'other languages describe'],
    ['a day to come', 'date', { date: '2999-01-01' }, "add publishAt: '2999-01-01'"],
  ])('%s', (_, field, changed, words) => {
    const [error, ...others] = errorsWith(changed)
    expect(others).toEqual([])
    expect(error).toMatch(/^content\/x: ✖ /)
    expect(error).toContain(words)
    const { slug: name = 'two' } = changed as { slug?: string }
    expect(error).toContain(`→ at ${/^\w+$/.test(name) ? name : `["${name}"]`}.${field}`)
  })
})
