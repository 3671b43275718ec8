import { describe, expect, test } from 'vitest'
import { carouselLayouts } from '../../components/carousel/carousel-layouts'
import { people } from '../../content/people'
import { localeIds } from '../../locales/locales'
import { addresses, allWords, mainOf, sectionOf } from '../built-site'
import { text } from '../messages'
import { at, type PathInLanguage } from '../site-path'
import { atLeast, exactly } from '../specified-counts'

// A number of things counts as shown where so many say something of their own.

const ifMeant = 'where this is meant, change the number in tests/specified-counts.ts'

describe.each(localeIds)('in %s', (locale) => {
  const main = (path: PathInLanguage) => mainOf(`/${locale}${path}`)

  test.each([
    ['articles', '/noticias', 'article:has(time) h2', atLeast.articles],
    ['videos', '/noticias', '.splide__slide h3', atLeast.videos],
    ['products', '/produtos-de-ia', 'article h3', atLeast.products],
    ['services', '', '#servicos h3', atLeast.services],
    ['services in the carousel', '/inicio', '.splide__slide h3', atLeast.services],
  ] as const)('there are enough %s', (_, path, selector, count) => {
    expect(new Set(allWords(main(path), selector)).size).toBeGreaterThanOrEqual(count)
  })

  test.each([
    ['', 'home.partners.title'],
    ['/inicio', 'home.standard.partners.title'],
    ['/fabrica-de-software', 'factory.customers.title'],
  ] as const)('there are enough partners on %s', (path, title) => {
    const logos = sectionOf(main(path), text(locale, title)).querySelectorAll('li img')
    expect(new Set(logos.map((logo) => logo.getAttribute('alt'))).size).toBeGreaterThanOrEqual(atLeast.partners)
  })

  test('there are enough benefits of AI', () => {
    const benefits = sectionOf(main('/inteligencia-artificial'), text(locale, 'ai.benefits.title'))
    expect(new Set(allWords(benefits, 'li')).size).toBeGreaterThanOrEqual(atLeast.benefits)
  })

  test.each(Object.entries(atLeast.bullets))('the service %s has enough bullets, each of its own', (slug, counts) => {
    const lists = main(`/servicos/${slug}`).querySelectorAll('ol')
    expect(lists.length).toBeGreaterThanOrEqual(counts.length)
    for (const [index, count] of counts.entries()) {
      const bullets = lists[index] ? allWords(lists[index], 'li') : []
      expect(bullets.length).toBeGreaterThanOrEqual(count)
      expect(new Set(bullets).size).toBe(bullets.length)
    }
  })

  test.each([
    ['cards on the home', '', 'section[aria-labelledby=ways] li', exactly.homeCards],
    ['links on the business card', `/contato-${people.ceo.slug}`, 'ul a', exactly.businessCardLinks],
    ['sections of the privacy policy', '/politica-de-privacidade', 'ol li', exactly.policySections],
    ['states on the hire page', '/contrate', 'option:not([disabled])', exactly.states],
    ['states on the factory page', '/fabrica-de-software', 'option:not([disabled])', exactly.states],
    ['services of the factory', '/fabrica-de-software', '#servicos article', exactly.factoryServices],
  ] as const)('%s are as many as specified', (_, path, selector, count) => {
    expect(new Set(allWords(main(path), selector)).size, ifMeant).toBe(count)
  })

  test.each([
    ['/contrate', 'hire.reasons.title', exactly.hireReasons],
    ['/fabrica-de-software', 'factory.grow.title', exactly.growAttributes],
    ['/inteligencia-artificial', 'ai.features.title', exactly.aiFeatures],
  ] as const)('the cards of a section of %s are as many as specified', (path, title, count) => {
    expect(sectionOf(main(path), text(locale, title)).querySelectorAll('li'), ifMeant).toHaveLength(count)
  })

  test('each article offers as many others as specified', () => {
    const articles = addresses.filter((address) => address.startsWith(at(`/${locale}/noticias/`)))
    expect(articles.length).toBeGreaterThanOrEqual(atLeast.articles)
    for (const article of articles)
      expect(mainOf(article).querySelectorAll('article h3'), ifMeant).toHaveLength(exactly.otherNews)
  })

  test('the founders have as many attributes as specified', () => {
    const people = sectionOf(main('/fabrica-de-software'), text(locale, 'factory.people.title'))
    const counts = people.querySelectorAll('li ul').map((list) => new Set(allWords(list, 'li')).size)
    expect(counts, ifMeant).toEqual([exactly.founderAttributes, exactly.founderAttributes])
  })
})

test('the demonstration of AI News has its item and its tiles', () => {
  expect(mainOf('/ia-noticia').querySelectorAll('article').length).toBeGreaterThanOrEqual(atLeast.aiNewsItems)
  const tiles = allWords(mainOf('/ia-noticia'), 'section[aria-labelledby=sources] li')
  expect(new Set(tiles).size, ifMeant).toBe(exactly.sourceTiles)
})

test('the carousels show as many slides beside each other as specified', () => {
  expect(carouselLayouts).toEqual(exactly.carousels)
})
