import { describe, expect, test } from 'vitest'
import { partners } from '../../content/company/partners.ts'
import { people } from '../../content/company/people.ts'
import { specifiedItems } from '../../content/services/services.schema.ts'
import { localeIds } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { text, texts } from '../messages.ts'
import { allWords, attributes, links, mainOf, outline, sectionOf, words } from '../site/built-site.ts'
import { at, type PathInLanguage } from '../site/site-path.ts'
import { type ServiceId, serviceIds, services } from './services.ts'

// The specification, section 2, from "Home" on: the order of sections, the targets of their links, the number of items.

const card = at(`/contato-${people.ceo.slug}`)

/**
 * The sections of each page in order, by the keys of their headings, such as `home.hero.title`; a page may have more.
 */
const outlines: [path: PathInLanguage, topic: string, sections: string[]][] = [
  ['', 'home', ['hero', 'cards', 'services', 'next', 'partners']],
  ['/inicio', 'home.standard', ['banner', 'services', 'partners', 'stack', 'carousel']],
  ['/quem-somos', 'about', ['hero', 'valley', 'help', 'services', 'people', 'why', 'next']],
  ['/sobre', 'about', ['valley', 'help', 'services', 'people', 'why']],
  ['/sobre', 'about.standard', ['hero', 'next']],
  ['/contrate', 'hire', ['hero', 'form', 'reasons', 'expertise', 'testimonial', 'technologies']],
  [
    '/fabrica-de-software',
    'factory',
    ['hero', 'valley', 'help', 'services', 'people', 'customers', 'why', 'grow', 'form'],
  ],
  [
    '/inteligencia-artificial',
    'ai',
    ['hero', 'transform', 'features', 'key', 'benefits', 'valley', 'necessity', 'innovation'],
  ],
  ['/produtos-de-ia', 'products', ['hero', 'grid', 'next']],
]

/** The standard home lists the services by their prices, as other pages do. */
function titleOf(topic: string, section: string): MessageId {
  const id = `${topic}.${section}.title`
  return (id === 'home.standard.services.title' ? 'ui.prices.title' : id) as MessageId
}

type Targets = (own: (path: PathInLanguage) => string) => string[]

/** The visitor's language first, then Portuguese, to which the specification fixes these calls. */
const contactForms: Targets = (own) => [...new Set([own('/contato'), at('/pt-br/contato')])]

const pagesOf =
  (ids: ServiceId[]): Targets =>
  (own) =>
    ids.map((id) => own(`/servicos/${services[id].slug}`))

/** The targets of a section's links; those to the client stories are not specified. */
const linkTargets: [path: PathInLanguage, title: MessageId, targets: Targets][] = [
  ['', 'home.hero.title', (own) => [own('/contato'), '#servicos', own('/produtos-de-ia')]],
  ['', 'home.next.title', contactForms],
  ['', 'home.services.title', pagesOf(serviceIds)],
  ['/quem-somos', 'about.hero.title', (own) => ['#servicos', own('/casos')]],
  ['/quem-somos', 'about.help.title', (own) => [own('/contato')]],
  ['/quem-somos', 'about.services.title', pagesOf(serviceIds)],
  ['/quem-somos', 'about.next.title', (own) => [own('/contato')]],
  ['/fabrica-de-software', 'factory.services.title', pagesOf(['web', 'mobile', 'design', 'softwareMaintenance'])],
  ['/produtos-de-ia', 'products.hero.title', (own) => [`${own('/quem-somos')}#servicos`]],
  ['/produtos-de-ia', 'products.next.title', (own) => [own('/contato')]],
  ['/noticias', 'news.cta.title', (own) => [own('/contato')]],
  [
    '/inicio',
    'home.standard.carousel.title',
    pagesOf(['ai', 'web', 'mobile', 'design', 'softwareMaintenance', 'outsourcing', 'apis']),
  ],
]

test.each([
  ['pt-br', /1\.000\+ profissionais qualificados/, /profissional adequado (encontrado )?em até 3 dias úteis/],
  ['en-us', /1,000\+ qualified professionals/, /suitable professional (found )?within 3 business days/],
  [
    'es-es',
    /\+1000 profesionales cualificados/,
    /profesional adecuado,? (encontrado )?en un máximo de 3 días laborables/,
  ],
] as const)('home and hire page in %s claim what the specification names', (locale, pool, match) => {
  expect(words(mainOf(`/${locale}`))).toMatch(match)
  const hire = words(mainOf(`/${locale}/contrate`))
  expect(hire).toMatch(match)
  expect(hire).toMatch(pool)
})

describe.each(localeIds)('in %s', (locale) => {
  const own = (path: PathInLanguage) => `/${locale}${path}`
  const main = (path: PathInLanguage) => mainOf(`/${locale}${path}`)
  const under = (path: PathInLanguage, title: MessageId) => sectionOf(main(path), text(locale, title))

  test.each(outlines)('the page "%s" has its sections, in this order', (path, topic, sections) => {
    const titles = texts(locale, ...sections.map((section) => titleOf(topic, section)))
    expect(outline(main(path)).filter((title) => titles.includes(title))).toEqual(titles)
  })

  test('between the hero of the home and its three cards there is nothing', () => {
    const [hero, cards] = main('')
      .querySelectorAll('section')
      .filter(({ parentNode }) => parentNode?.tagName === 'MAIN')
    expect([hero?.querySelector('h1'), cards?.querySelectorAll('li h3').length]).toEqual([expect.anything(), 3])
  })

  test.each([
    ['', 'home.services.title', 7],
    ['/fabrica-de-software', 'factory.services.title', 4],
    ['/inteligencia-artificial', 'ai.benefits.title', 5],
  ] as const)('"%s": under %s there are %i cards with icon, title and description', (path, title, count) => {
    const cards = under(path, title).querySelectorAll('li')
    const described = cards.filter((card) =>
      ['use:not([href$="#arrowRight"])', 'h3', 'p'].every((part) => card.querySelector(part)),
    )
    expect([cards.length, described.length]).toEqual([count, count])
  })

  test.each(linkTargets)('"%s": the links under %s lead to the specified pages', (path, title, targets) => {
    expect(links(under(path, title)).map(({ href }) => href)).toEqual(targets(own))
  })

  test('the business card has 8 links', () => {
    expect(new Set(allWords(main(card), 'ul a')).size).toBe(8)
  })

  test.each([
    ['/inteligencia-artificial', 'ai.benefits.title', 'li h3', 5],
    ['/inteligencia-artificial', 'ai.features.title', 'li h3', 3],
    ['/contrate', 'hire.reasons.title', 'li h3', 4],
    ['/fabrica-de-software', 'factory.grow.title', 'li h3', 3],
    ['/fabrica-de-software', 'factory.people.title', 'li li', 6],
  ] as const)('%s: under %s there are as many points as specified', (path, title, selector, count) => {
    expect(new Set(allWords(under(path, title), selector)).size).toBe(count)
  })

  test.each([
    ['ai', '/inteligencia-artificial'],
    ['app', '/fabrica-de-software'],
    ['hire', '/contrate'],
  ] as const)('the card "%s" of the home leads to %s', (name, path) => {
    const cards = under('', 'home.cards.title').querySelectorAll('li')
    const [title] = texts(locale, `home.cards.${name}.title`)
    const found = cards.find((item) => allWords(item, 'h3')[0] === title)
    expect(found && links(found)).toEqual([{ name: text(locale, `home.cards.${name}.button`), href: own(path) }])
  })

  test.each([
    ['', 'home.partners.title'],
    ['/inicio', 'home.standard.partners.title'],
    ['/fabrica-de-software', 'factory.customers.title'],
  ] as const)('"%s" shows the logo of every partner', (path, title) => {
    expect(attributes(under(path, title), 'li img', 'alt')).toEqual(
      partners.map(({ name }) => text(locale, 'ui.partners.alt', { name })),
    )
  })

  test.each([
    ['/quem-somos', 'about.people.title'],
    ['/sobre', 'about.people.title'],
    ['/fabrica-de-software', 'factory.people.title'],
  ] as const)('%s shows the CEO and the CTO with their photos', (path, title) => {
    expect(allWords(under(path, title), 'h3')).toEqual([people.ceo.name, people.cto.name])
    expect(attributes(under(path, title), 'img', 'src')).toEqual([people.ceo.photo, people.cto.photo])
  })

  test.each(serviceIds)('%s has its bullets, and a quote button above and below, to the contact page', (id) => {
    const { slug } = services[id]
    const page = main(`/servicos/${slug}`)
    const lists = page.querySelectorAll('h2 + .service-list > ul').map((list) => allWords(list, 'li').length)
    expect(lists.reduce((sum, count) => sum + count)).toBe(specifiedItems[id])
    if (id === 'ai') expect(lists).toEqual([5, 5])
    const quotes = links(page).filter(({ name }) => name === text(locale, 'services.page.quote'))
    expect(quotes.map(({ href }) => href)).toEqual([own('/contato'), own('/contato')])
  })

  test.each(['/respostas', '/politica-de-privacidade'] as const)(
    'the contents of %s lead to each of its parts',
    (path) => {
      const parts = main(path).querySelectorAll('section[id]:has(> h2)')
      expect(links(main(path), 'nav[aria-labelledby=contents] a')).toEqual(
        parts.map((part) => ({ name: words(part.querySelector('h2')), href: `#${part.id}` })),
      )
    },
  )

  test('the testimonial of the hire page stands beside the logo of the speaker’s company', () => {
    const [, logo] = attributes(under('/contrate', 'hire.testimonial.title'), 'img', 'alt')
    const company = partners.find(({ name }) => people.testimonial.role[locale].includes(name)) ?? expect.fail()
    expect(logo).toBe(text(locale, 'ui.partners.alt', { name: company.name }))
  })

  test('the expertise banner of the hire page leads back to the form', () => {
    const [button] = links(under('/contrate', 'hire.expertise.title'))
    expect(
      main('/contrate')
        .querySelector(button?.href ?? '')
        ?.querySelector('form'),
    ).toBeTruthy()
  })
})
