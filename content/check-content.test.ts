import { describe, expect, test } from 'vitest'
import { localeIds } from '../locales/locales'
import { checkContent, faultsOf } from './check-content'
import { limits } from './limits'
import { blocksOf } from './markdown'
import { news } from './news/news'
import { newsSchema } from './news/news.schema'
import { people } from './people'
import { peopleSchema } from './people.schema'
import { carouselOrder, services } from './services/services'
import { carouselSchema, servicesSchema } from './services/services.schema'

const [first, second] = news
const file = `content/news/${first?.slug}`

test('the content of the site is sound', () => {
  expect(checkContent).not.toThrow()
})

test('sound content has no faults', () => {
  expect(faultsOf('content/news', newsSchema, news)).toEqual([])
})

describe('a fault names file, entry, language and field in the words of an editor', () => {
  test.each(localeIds)('a translation into %s that is missing', (locale) => {
    const { [locale]: _, ...title } = first?.title ?? {}
    expect(faultsWith({ title })).toEqual([`${file}: field "title.${locale}" is missing: write it`])
  })

  test('a field that is missing', () => {
    expect(faultsWith({ brand: undefined })).toEqual([`${file}: field "brand" is missing: write it`])
  })

  test.each(['14/05/2024', '2024-5-14', '2024-05-14T10:00', 'May 2024', ''])('"%s", which is no date', (date) => {
    expect(faultsWith({ date })).toEqual([expect.stringContaining(`${file}: field "date" is not a date like 2024-05-14, or not a day that exists`)])
  })

  test.each(['2024-02-30', '2023-02-29', '2024-13-01', '2024-04-31'])('%s, a day that does not exist', (date) => {
    expect(faultsWith({ date })).toEqual([expect.stringContaining(`${file}: field "date" is not a date like 2024-05-14, or not a day that exists`)])
  })

  test('a slug that another entry has', () => {
    const twice = [first, { ...second, slug: first?.slug }]
    expect(faultsOf('content/news', newsSchema, twice)).toEqual([`${file}: field "slug" "${first?.slug}" is already used by entry 1: give one of the two another`])
  })

  test.each(['Título', 'two words', 'with--two', '-first', 'last-', 'a/b'])('"%s", which cannot be a part of an address', (slug) => {
    expect(faultsWith({ slug })).toEqual([`content/news: entry "${slug}", field "slug" may hold only small letters, digits and single hyphens: "${slug}"`])
  })

  test('a picture that was never made', () => {
    expect(faultsWith({ img: 'news/none' })).toEqual([expect.stringContaining(`${file}: field "img" names a picture that does not exist: "news/none"`)])
  })

  test('a file that does not exist', () => {
    const content = { ...people, ceo: { ...people.ceo, photo: '/art/people/nobody.svg' } }
    expect(faultsOf('content/people.ts', peopleSchema, content)).toEqual([expect.stringContaining(`content/people.ts: entry "${people.ceo.slug}", field "ceo.photo" names a file that does not exist: public/art/people/nobody.svg`)])
  })

  test('an unknown field', () => {
    const [fault] = faultsWith({ subtitle: 'Extra' })
    expect(fault).toContain(`${file}: field "subtitle"`)
  })

  test('an unknown language', () => {
    const [fault] = faultsWith({ title: { ...first?.title, 'fr-fr': 'Accueil' } })
    expect(fault).toContain(`${file}: field "title.fr-fr"`)
  })

  test('a text that is too long', () => {
    expect(faultsWith({ title: { ...first?.title, 'es-es': 'x'.repeat(limits.title.most + 1) } })).toEqual([`${file}: field "title.es-es" is longer than ${limits.title.most} characters, and has ${limits.title.most + 1}: "${'x'.repeat(limits.title.most + 1)}"`])
  })

  test('a text that is empty', () => {
    expect(faultsWith({ title: { ...first?.title, 'en-us': '' } })).toEqual([`${file}: field "title.en-us" is empty`])
  })

  test.each([' Podcast', 'Podcast ', '\nPodcast'])('%j, with space around it', (brand) => {
    expect(faultsWith({ brand })).toEqual([`${file}: field "brand" begins or ends with a space: "${brand}"`])
  })

  test('an article that is too short', () => {
    expect(faultsWith({ content: { ...first?.content, 'pt-br': () => [{ kind: 'paragraph', text: ['Em breve.'] }] } })).toEqual([`${file}: field "content.pt-br" has fewer than 100 words`])
  })

  test('a long text with a fault', () => {
    const read = () => blocksOf('# Title', `${file}/es-es.md`)
    const [fault, ...others] = faultsWith({ content: { ...first?.content, 'es-es': read } })
    expect(fault).toMatch(`${file}/es-es.md, line 1: `)
    expect(others).toEqual([])
  })

  test('an address without https://', () => {
    const [fault] = faultsWith({ originalLink: 'www.margemnorte' })
    expect(fault).toContain(`${file}: field "originalLink"`)
  })

  test('a position in a list, counted from one', () => {
    const [web, ...others] = structuredClone(services)
    const item = web?.page.lists[0]?.items[1]
    if (item) item['es-es'] = ''
    expect(faultsOf('content/services', servicesSchema, [web, ...others])).toEqual([`content/services/${web?.slug}.ts: field "page.lists[1].items[2].es-es" is empty`])
  })

  test('an unknown placeholder', () => {
    const [fault] = faultsWith({ brand: 'Jornal {compny}' })
    expect(fault).toContain(`${file}: field "brand" has the unknown placeholder {compny}; did you mean "company"?`)
  })

  test('a service that the carousel has forgotten, or has twice', () => {
    const [one, ...others] = carouselOrder
    expect(faultsOf('content/services/services.ts', carouselSchema, others)).toEqual([`content/services/services.ts: carouselOrder lacks "${one}": add it`])
    expect(faultsOf('content/services/services.ts', carouselSchema, [...carouselOrder, one])).toHaveLength(1)
  })

  test('an entry without a slug, by its position', () => {
    const [fault] = faultsOf('content/news', newsSchema, [first, { ...second, slug: undefined }])
    expect(fault).toMatch(/entry 2\b.*field "slug" is missing: write it/)
  })
})

test('all faults are told, each on its own', () => {
  expect(faultsWith({ brand: '', date: '2024-02-30', title: { ...first?.title, 'pt-br': '' } })).toHaveLength(3)
})

function faultsWith(changed: Record<string, unknown>): string[] {
  return faultsOf('content/news', newsSchema, [{ ...first, ...changed }, second])
}
