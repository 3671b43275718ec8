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
const tooLong = 'x'.repeat(limits.title.most + 1)
const file = `content/news/${first?.slug}`

test('the content of the site is sound', () => {
  expect(checkContent).not.toThrow()
})

test('sound content has no faults', () => {
  expect(faultsOf('content/news', newsSchema, news)).toEqual([])
})

describe('a fault names file, entry, language and field in the words of an editor', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a field that is missing', { brand: undefined }, 'field "brand" is missing: write it'],
    ...localeIds.map((locale): [string, Record<string, unknown>, string] => [`a translation into ${locale} that is missing`, titleWith({ [locale]: undefined }), `field "title.${locale}" is missing: write it`]),
    ['a text that is empty', titleWith({ 'en-us': '' }), 'field "title.en-us" is empty'],
    ['a text that is too long', titleWith({ 'es-es': tooLong }), `field "title.es-es" is longer than ${limits.title.most} characters, and has ${tooLong.length}: "${tooLong}"`],
    ['space before', { brand: '\nPodcast' }, 'field "brand" begins or ends with a space: "\nPodcast"'],
    ['space after', { brand: 'Podcast ' }, 'field "brand" begins or ends with a space: "Podcast "'],
    ['an article that is too short', { content: { ...first?.content, 'pt-br': () => [{ kind: 'paragraph', text: ['Em breve.'] }] } }, 'field "content.pt-br" has fewer than 100 words'],
  ])('%s', (_, changed, fault) => {
    expect(faultsWith(changed)).toEqual([`${file}: ${fault}`])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { subtitle: 'Extra' }, 'field "subtitle"'],
    ['an unknown language', titleWith({ 'fr-fr': 'Accueil' }), 'field "title.fr-fr"'],
    ['a picture that was never made', { img: 'news/none' }, 'field "img" names a picture that does not exist: "news/none"'],
    ['an address without https://', { originalLink: 'www.margemnorte' }, 'field "originalLink"'],
    ['a placeholder', { brand: 'Jornal {compny}' }, 'field "brand" has the unknown placeholder {compny}; did you mean "company"?'],
    ...['14/05/2024', '2024-5-14', '2024-05-14T10:00', 'May 2024', '', '2024-02-30', '2023-02-29', '2024-13-01'].map((date): [string, Record<string, unknown>, string] => [date, { date }, 'field "date" is not a date like 2024-05-14, or not a day that exists']),
  ])('%s', (_, changed, fault) => {
    expect(faultsWith(changed)).toEqual([expect.stringContaining(`${file}: ${fault}`)])
  })

  test('a slug that another entry has', () => {
    const twice = [first, { ...second, slug: first?.slug }]
    expect(faultsOf('content/news', newsSchema, twice)).toEqual([`${file}: field "slug" "${first?.slug}" is already used by entry 1: give one of the two another`])
  })

  test.each(['Título', 'two words', 'with--two', '-first', 'last-', 'a/b'])('"%s", which cannot be a part of an address', (slug) => {
    expect(faultsWith({ slug })).toEqual([`content/news: entry "${slug}", field "slug" may hold only small letters, digits and single hyphens: "${slug}"`])
  })

  test('a file that does not exist', () => {
    const content = { ...people, ceo: { ...people.ceo, photo: '/art/people/nobody.svg' } }
    expect(faultsOf('content/people.ts', peopleSchema, content)).toEqual([expect.stringContaining(`content/people.ts: entry "${people.ceo.slug}", field "ceo.photo" names a file that does not exist: public/art/people/nobody.svg`)])
  })

  test('a long text with a fault', () => {
    const read = () => blocksOf('# Title', `${file}/es-es.md`)
    const [fault, ...others] = faultsWith({ content: { ...first?.content, 'es-es': read } })
    expect(fault).toMatch(`${file}/es-es.md, line 1: `)
    expect(others).toEqual([])
  })

  test('a position in a list, counted from one', () => {
    const [web, ...others] = structuredClone(services)
    const item = web?.page.lists[0]?.items[1]
    if (item) item['es-es'] = ''
    expect(faultsOf('content/services', servicesSchema, [web, ...others])).toEqual([`content/services/${web?.slug}.ts: field "page.lists[1].items[2].es-es" is empty`])
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

function titleWith(changed: Record<string, unknown>) {
  return { title: { ...first?.title, ...changed } }
}

function faultsWith(changed: Record<string, unknown>): string[] {
  return faultsOf('content/news', newsSchema, [{ ...first, ...changed }, second])
}
