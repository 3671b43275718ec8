import { describe, expect, onTestFinished, test } from 'vitest'
import { newsSchema } from '../news/news.schema.ts'
import { news } from '../news/news.ts'
import { carouselSchema, servicesSchema } from '../services/services.schema.ts'
import { carouselOrder, services } from '../services/services.ts'
import { videos } from '../videos.ts'
import { checkContent, errorsOf } from './check-content.ts'

const [first, second] = news
const file = `content/news/${first?.slug}`

test('the content of the site is valid, and an error stops the build', () => {
  expect(checkContent).not.toThrow()
  const [video = expect.fail()] = videos
  const { date } = video
  onTestFinished(() => {
    video.date = date
  })
  video.date = '2023-02-29'
  expect(checkContent).toThrow('1 error(s)')
})

test('valid content has no errors', () => {
  expect(errorsOf('content/news', newsSchema, news)).toEqual([])
})

// Most mistakes are covered by editor/testing/mistakes.ts.
describe('an error names file, entry, language, and field:', () => {
  test.each(['14/05/2024', '2024-5-14', '2024-05-14T10:00', 'May 2024', '', '2024-02-30', '2023-02-29', '2024-13-01'])(
    '"%s", which is not a date',
    (date) => {
      expect(errorsWith({ date })).toEqual([
        expect.stringContaining(`${file}: field "date" is not an existing date such as 2024-05-14`),
      ])
    },
  )

  test.each(['Título', 'two words', 'with--two', '-first', 'last-', 'a/b'])('"%s", which is not a slug', (slug) => {
    expect(errorsWith({ slug })).toEqual([
      `content/news: entry "${slug}", field "slug" may contain only lowercase letters, digits, and single hyphens: "${slug}"`,
    ])
  })

  test('a list item, by its position starting at one', () => {
    const [web, ...others] = structuredClone(services)
    const item = web?.page.lists[0]?.items[1]
    if (item) item['es-es'] = ''
    expect(errorsOf('content/services', servicesSchema, [web, ...others])).toEqual([
      `content/services/${web?.slug}.ts: field "page.lists[1].items[2].es-es" is empty`,
    ])
  })

  test('a service that is missing from the carousel or appears twice', () => {
    const [one, ...others] = carouselOrder
    expect(errorsOf('content/services/services.ts', carouselSchema, others)).toEqual([
      `content/services/services.ts: carouselOrder does not contain "${one}": add it`,
    ])
    expect(errorsOf('content/services/services.ts', carouselSchema, [...carouselOrder, one])).toHaveLength(1)
  })

  test('an entry without a slug, by its position', () => {
    const [error] = errorsOf('content/news', newsSchema, [first, { ...second, slug: undefined }])
    expect(error).toMatch(/entry 2\b.*field "slug" is missing: add it/)
  })
})

test('all errors are reported, each on its own', () => {
  expect(errorsWith({ brand: '', date: '2024-02-30', title: { ...first?.title, 'pt-br': '' } })).toHaveLength(3)
})

function errorsWith(changed: Record<string, unknown>): string[] {
  return errorsOf('content/news', newsSchema, [{ ...first, ...changed }, second])
}
