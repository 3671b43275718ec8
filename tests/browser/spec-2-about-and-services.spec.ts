import { allWords, links, mainOf, one, outline, sectionOf, words } from './reading.ts'
import { addresses, documentOf, expect, type LocaleId, localeIds, test, text } from './site.ts'

const services = {
  web: { slug: 'plataforma-web', bullets: [6] },
  mobile: { slug: 'aplicativos-mobile', bullets: [6] },
  softwareMaintenance: { slug: 'manutencao-de-software', bullets: [7] },
  outsourcing: { slug: 'outsourcing', bullets: [7] },
  apis: { slug: 'apis', bullets: [7] },
  design: { slug: 'design', bullets: [8] },
  ai: { slug: 'inteligencia-artificial', bullets: [5, 5] },
}
type ServiceId = keyof typeof services
const serviceIds = Object.keys(services) as ServiceId[]

test.describe('About page', () => {
  function about(locale: LocaleId) {
    return mainOf(`/${locale}/quem-somos`)
  }

  test('shows hero, Silicon Valley, help, services, people, why and the next-level call, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(about(locale)))
        .toEqual(
          (
            [
              'about.hero.title',
              'about.valley.title',
              'about.help.title',
              'about.services.title',
              'about.people.title',
              'about.why.title',
              'ui.nextLevel.title',
            ] as const
          ).map((id) => text(locale, id)),
        )
  })

  test('the hero has one button, to the services anchor', () => {
    for (const locale of localeIds)
      expect
        .soft(links(sectionOf(about(locale), text(locale, 'about.hero.title'))))
        .toEqual([{ name: text(locale, 'about.hero.button'), href: '#servicos' }])
  })

  test('the button of the hero scrolls to the services', async ({ page, visit }) => {
    await visit('/pt-br/quem-somos')
    const title = page.getByRole('heading', { name: text('pt-br', 'about.services.title') })
    await expect(title).not.toBeInViewport()
    await page.getByRole('link', { name: text('pt-br', 'about.hero.button') }).click()
    await expect(title).toBeInViewport()
  })

  test('the services section has the anchor id servicos and leads to the seven services', () => {
    for (const locale of localeIds) {
      const section = one(about(locale), '#servicos')
      expect.soft(words(one(section, 'h2'))).toBe(text(locale, 'about.services.title'))
      expect
        .soft(links(section).map(({ href }) => href))
        .toEqual(serviceIds.map((id) => `/${locale}/servicos/${services[id].slug}`))
    }
  })

  test('tells that the company comes from Silicon Valley', () => {
    const names = { 'pt-br': /Vale do Silício/, 'en-us': /Silicon Valley/, 'es-es': /Silicon Valley/ }
    for (const locale of localeIds)
      expect.soft(words(sectionOf(about(locale), text(locale, 'about.valley.title')))).toMatch(names[locale])
  })

  test('tells how the company can help', () => {
    for (const locale of localeIds) {
      const cases = sectionOf(about(locale), text(locale, 'about.help.title')).querySelectorAll('li')
      expect
        .soft(cases.map((entry) => words(one(entry, 'h3'))))
        .toEqual([
          text(locale, 'about.help.idea.title'),
          text(locale, 'about.help.team.title'),
          text(locale, 'about.help.system.title'),
        ])
    }
  })

  test('the people are the CEO and the CTO, with their role tags', () => {
    for (const locale of localeIds) {
      const people = sectionOf(about(locale), text(locale, 'about.people.title'))
      expect.soft(allWords(people, 'h3')).toEqual(['Helena Távora', 'Otávio Brandi'])
      expect.soft(people.querySelectorAll('li').map((person) => words(one(person, 'span')))).toEqual(['CEO', 'CTO'])
    }
  })

  test('the CEO and the CTO each have a photo that says whose it is', () => {
    for (const locale of localeIds) {
      const people = sectionOf(about(locale), text(locale, 'about.people.title')).querySelectorAll('li')
      for (const person of people)
        expect.soft(one(person, 'img').getAttribute('alt')).toContain(words(one(person, 'h3')))
      expect.soft(new Set(people.map((person) => one(person, 'img').getAttribute('src'))).size).toBe(2)
    }
  })

  test('the reasons are over 1,000 professionals, 3 business days and over 10 years of experience', () => {
    const claims = {
      'pt-br': [/1\.?000/, /3 dias úteis/, /10 anos/],
      'en-us': [/1,000/, /3 business days/, /10 years/],
      'es-es': [/1\.?000/, /3 días (hábiles|laborables)/, /10 años/],
    }
    for (const locale of localeIds)
      for (const claim of claims[locale])
        expect.soft(words(sectionOf(about(locale), text(locale, 'about.why.title')))).toMatch(claim)
  })

  test('exactly two buttons link to the contact page', () => {
    for (const locale of localeIds)
      expect.soft(links(about(locale)).filter(({ href }) => href === `/${locale}/contato`)).toEqual([
        { name: text(locale, 'about.help.button'), href: `/${locale}/contato` },
        { name: text(locale, 'ui.nextLevel.button'), href: `/${locale}/contato` },
      ])
  })

  test('is also served under a second layout, with the same content', () => {
    for (const locale of localeIds) {
      expect.soft(words(mainOf(`/${locale}/sobre`))).toBe(words(about(locale)))
      expect
        .soft(words(one(documentOf(`/${locale}/sobre`), 'header')))
        .not.toBe(words(one(documentOf(`/${locale}/quem-somos`), 'header')))
    }
  })
})

test.describe('Service pages', () => {
  test('exist for the seven slugs in every language, and for no other', () => {
    expect(addresses.filter((address) => address.includes('/servicos/')).sort()).toEqual(
      localeIds.flatMap((locale) => serviceIds.map((id) => `/${locale}/servicos/${services[id].slug}`)).sort(),
    )
  })

  test('each opens with the title of its service', () => {
    for (const locale of localeIds)
      for (const id of serviceIds)
        expect
          .soft(words(one(mainOf(`/${locale}/servicos/${services[id].slug}`), 'h1')))
          .toBe(text(locale, `services.${id}.title`))
  })

  test('the hero has a background image that fills it', async ({ page, visit }) => {
    await visit('/es-es/servicos/apis')
    const hero = page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) })
    const image = hero.locator('img')
    await expect(image).toHaveAttribute('alt', '')
    const [heroBox, imageBox] = [await hero.boundingBox(), await image.boundingBox()]
    expect(imageBox).toEqual(heroBox)
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })

  test('each has a subtitle and paragraphs of its own in every language', () => {
    const seen = new Set<string>()
    for (const locale of localeIds)
      for (const id of serviceIds) {
        const [subtitle, ...paragraphs] = allWords(mainOf(`/${locale}/servicos/${services[id].slug}`), 'div.band p')
        expect.soft(subtitle, `${id} in ${locale}`).toMatch(/\S{2}/)
        expect.soft(paragraphs.length, `${id} in ${locale}`).toBeGreaterThan(1)
        for (const paragraph of paragraphs) expect.soft(paragraph.length, `${id} in ${locale}`).toBeGreaterThan(100)
        seen.add(subtitle ?? '')
      }
    expect(seen.size).toBe(serviceIds.length * localeIds.length)
  })

  for (const id of serviceIds) {
    const { slug, bullets } = services[id]
    const counts = bullets.length > 1 ? `two lists of ${bullets[0]} bullets` : `${bullets[0]} bullets`
    test(`${slug} has ${counts}`, () => {
      for (const locale of localeIds) {
        const lists = mainOf(`/${locale}/servicos/${slug}`).querySelectorAll('ul')
        expect.soft(lists.map((list) => list.querySelectorAll('li').length)).toEqual(bullets)
        for (const list of lists) {
          const items = allWords(list, 'li')
          expect.soft(new Set(items).size).toBe(items.length)
          expect.soft(words(list.closest('section')?.querySelector('h2'))).not.toBe('')
        }
      }
    })
  }

  test('each has a quote button that links to the contact page of its language', () => {
    for (const locale of localeIds)
      for (const id of serviceIds) {
        const quotes = links(mainOf(`/${locale}/servicos/${services[id].slug}`)).filter(
          ({ name }) => name === text(locale, 'services.page.quote'),
        )
        expect.soft(quotes.length, `${id} in ${locale}`).toBeGreaterThan(0)
        for (const { href } of quotes) expect.soft(href, `${id} in ${locale}`).toBe(`/${locale}/contato`)
      }
  })

  test('the quote button opens the contact page', async ({ page, visit }) => {
    await visit('/pt-br/servicos/design')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('pt-br', 'services.page.quote') })
      .first()
      .click()
    await expect(page).toHaveURL('/pt-br/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
  })
})

test.describe('Service cards', () => {
  const card = '#servicos article'

  test('are web, mobile, maintenance, outsourcing, APIs, design and AI, with title and description', () => {
    for (const address of ['', '/inicio', '/quem-somos'])
      for (const locale of localeIds) {
        const cards = mainOf(`/${locale}${address}`).querySelectorAll(card)
        expect
          .soft(cards.map((entry) => [words(one(entry, 'h3')), words(one(entry, 'p'))]))
          .toEqual(
            serviceIds.map((id) => [text(locale, `services.${id}.title`), text(locale, `services.${id}.description`)]),
          )
      }
  })

  test('each has an icon of its own', async ({ page, visit }) => {
    await visit('/en-us')
    const icons = page.locator(card).locator('span[aria-hidden]:not(h3 ~ *)')
    await expect(icons).toHaveCount(7)
    const masks = await icons.evaluateAll((elements) =>
      elements.map((element) => {
        const { maskImage, webkitMaskImage, width } = getComputedStyle(element)
        return `${maskImage || webkitMaskImage} ${Number.parseFloat(width) > 0}`
      }),
    )
    expect(new Set(masks).size).toBe(7)
    for (const mask of masks) expect(mask).toMatch(/^url\(.+\) true$/)
  })

  test('stand on gradients of the brand, green and blue', async ({ page, visit }) => {
    await visit('/es-es')
    const grounds = await page
      .locator(card)
      .evaluateAll((cards) => cards.map((element) => getComputedStyle(element).backgroundImage))
    const hues = grounds.map((ground) => {
      expect(ground).toContain('linear-gradient')
      const [, red = 0, green = 0, blue = 0] = /rgb\((\d+), (\d+), (\d+)/.exec(ground)?.map(Number) ?? []
      if (green > red && green > blue) return 'green'
      return blue > red && blue > green ? 'blue' : ground
    })
    expect(new Set(hues)).toEqual(new Set(['green', 'blue']))
  })

  test('lead to the page of the service', async ({ page, visit }) => {
    await visit('/en-us/quem-somos')
    await page
      .locator('#servicos')
      .getByRole('link', { name: text('en-us', 'services.outsourcing.title') })
      .click()
    await expect(page).toHaveURL('/en-us/servicos/outsourcing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'services.outsourcing.title'))
  })
})
