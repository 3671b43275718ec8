import { aiNewsDemo } from '../../content/ai-news.ts'
import { businessCard } from '../../content/business-card.ts'
import { people } from '../../content/people.ts'
import { privacyPolicy } from '../../content/privacy/privacy.ts'
import { plainText } from '../../content/rich-text.ts'
import { allWords, attributes, links, mainOf, one, outline, sectionOf, words } from './reading.ts'
import { documentOf, expect, type LocaleId, localeIds, locales, test, text } from './site.ts'

test.describe('Contact page', () => {
  function contact(locale: LocaleId) {
    return mainOf(`/${locale}/contato`)
  }

  test('has a heading and a subtitle', () => {
    for (const locale of localeIds) {
      const hero = sectionOf(contact(locale), text(locale, 'contact.page.title'))
      expect.soft(words(one(hero, 'h1'))).toBe(text(locale, 'contact.page.title'))
      expect.soft(words(one(hero, 'p'))).toBe(text(locale, 'contact.page.subtitle'))
    }
  })

  test('has a form with full name, phone, company name, role, email and message, in this order', () => {
    for (const locale of localeIds)
      expect
        .soft(allWords(one(contact(locale), 'form'), 'label'))
        .toEqual(
          (['name', 'phone', 'company', 'role', 'email', 'message'] as const).map((field) =>
            text(locale, `contact.form.${field}.label`),
          ),
        )
  })

  test('the message is a textarea, the other fields are single lines', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const form = page.getByRole('main').locator('form')
    await expect(form.getByRole('textbox')).toHaveCount(6)
    await expect(form.locator('textarea')).toHaveCount(1)
    await expect(form.getByRole('textbox', { name: text('en-us', 'contact.form.message.label') })).toHaveJSProperty(
      'tagName',
      'TEXTAREA',
    )
  })

  test('the form ends with a submit button', () => {
    for (const locale of localeIds) {
      const form = one(contact(locale), 'form')
      expect.soft(words(one(form, 'button'))).toBe(text(locale, 'contact.form.submit'))
      expect.soft(one(form, 'button').getAttribute('type')).toBe('submit')
      expect.soft(words(form).endsWith(text(locale, 'contact.form.submit'))).toBe(true)
    }
  })

  test('has decorative images, without alt text', () => {
    for (const locale of localeIds) {
      const alts = attributes(contact(locale), 'img', 'alt')
      expect.soft(alts.length).toBeGreaterThan(1)
      expect.soft(new Set(alts)).toEqual(new Set(['']))
    }
  })
})

test.describe('Thank-you page', () => {
  test('says thanks, and that the team will contact the person soon through the data given', () => {
    const promises = {
      'pt-br': /Obrigado.*equipe.*em breve.*dados que você informou/,
      'en-us': /Thank you.*team.*soon.*details you gave us/,
      'es-es': /Gracias.*equipo.*pronto.*datos que nos has dado/,
    }
    for (const locale of localeIds) expect.soft(words(mainOf(`/${locale}/obrigado`))).toMatch(promises[locale])
  })

  test('gives notice to watch WhatsApp', () => {
    for (const locale of localeIds) {
      expect.soft(allWords(mainOf(`/${locale}/obrigado`), 'p')).toContain(text(locale, 'thanks.whatsapp'))
      expect.soft(text(locale, 'thanks.whatsapp')).toContain('WhatsApp')
    }
  })

  test('has a progress bar from 0 to 100, named for those who cannot see it', () => {
    for (const locale of localeIds) {
      const bar = one(mainOf(`/${locale}/obrigado`), '[role=progressbar]')
      expect.soft(bar.attributes).toMatchObject({
        'aria-label': text(locale, 'thanks.progress'),
        'aria-valuemin': '0',
        'aria-valuemax': '100',
        'aria-valuenow': '0',
      })
    }
  })
})

test.describe('AI news demo list', () => {
  const list = () => mainOf('/ia-noticia')
  const [item] = aiNewsDemo.items

  test('is in Portuguese', () => {
    expect(one(documentOf('/ia-noticia'), 'html').getAttribute('lang')).toBe('pt-BR')
  })

  test('introduces an AI tool that monitors chosen portals and curates content by niche', () => {
    const intro = words(list())
    for (const paragraph of aiNewsDemo.page.intro) expect.soft(intro).toContain(paragraph)
    expect.soft(aiNewsDemo.page.intro.join(' ')).toMatch(/portais de notícias que você escolhe.*nicho/)
  })

  test('shows four placeholder tiles', () => {
    expect(allWords(sectionOf(list(), aiNewsDemo.page.sourcesLabel), 'li')).toEqual(aiNewsDemo.page.tiles)
    expect(aiNewsDemo.page.tiles).toHaveLength(4)
  })

  test('each item shows title, image, excerpt and date', () => {
    const cards = sectionOf(list(), aiNewsDemo.page.itemsTitle).querySelectorAll('article')
    expect(cards).toHaveLength(aiNewsDemo.items.length)
    for (const [index, card] of cards.entries()) {
      const { title, excerpt, img, date } = aiNewsDemo.items[index] ?? {}
      expect.soft(words(one(card, 'h3'))).toBe(title)
      expect.soft(allWords(card, 'p')[0]).toBe(excerpt)
      expect.soft(one(card, 'img').getAttribute('src')).toContain(img)
      expect.soft(one(card, 'time').getAttribute('datetime')).toBe(date)
      expect.soft(words(one(card, 'time'))).toBe('18 de junho de 2024')
    }
  })

  test('each item shows its relevance grade, labelled in Portuguese', () => {
    expect(words(one(list(), 'article time').parentNode)).toMatch(/^Grau de relevância: 8-10/)
  })

  test('each item links to its detail', () => {
    expect(links(sectionOf(list(), aiNewsDemo.page.itemsTitle)).map(({ href }) => href)).toEqual([
      `/pt-br/ia-noticia/${item?.slug}`,
    ])
  })
})

test.describe('AI news demo detail', () => {
  const [item] = aiNewsDemo.items
  if (!item) throw new Error('The demonstration is empty.')
  const path = `/pt-br/ia-noticia/${item.slug}`
  const detail = () => mainOf(path)
  const labels = aiNewsDemo.page

  test('shows the generated title, labelled', () => {
    expect(words(one(detail(), 'h1'))).toBe(item.generatedTitle)
    expect(allWords(sectionOf(detail(), item.generatedTitle), 'p')).toContain(labels.generatedTitleLabel)
  })

  test('shows the original title, labelled', () => {
    expect(item.title).not.toBe(item.generatedTitle)
    expect(outline(detail())).toContain(item.title)
    expect(allWords(detail(), 'p')).toContain(labels.originalTitleLabel)
  })

  test('shows the relevance grade', () => {
    expect(allWords(one(detail(), 'article'), 'p')).toContain('Grau de relevância: 8-10')
  })

  test('shows the image', () => {
    expect(one(one(detail(), 'article'), 'img').getAttribute('src')).toContain(item.img)
  })

  test('shows the body text', () => {
    for (const paragraph of item.content) expect.soft(allWords(detail(), 'article p')).toContain(paragraph)
  })

  test('shows four source logo tiles', () => {
    expect(allWords(sectionOf(detail(), labels.sourcesLabel), 'li')).toEqual(labels.tiles)
  })

  test('shows the generated summary', () => {
    expect(allWords(sectionOf(detail(), labels.summaryLabel), 'p')).toEqual(item.summary)
  })

  test('lists the tags', () => {
    expect(allWords(sectionOf(detail(), labels.tagsLabel), 'li')).toEqual(item.tags)
    expect(item.tags?.length).toBeGreaterThan(0)
  })

  for (const [absent, tags] of [
    ['has no tags', undefined],
    ['has an empty list of tags', []],
  ] as const)
    test(`shows no tags list where an item ${absent}`, async ({ page, visit }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          `"tags":${JSON.stringify(item.tags)}`,
          `"tags":${JSON.stringify(tags) ?? 'null'}`,
        )
        await route.fulfill({ response, body })
      })
      await visit('/ia-noticia')
      await page.getByRole('main').getByRole('link', { name: labels.readMore }).click()
      await expect(page.getByRole('heading', { name: labels.summaryLabel })).toBeVisible()
      await expect(page.getByRole('heading', { name: labels.tagsLabel })).toHaveCount(0)
    })
})

test.describe('Privacy policy', () => {
  function policy(locale: LocaleId) {
    return mainOf(`/${locale}/politica-de-privacidade`)
  }

  /** The sections with a number before their title. */
  function sections(locale: LocaleId) {
    return policy(locale)
      .querySelectorAll('section')
      .filter((section) => /^\d/.test(words(section.querySelector('h2'))))
  }

  test('has a title', () => {
    for (const locale of localeIds) expect.soft(words(one(policy(locale), 'h1'))).toBe(privacyPolicy.title[locale])
  })

  test('has an intro paragraph before the sections', () => {
    for (const locale of localeIds) {
      const [before] = words(policy(locale)).split(`${words(sections(locale)[0])}`)
      expect.soft(before).toContain(plainText(privacyPolicy.intro[locale]))
    }
  })

  test('has nine numbered sections in every language', () => {
    for (const locale of localeIds)
      expect
        .soft(sections(locale).map((section) => words(one(section, 'h2'))))
        .toEqual(privacyPolicy.sections.map(({ title }, index) => `${index + 1}. ${title[locale]}`))
    expect(sections('es-es')).toHaveLength(9)
  })

  test('the sections are collection, use, sharing, cookies, security, retention, rights, changes and contact', () => {
    const subjects = [
      /collect/,
      /use/,
      /sharing/i,
      /cookies/i,
      /security/,
      /retention/,
      /rights/,
      /changes/i,
      /contact/i,
    ]
    const titles = sections('en-us').map((section) => words(one(section, 'h2')))
    for (const [index, subject] of subjects.entries()) expect.soft(titles[index]).toMatch(subject)
  })

  test('every section says something', () => {
    for (const locale of localeIds)
      for (const section of sections(locale)) expect.soft(words(section.querySelector('p')).length).toBeGreaterThan(60)
  })

  test('states that the data is not sold', () => {
    const statements = { 'pt-br': /não vendemos/i, 'en-us': /do not sell/i, 'es-es': /no vendemos/i }
    for (const locale of localeIds) expect.soft(words(policy(locale))).toMatch(statements[locale])
  })

  test('states that longer retention happens only when law requires or permits it', () => {
    const statements = {
      'pt-br': /só.*quando a lei (exige|exigir) ou permit/i,
      'en-us': /only.*law requires or permits/i,
      'es-es': /solo.*cuando la ley (lo )?exi[jg]\w+ o (lo )?permit/i,
    }
    for (const locale of localeIds) expect.soft(words(sections(locale)[5])).toMatch(statements[locale])
  })
})

test.describe('CEO business card', () => {
  const slug = people.ceo.slug

  function card(locale: LocaleId) {
    return mainOf(`/${locale}/contato-${slug}`)
  }

  function eight(locale: LocaleId) {
    return one(card(locale), 'ul').querySelectorAll('a')
  }

  test('is served without a language segment too, in Portuguese', () => {
    expect(words(mainOf(`/contato-${slug}`))).toBe(words(card('pt-br')))
    expect(one(documentOf(`/contato-${slug}`), 'html').getAttribute('lang')).toBe('pt-BR')
  })

  test('the title of the page is the name of the person', () => {
    for (const locale of localeIds)
      expect.soft(words(one(documentOf(`/${locale}/contato-${slug}`), 'head title'))).toBe('Helena Távora')
  })

  test('shows the photo of the person', () => {
    for (const locale of localeIds) {
      const photo = one(card(locale), 'img[alt]:not([alt=""])')
      expect.soft(photo.getAttribute('src')).toBe(people.ceo.photo)
      expect.soft(photo.getAttribute('alt')).toBe(text(locale, 'businessCard.photo', { name: 'Helena Távora' }))
    }
  })

  test('shows name and title', () => {
    for (const locale of localeIds) {
      expect.soft(words(one(card(locale), 'h1'))).toBe('Helena Távora')
      expect.soft(words(one(card(locale), 'h1 ~ p'))).toBe(people.ceo.role[locale])
    }
  })

  test('its language switcher keeps the path and swaps the locale', () => {
    for (const address of [...localeIds.map((locale) => `/${locale}/contato-${slug}`), `/contato-${slug}`])
      expect
        .soft(links(one(documentOf(address), 'header')))
        .toEqual(localeIds.map((locale) => ({ name: locales[locale].name, href: `/${locale}/contato-${slug}` })))
  })

  test('choosing a language stays on the card', async ({ page, visit }) => {
    await visit(`/contato-${slug}`)
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(`/es-es/contato-${slug}`)
    await expect(page.getByText(people.ceo.role['es-es'])).toBeVisible()
  })

  test('has a messaging-app button', () => {
    for (const locale of localeIds) {
      const button = links(card(locale)).find(({ name }) => name === text(locale, 'businessCard.message'))
      expect.soft(button?.href).toMatch(/^https:\/\/wa\.me\/\d{12,13}$/)
    }
  })

  test('has an e-mail button', () => {
    for (const locale of localeIds) {
      const button = links(card(locale)).find(({ name }) => name === text(locale, 'businessCard.email'))
      expect.soft(button?.href).toBe(`mailto:${businessCard.email}`)
    }
  })

  test('has a grid of 8 link buttons: save contact, two profiles, site, profile and site of two products', () => {
    for (const locale of localeIds)
      expect
        .soft(eight(locale).map(words))
        .toEqual(
          (
            [
              'businessCard.link.save',
              'businessCard.link.instagram',
              'businessCard.link.linkedin',
              'businessCard.link.site',
              'businessCard.link.sellerInstagram',
              'businessCard.link.sellerSite',
              'businessCard.link.aluguelInstagram',
              'businessCard.link.aluguelSite',
            ] as const
          ).map((id) => text(locale, id)),
        )
  })

  test('the two profiles and the site are those of the person and the company', () => {
    const [, instagram, linkedin, site] = eight('en-us').map((link) => link.getAttribute('href'))
    expect(instagram).toMatch(/^https:\/\/www\.instagram\.com\/helena/)
    expect(linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/in\/helena/)
    expect(site).toBe('https://tecto.example/')
  })

  test('each sister product has its profile and its site', () => {
    const [sellerProfile, sellerSite, rentProfile, rentSite] = eight('es-es')
      .slice(4)
      .map((link) => link.getAttribute('href'))
    expect(sellerProfile).toMatch(/^https:\/\/www\.instagram\.com\/aiseller/)
    expect(sellerSite).toBe('https://ai-seller.example/')
    expect(rentProfile).toMatch(/^https:\/\/www\.instagram\.com\/aluguetotal/)
    expect(rentSite).toBe('https://alugue-total.example/')
  })

  test('the save button downloads a contact card from an inline data address', async ({ page, visit }) => {
    await visit(`/en-us/contato-${slug}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: text('en-us', 'businessCard.link.save') }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.vcf$/)
    expect(download.url()).toMatch(/^data:text\/vcard/)
  })
})
