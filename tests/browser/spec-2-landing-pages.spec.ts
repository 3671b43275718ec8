import type { HTMLElement } from 'node-html-parser'
import { allWords, attributes, links, mainOf, one, outline, sectionOf, words } from './reading.ts'
import { documentOf, expect, type LocaleId, localeIds, test, text } from './site.ts'

type MessageId = Parameters<typeof text>[1]

function texts(locale: LocaleId, ids: readonly MessageId[]): string[] {
  return ids.map((id) => text(locale, id))
}

/** Title and text of each card of a section. */
function points(section: HTMLElement) {
  return section.querySelectorAll('li').map((item) => ({ title: words(one(item, 'h3')), text: words(one(item, 'p')) }))
}

test.describe('Hire landing page', () => {
  function hire(locale: LocaleId) {
    return mainOf(`/${locale}/contrate`)
  }

  test('shows hero, lead form, reasons, expertise banner, testimonial and technologies, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(hire(locale)))
        .toEqual(
          texts(locale, [
            'hire.hero.title',
            'hire.form.title',
            'hire.reasons.title',
            'hire.expertise.title',
            'hire.testimonial.title',
            'hire.technologies.title',
          ]),
        )
  })

  test('has a footer below', () => {
    for (const locale of localeIds)
      expect
        .soft(one(documentOf(`/${locale}/contrate`), 'main ~ footer').querySelectorAll('a').length)
        .toBeGreaterThan(4)
  })

  test('the hero promises over 1,000 professionals and a match within 3 business days', () => {
    const claims = {
      'pt-br': [/1\.?000/, /3 dias úteis/],
      'en-us': [/1,000/, /3 business days/],
      'es-es': [/1\.?000/, /3 días (hábiles|laborables)/],
    }
    for (const locale of localeIds)
      for (const claim of claims[locale])
        expect.soft(words(sectionOf(hire(locale), text(locale, 'hire.hero.title')))).toMatch(claim)
  })

  test('the lead form stands in its own section', () => {
    for (const locale of localeIds) {
      expect.soft(hire(locale).querySelectorAll('form')).toHaveLength(1)
      expect.soft(sectionOf(hire(locale), text(locale, 'hire.form.title')).querySelectorAll('form')).toHaveLength(1)
    }
  })

  test('gives four reasons to choose the company', () => {
    for (const locale of localeIds)
      expect.soft(points(sectionOf(hire(locale), text(locale, 'hire.reasons.title')))).toEqual(
        (['pool', 'speed', 'selection', 'flexibility'] as const).map((reason) => ({
          title: text(locale, `hire.reasons.${reason}.title`),
          text: text(locale, `hire.reasons.${reason}.text`),
        })),
      )
  })

  test('the button of the expertise banner leads to the form', () => {
    for (const locale of localeIds) {
      const [button, ...others] = links(sectionOf(hire(locale), text(locale, 'hire.expertise.title')))
      expect.soft(others).toEqual([])
      expect.soft(button?.name).toBe(text(locale, 'hire.expertise.button'))
      expect
        .soft(
          hire(locale)
            .querySelector(button?.href ?? '')
            ?.querySelector('form'),
        )
        .toBeTruthy()
    }
  })

  test('the button of the expertise banner scrolls to the form', async ({ page, visit }) => {
    await visit('/en-us/contrate')
    const name = page.getByRole('textbox', { name: text('en-us', 'lead.form.name.label') })
    const button = page.getByRole('link', { name: text('en-us', 'hire.expertise.button') })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await expect(name).toBeInViewport()
  })

  test('shows a testimonial: a quote with the name, role and portrait of who says it', () => {
    for (const locale of localeIds) {
      const testimonial = sectionOf(hire(locale), text(locale, 'hire.testimonial.title'))
      expect.soft(words(one(testimonial, 'blockquote')).length).toBeGreaterThan(60)
      const [name = '', role] = allWords(testimonial, 'figcaption span')
      expect.soft(name).not.toBe('')
      expect.soft(role).toMatch(/\S/)
      expect.soft(one(testimonial, 'img').getAttribute('alt')).toContain(name)
    }
  })

  test('lists the technologies', () => {
    for (const locale of localeIds) {
      const names = allWords(sectionOf(hire(locale), text(locale, 'hire.technologies.title')), 'li')
      expect.soft(names).toContain('TypeScript')
      expect.soft(names.length).toBeGreaterThan(10)
      expect.soft(new Set(names).size).toBe(names.length)
    }
  })
})

test.describe('Software factory landing page', () => {
  function factory(locale: LocaleId) {
    return mainOf(`/${locale}/fabrica-de-software`)
  }

  test('shows hero, Silicon Valley, help, services, people, customers, why, grow and lead form, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(factory(locale)))
        .toEqual(
          texts(locale, [
            'factory.hero.title',
            'factory.valley.title',
            'factory.help.title',
            'factory.services.title',
            'factory.people.title',
            'factory.customers.title',
            'factory.why.title',
            'factory.grow.title',
            'factory.form.title',
          ]),
        )
  })

  test('tells of Silicon Valley', () => {
    const names = { 'pt-br': /Vale do Silício/, 'en-us': /Silicon Valley/, 'es-es': /Silicon Valley/ }
    for (const locale of localeIds)
      expect.soft(words(sectionOf(factory(locale), text(locale, 'factory.valley.title')))).toMatch(names[locale])
  })

  test('tells when it helps', () => {
    for (const locale of localeIds)
      expect
        .soft(words(one(sectionOf(factory(locale), text(locale, 'factory.help.title')), 'p')))
        .toBe(text(locale, 'factory.help.text'))
  })

  test('lists 4 services: web, mobile, design and maintenance', () => {
    for (const locale of localeIds)
      expect.soft(links(sectionOf(factory(locale), text(locale, 'factory.services.title')))).toEqual([
        { name: text(locale, 'services.web.title'), href: `/${locale}/servicos/plataforma-web` },
        { name: text(locale, 'services.mobile.title'), href: `/${locale}/servicos/aplicativos-mobile` },
        { name: text(locale, 'services.design.title'), href: `/${locale}/servicos/design` },
        {
          name: text(locale, 'services.softwareMaintenance.title'),
          href: `/${locale}/servicos/manutencao-de-software`,
        },
      ])
  })

  test('the people are the CEO and the CTO, each with photo and role tag', () => {
    for (const locale of localeIds) {
      const people = sectionOf(factory(locale), text(locale, 'factory.people.title'))
      expect.soft(allWords(people, 'h3')).toEqual(['Helena Távora', 'Otávio Brandi'])
      expect.soft(people.querySelectorAll('img')).toHaveLength(2)
      expect.soft(allWords(people, 'h3 ~ p')).toHaveLength(2)
      expect.soft(words(people)).toMatch(/CEO.*CTO/)
    }
  })

  test('the CEO and the CTO have 3 attributes each', () => {
    for (const locale of localeIds) {
      const people = sectionOf(factory(locale), text(locale, 'factory.people.title'))
      const attributesOf = people.querySelectorAll('li ul').map((list) => allWords(list, 'li'))
      expect.soft(attributesOf.map((list) => list.length)).toEqual([3, 3])
      expect.soft(new Set(attributesOf.flat()).size).toBe(6)
    }
  })

  test('shows the logos of customers, each with alt text', () => {
    for (const locale of localeIds) {
      const alts = attributes(sectionOf(factory(locale), text(locale, 'factory.customers.title')), 'li img', 'alt')
      expect.soft(alts).toHaveLength(18)
      expect.soft(alts).not.toContain('')
    }
  })

  test('tells why to choose the company', () => {
    for (const locale of localeIds)
      expect
        .soft(points(sectionOf(factory(locale), text(locale, 'factory.why.title'))).map(({ title }) => title))
        .toEqual(texts(locale, ['factory.why.clarity.title', 'factory.why.pace.title', 'factory.why.continuity.title']))
  })

  test('the grow section has 3 attributes', () => {
    for (const locale of localeIds)
      expect.soft(points(sectionOf(factory(locale), text(locale, 'factory.grow.title')))).toEqual(
        (['scope', 'scale', 'support'] as const).map((attribute) => ({
          title: text(locale, `factory.grow.${attribute}.title`),
          text: text(locale, `factory.grow.${attribute}.text`),
        })),
      )
  })

  test('the lead form is anchored as software-form', () => {
    for (const locale of localeIds) {
      const section = one(factory(locale), '#software-form')
      expect.soft(words(one(section, 'h2'))).toBe(text(locale, 'factory.form.title'))
      expect.soft(section.querySelectorAll('form')).toHaveLength(1)
    }
  })

  test('the address of the form opens the page at the form', async ({ page, visit }) => {
    await visit('/es-es/fabrica-de-software#software-form')
    await expect(page.getByRole('textbox', { name: text('es-es', 'lead.form.name.label') })).toBeInViewport()
  })

  test('the hero leads to the form', async ({ page, visit }) => {
    await visit('/pt-br/fabrica-de-software')
    const name = page.getByRole('textbox', { name: text('pt-br', 'lead.form.name.label') })
    await expect(name).not.toBeInViewport()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('pt-br', 'factory.hero.button') })
      .click()
    await expect(name).toBeInViewport()
  })
})

test.describe('AI landing page', () => {
  function ai(locale: LocaleId) {
    return mainOf(`/${locale}/inteligencia-artificial`)
  }

  test('shows hero, transform, features, key title, benefits, Silicon Valley, necessity and innovation, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(outline(ai(locale)))
        .toEqual(
          texts(locale, [
            'ai.hero.title',
            'ai.transform.title',
            'ai.features.title',
            'ai.key.title',
            'ai.benefits.title',
            'ai.valley.title',
            'ai.necessity.title',
            'ai.innovation.title',
            'ai.next.title',
          ]),
        )
  })

  test('the transform section has a description', () => {
    for (const locale of localeIds)
      expect
        .soft(words(one(sectionOf(ai(locale), text(locale, 'ai.transform.title')), 'p')))
        .toBe(text(locale, 'ai.transform.text'))
  })

  test('has three feature cards', () => {
    for (const locale of localeIds)
      expect.soft(points(sectionOf(ai(locale), text(locale, 'ai.features.title')))).toEqual(
        (['assistants', 'automation', 'analysis'] as const).map((feature) => ({
          title: text(locale, `ai.features.${feature}.title`),
          text: text(locale, `ai.features.${feature}.text`),
        })),
      )
  })

  test('has five benefits: automation, decisions, customization, costs and productivity', () => {
    const titles = points(sectionOf(ai('en-us'), text('en-us', 'ai.benefits.title'))).map(({ title }) => title)
    expect(titles.map((title) => title.toLowerCase())).toEqual([
      'efficient automation',
      'smart decisions',
      'advanced customization',
      'cost reduction',
      'productivity boost',
    ])
  })

  test('each benefit has a title and a description in the three languages', () => {
    const benefits = localeIds.map((locale) => points(sectionOf(ai(locale), text(locale, 'ai.benefits.title'))))
    for (const index of [0, 1, 2, 3, 4]) {
      expect.soft(new Set(benefits.map((list) => list[index]?.title)).size).toBe(3)
      expect.soft(new Set(benefits.map((list) => list[index]?.text)).size).toBe(3)
      for (const list of benefits) expect.soft(list[index]?.text).toMatch(/\S/)
    }
  })

  test('each benefit has an icon', () => {
    const benefits = sectionOf(ai('pt-br'), text('pt-br', 'ai.benefits.title')).querySelectorAll('li')
    for (const benefit of benefits) expect.soft(benefit.querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
  })

  test('tells of Silicon Valley', () => {
    const names = { 'pt-br': /Vale do Silício/, 'en-us': /Silicon Valley/, 'es-es': /Silicon Valley/ }
    for (const locale of localeIds)
      expect.soft(words(sectionOf(ai(locale), text(locale, 'ai.valley.title')))).toMatch(names[locale])
  })

  test('the necessity section says what waiting costs', () => {
    for (const locale of localeIds)
      expect
        .soft(allWords(sectionOf(ai(locale), text(locale, 'ai.necessity.title')), 'p'))
        .toEqual(
          texts(locale, ['ai.necessity.text', 'ai.necessity.point1', 'ai.necessity.point2', 'ai.necessity.point3']),
        )
  })

  test('the innovation sections each have their text', () => {
    for (const locale of localeIds) {
      expect
        .soft(words(sectionOf(ai(locale), text(locale, 'ai.innovation.title'))))
        .toContain(text(locale, 'ai.innovation.text'))
      expect.soft(words(sectionOf(ai(locale), text(locale, 'ai.next.title')))).toContain(text(locale, 'ai.next.text'))
    }
  })

  test('closes with an image that has alt text', () => {
    for (const locale of localeIds) {
      const last = ai(locale).lastElementChild
      if (!last) throw new Error('The page is empty.')
      expect.soft(attributes(last, 'img', 'alt')).toEqual([text(locale, 'ai.footer.alt')])
      expect.soft(words(last)).toBe('')
    }
  })
})
