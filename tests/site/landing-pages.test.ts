import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { benefits } from '../../content/benefits'
import { partners } from '../../content/partners'
import { people } from '../../content/people'
import { mostKilobytes, sampleScope } from '../../content/sample-scope/sample-scope'
import { scopePath } from '../../content/sample-scope/scope-text'
import { technologies } from '../../content/technologies'
import { waitingCost } from '../../content/waiting-cost'
import { type LocaleId, localeIds } from '../../locales/locales'
import type { MessageId } from '../../locales/message-id'
import { allWords, attributes, cards, links, mainOf, one, outline, sectionOf, words } from '../built-site'
import { text, texts } from '../messages'
import { at, type PathInLanguage } from '../site-path'

function page(path: PathInLanguage, locale: LocaleId) {
  const main = mainOf(`/${locale}${path}`)
  return { main, under: (title: MessageId) => sectionOf(main, text(locale, title)) }
}

describe.each(localeIds)('the hire page in %s', (locale) => {
  const { main, under } = page('/contrate', locale)

  test('shows hero, lead form, reasons, calendar, expertise, testimonial, answers and technologies, in this order', () => {
    expect(outline(main)).toEqual(
      texts(
        locale,
        'hire.hero.title',
        'hire.form.title',
        'hire.reasons.title',
        'hire.calendar.title',
        'hire.expertise.title',
        'hire.testimonial.title',
        'services.answers.title',
        'hire.technologies.title',
      ),
    )
    expect(main.querySelectorAll('form')).toHaveLength(1)
    expect(under('hire.form.title').querySelectorAll('form')).toHaveLength(1)
  })

  test('gives its reasons', () => {
    const reasons = ['pool', 'speed', 'selection', 'flexibility'] as const
    expect(cards(under('hire.reasons.title'))).toEqual(
      reasons.map((reason) => ({
        title: text(locale, `hire.reasons.${reason}.title`),
        text: text(locale, `hire.reasons.${reason}.text`),
      })),
    )
  })

  test('leads from the expertise banner back to the form, and nowhere else', () => {
    const [button, ...others] = links(under('hire.expertise.title'))
    expect(others).toEqual([])
    expect(button?.name).toBe(text(locale, 'hire.expertise.button'))
    expect(main.querySelector(button?.href ?? '')?.querySelector('form')).toBeTruthy()
  })

  test('shows a testimonial: a quote with the name, role and portrait of who says it', () => {
    const { name, role, quote, photo } = people.testimonial
    const testimonial = under('hire.testimonial.title')
    expect(words(one(testimonial, 'blockquote'))).toBe(quote[locale])
    expect(allWords(testimonial, 'figcaption span > span')).toEqual([name, role[locale]])
    expect(one(testimonial, `img[src="${photo}"]`).getAttribute('alt')).toContain(name)
    const employer = partners.find((partner) => role[locale].includes(partner.name))
    expect(one(testimonial, 'figcaption img').getAttribute('src')).toBe(employer?.logo)
  })

  test('lists the technologies', () => {
    expect(allWords(under('hire.technologies.title'), 'li')).toEqual(technologies.flatMap(({ names }) => names))
  })
})

describe.each(localeIds)('the software factory in %s', (locale) => {
  const { main, under } = page('/fabrica-de-software', locale)

  test('shows hero, Silicon Valley, help, services, people, customers, why, a scope, grow, answers and lead form, in this order', () => {
    expect(outline(main)).toEqual(
      texts(
        locale,
        'factory.hero.title',
        'factory.valley.title',
        'factory.help.title',
        'factory.services.title',
        'factory.people.title',
        'factory.customers.title',
        'factory.why.title',
        'factory.scope.title',
        'factory.grow.title',
        'services.answers.title',
        'factory.form.title',
      ),
    )
    expect(one(main, '#software-form').querySelectorAll('form')).toHaveLength(1)
  })

  test('lists web, mobile, design and maintenance', () => {
    const slugs = ['plataforma-web', 'aplicativos-mobile', 'design', 'manutencao-de-software']
    expect(links(under('factory.services.title')).map(({ href }) => href)).toEqual(
      slugs.map((slug) => at(`/${locale}/servicos/${slug}`)),
    )
  })

  test('shows the CEO and the CTO with photo, role and attributes', () => {
    const founders = [people.ceo, people.cto]
    const section = under('factory.people.title')
    expect(allWords(section, 'h3')).toEqual(founders.map(({ name }) => name))
    expect(attributes(section, 'img', 'src')).toEqual(founders.map(({ photo }) => photo))
    expect(section.querySelectorAll('li ul').map((list) => allWords(list, 'li'))).toEqual(
      founders.map((founder) => founder.attributes.map((attribute) => attribute[locale])),
    )
  })

  test('shows the logos of its customers, each with its name', () => {
    expect(attributes(under('factory.customers.title'), 'li img', 'alt')).toEqual(
      partners.map(({ name }) => text(locale, 'ui.partners.alt', { name })),
    )
  })

  test('offers its sample scope as a PDF that is there, with type and size', () => {
    const [download, story] = links(under('factory.scope.title'))
    expect(download?.href).toBe(scopePath(locale))
    expect(download?.name).toMatch(/PDF.*\d+ KB/)
    const { size } = statSync(`dist/client${download?.href}`)
    expect(size).toBeLessThanOrEqual(mostKilobytes * 1000)
    expect(story?.href).toBe(at(`/${locale}/casos/${sampleScope.story}`))
  })

  test.each([
    ['why', ['clarity', 'pace', 'continuity']],
    ['grow', ['scope', 'scale', 'support']],
  ] as const)('says its points of %s', (section, points) => {
    expect(cards(under(`factory.${section}.title`))).toEqual(
      points.map((point) => ({
        title: text(locale, `factory.${section}.${point}.title` as MessageId),
        text: text(locale, `factory.${section}.${point}.text` as MessageId),
      })),
    )
  })

  test('says when it helps', () => {
    expect(words(one(under('factory.help.title'), 'p'))).toBe(text(locale, 'factory.help.text'))
  })
})

describe.each(localeIds)('the AI landing page in %s', (locale) => {
  const { main, under } = page('/inteligencia-artificial', locale)

  test('shows hero, transform, features, key title, benefits, Silicon Valley, necessity, innovation and answers, in this order', () => {
    expect(outline(main)).toEqual(
      texts(
        locale,
        'ai.hero.title',
        'ai.transform.title',
        'ai.features.title',
        'ai.key.title',
        'ai.benefits.title',
        'ai.valley.title',
        'ai.necessity.title',
        'ai.innovation.title',
        'services.answers.title',
        'ai.next.title',
      ),
    )
  })

  test.each([
    ['ai.transform.title', ['ai.transform.text']],
    ['ai.innovation.title', ['ai.innovation.text']],
    ['ai.next.title', ['ai.next.text']],
  ] as const)('has its text under %s', (title, paragraphs) => {
    expect(allWords(under(title), 'p')).toEqual(texts(locale, ...paragraphs))
  })

  test('has a worked example of what waiting costs, and its signs', () => {
    const section = under('ai.necessity.title')
    const { people, hours } = waitingCost
    const cost = people * hours * waitingCost.hourCost[locale] * 52
    const said = words(section.querySelector('[role=status]')).replace(/[.,\s]/g, '')
    for (const figure of [cost, people, hours, waitingCost.hourCost[locale]]) expect(said).toContain(String(figure))
    expect(allWords(section, 'ol p')).toEqual(
      texts(locale, 'ai.necessity.point1', 'ai.necessity.point2', 'ai.necessity.point3'),
    )
  })

  test('has its feature cards', () => {
    expect(cards(under('ai.features.title'))).toEqual(
      (['assistants', 'automation', 'analysis'] as const).map((feature) => ({
        title: text(locale, `ai.features.${feature}.title`),
        text: text(locale, `ai.features.${feature}.text`),
      })),
    )
  })

  test('shows each benefit with title, description and icon', () => {
    const section = under('ai.benefits.title')
    expect(cards(section)).toEqual(
      benefits.map(({ titulo, descricao }) => ({ title: titulo[locale], text: descricao[locale] })),
    )
    for (const card of section.querySelectorAll('li'))
      expect(card.querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
  })

  test('closes with a picture that is described', () => {
    const last = main.lastElementChild
    if (!last) throw new Error('The page is empty.')
    expect(attributes(last, 'img', 'alt')).toEqual([text(locale, 'ai.footer.alt')])
    expect(words(last)).toBe('')
  })
})
