import { allWords, attributes, links, mainOf, one, outline, sectionOf, serviceSlugs, words } from './reading.ts'
import { expect, type LocaleId, localeIds, test, text } from './site.ts'

const gridOrder = ['web', 'mobile', 'softwareMaintenance', 'outsourcing', 'apis', 'design', 'ai'] as const
const carouselOrder = ['ai', 'web', 'mobile', 'design', 'softwareMaintenance', 'outsourcing', 'apis'] as const

function hero(locale: LocaleId) {
  return sectionOf(mainOf(`/${locale}`), text(locale, 'home.hero.title'))
}

function cards(locale: LocaleId) {
  return sectionOf(mainOf(`/${locale}`), text(locale, 'home.cards.title')).querySelectorAll('li')
}

test.describe('Home (alternative version)', () => {
  test('is what every locale and the root serve', () => {
    for (const locale of localeIds)
      expect.soft(words(one(mainOf(`/${locale}`), 'h1'))).toBe(text(locale, 'home.hero.title'))
    expect(words(mainOf('/'))).toBe(words(mainOf('/pt-br')))
  })

  test('shows hero, three cards, services, next-level call and partner logos, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(mainOf(`/${locale}`)))
        .toEqual(
          (
            [
              'home.hero.title',
              'home.hero.partnersTitle',
              'home.cards.title',
              'home.services.title',
              'ui.nextLevel.title',
              'home.partners.title',
            ] as const
          ).map((id) => text(locale, id)),
        )
  })

  test('the hero has buttons to contact, to the services anchor and to the AI products, in this order', () => {
    for (const locale of localeIds)
      expect.soft(links(hero(locale))).toEqual([
        { name: text(locale, 'home.hero.contact'), href: `/${locale}/contato` },
        { name: text(locale, 'home.hero.services'), href: '#servicos' },
        { name: text(locale, 'home.hero.aiProducts'), href: `/${locale}/produtos-de-ia` },
      ])
  })

  test('the contact button of the hero opens the contact page', async ({ page, visit }) => {
    await visit('/en-us')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en-us', 'home.hero.contact') })
      .click()
    await expect(page).toHaveURL('/en-us/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
  })

  test('the services button of the hero brings the services into view', async ({ page, visit }) => {
    await visit('/es-es')
    const services = page.getByRole('heading', { name: text('es-es', 'home.services.title') })
    await expect(services).not.toBeInViewport()
    await page.getByRole('link', { name: text('es-es', 'home.hero.services') }).click()
    await expect(services).toBeInViewport()
    await expect(page).toHaveURL('/es-es#servicos')
  })

  test('the hero shows partner logos, each with alt text', () => {
    const logos = hero('en-us').querySelectorAll('li img')
    expect(logos.length).toBeGreaterThan(0)
    for (const logo of logos) expect.soft(logo.getAttribute('alt')).toMatch(/\S logo$/)
  })

  test('the hero presents the company as official partner of a social-media and of a search company', () => {
    for (const locale of localeIds) {
      expect.soft(allWords(hero(locale), 'li')).toContain(text(locale, 'home.hero.socialPartner'))
      expect.soft(allWords(hero(locale), 'li')).toContain(text(locale, 'home.hero.searchPartner'))
    }
  })

  test('three cards follow, each with title, text and button', () => {
    for (const locale of localeIds) {
      expect.soft(cards(locale)).toHaveLength(3)
      for (const card of cards(locale)) {
        expect.soft(words(one(card, 'h3'))).not.toBe('')
        expect.soft(words(one(card, 'p'))).not.toBe('')
        expect.soft(words(one(card, 'a'))).not.toBe('')
      }
    }
  })

  const ways = [
    ['create an AI for your business', 'home.cards.ai.title', 'home.cards.ai.button', 'inteligencia-artificial'],
    ['make your own app', 'home.cards.app.title', 'home.cards.app.button', 'fabrica-de-software'],
    ['rent technology professionals', 'home.cards.hire.title', 'home.cards.hire.button', 'contrate'],
  ] as const
  for (const [index, [card, title, button, page]] of ways.entries())
    test(`card ${index + 1}, '${card}', leads to /${page}`, () => {
      for (const locale of localeIds) {
        const item = cards(locale)[index]
        if (!item) throw new Error(`There is no card ${index + 1} in ${locale}.`)
        expect.soft(words(one(item, 'h3'))).toBe(text(locale, title))
        expect.soft(links(item)).toEqual([{ name: text(locale, button), href: `/${locale}/${page}` }])
      }
    })

  test('the services grid has the anchor id servicos', () => {
    for (const locale of localeIds)
      expect.soft(words(one(one(mainOf(`/${locale}`), '#servicos'), 'h2'))).toBe(text(locale, 'home.services.title'))
  })

  test('the services grid lists the seven services with title and description, each leading to its page', () => {
    for (const locale of localeIds) {
      const grid = one(mainOf(`/${locale}`), '#servicos')
      expect.soft(links(grid)).toEqual(
        gridOrder.map((id) => ({
          name: text(locale, `services.${id}.title`),
          href: `/${locale}/servicos/${serviceSlugs[id]}`,
        })),
      )
      expect
        .soft(grid.querySelectorAll('li').map((item) => words(item.querySelector('p'))))
        .toEqual(gridOrder.map((id) => text(locale, `services.${id}.description`)))
    }
  })

  for (const width of [1440, 800])
    test(`the last item of the services grid spans the full width at ${width} px, the others do not`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit('/pt-br')
      const list = page.locator('#servicos').getByRole('list')
      const full = (await list.boundingBox())?.width ?? 0
      const widths = await list
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
      expect(widths).toHaveLength(7)
      expect(Math.abs((widths.at(-1) ?? 0) - full)).toBeLessThan(1)
      for (const other of widths.slice(0, -1)) expect(other).toBeLessThan(full / 2)
    })

  test('the button of the next-level call goes to /pt-br/contato in every language', () => {
    for (const locale of localeIds)
      expect
        .soft(links(sectionOf(mainOf(`/${locale}`), text(locale, 'ui.nextLevel.title'))))
        .toEqual([{ name: text(locale, 'ui.nextLevel.button'), href: '/pt-br/contato' }])
  })

  test('the partner strip has 18 entries, each an image with an alt text of its own', () => {
    for (const locale of localeIds) {
      const strip = sectionOf(mainOf(`/${locale}`), text(locale, 'home.partners.title'))
      expect.soft(strip.querySelectorAll('li')).toHaveLength(18)
      for (const entry of strip.querySelectorAll('li')) expect.soft(entry.querySelectorAll('img')).toHaveLength(1)
      const alts = attributes(strip, 'img', 'alt')
      expect.soft(new Set(alts).size).toBe(18)
      expect.soft(alts).not.toContain('')
    }
  })

  test('claims a pool of over 1,000 professionals and a match within 3 business days', () => {
    const claims = {
      'pt-br': [/mais de 1\.?000/, /3 dias úteis/],
      'en-us': [/more than 1,000/, /3 business days/],
      'es-es': [/más de 1\.?000/, /3 días hábiles|3 días laborables/],
    }
    for (const locale of localeIds) for (const claim of claims[locale]) expect.soft(words(hero(locale))).toMatch(claim)
  })
})

test.describe('Home (standard)', () => {
  test('contains banner, services list, partners, tech stack and services carousel, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(mainOf(`/${locale}/inicio`)))
        .toEqual(
          (
            [
              'home.standard.banner.title',
              'home.standard.services.title',
              'home.standard.partners.title',
              'home.standard.stack.title',
              'home.standard.carousel.title',
            ] as const
          ).map((id) => text(locale, id)),
        )
  })

  test('the banner says who the company is over a picture', () => {
    const banner = sectionOf(mainOf('/es-es/inicio'), text('es-es', 'home.standard.banner.title'))
    expect(words(one(banner, 'p'))).toBe(text('es-es', 'home.standard.banner.intro'))
    expect(one(banner, 'img').getAttribute('src')).toMatch(/\S/)
  })

  test('the services list leads to the seven services', () => {
    for (const locale of localeIds)
      expect
        .soft(links(one(mainOf(`/${locale}/inicio`), '#servicos')).map(({ href }) => href))
        .toEqual(gridOrder.map((id) => `/${locale}/servicos/${serviceSlugs[id]}`))
  })

  test('the partners are the 18 companies', () => {
    const partners = sectionOf(mainOf('/en-us/inicio'), text('en-us', 'home.standard.partners.title'))
    expect(new Set(attributes(partners, 'li img', 'alt')).size).toBe(18)
  })

  test('the tech stack names technologies of every field', () => {
    const stack = sectionOf(mainOf('/pt-br/inicio'), text('pt-br', 'home.standard.stack.title'))
    const fields = stack.querySelectorAll('dl > div')
    expect(fields.length).toBeGreaterThan(1)
    for (const field of fields) {
      expect.soft(words(one(field, 'dt'))).not.toBe('')
      expect.soft(field.querySelectorAll('li').length).toBeGreaterThan(1)
    }
  })
})

test.describe('Services carousel', () => {
  function slides(locale: LocaleId) {
    return sectionOf(mainOf(`/${locale}/inicio`), text(locale, 'home.standard.carousel.title')).querySelectorAll(
      'article',
    )
  }

  test('has seven cards, from artificial intelligence to APIs', () => {
    expect(slides('en-us').map((slide) => words(one(slide, 'h3')).toLowerCase())).toEqual([
      'artificial intelligence',
      'web platform development',
      'mobile app development',
      'ui/ux design',
      'continuous maintenance',
      'outsourcing',
      'apis',
    ])
  })

  test('each card has its title in the three languages', () => {
    for (const locale of localeIds)
      expect
        .soft(slides(locale).map((slide) => words(one(slide, 'h3'))))
        .toEqual(carouselOrder.map((id) => text(locale, `services.${id}.title`)))
  })

  test('each card has an image of its own', () => {
    const images = slides('pt-br').map((slide) => one(slide, 'img').getAttribute('src'))
    expect(new Set(images).size).toBe(7)
  })

  test('each card has an arrow link to its service', () => {
    for (const locale of localeIds)
      expect.soft(slides(locale).flatMap(links)).toEqual(
        carouselOrder.map((id) => ({
          name: text(locale, `services.${id}.title`),
          href: `/${locale}/servicos/${serviceSlugs[id]}`,
        })),
      )
  })

  test('has previous and next buttons, named in the language of the reader', () => {
    for (const locale of localeIds) {
      const section = sectionOf(mainOf(`/${locale}/inicio`), text(locale, 'home.standard.carousel.title'))
      expect
        .soft(attributes(section, 'button', 'aria-label'))
        .toEqual([text(locale, 'ui.carousel.previous'), text(locale, 'ui.carousel.next')])
    }
  })

  test('an arrow opens the page of its service', async ({ page, visit }) => {
    await visit('/en-us/inicio')
    const carousel = page.getByRole('group', {
      name: text('en-us', 'home.standard.carousel.title'),
    })
    await carousel.getByRole('link', { name: text('en-us', 'services.web.title') }).click()
    await expect(page).toHaveURL('/en-us/servicos/plataforma-web')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'services.web.title'))
  })
})
