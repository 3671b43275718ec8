import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import { businessCard } from '../../content/business-card.ts'
import { people } from '../../content/people.ts'
import { allWords, attributes, mainOf, one, outline, serviceSlugs, words } from './reading.ts'
import { addresses, documentOf, expect, hydrated, type LocaleId, localeIds, locales, test, text } from './site.ts'

const landingPages = ['contrate', 'fabrica-de-software']

function contactForm(locale: LocaleId): HTMLElement {
  return one(mainOf(`/${locale}/contato`), 'form')
}

function leadForms(locale: LocaleId): HTMLElement[] {
  return landingPages.map((page) => one(mainOf(`/${locale}/${page}`), 'form'))
}

/** The fields of a form by the words of their labels. */
function fieldsByLabel(form: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    form
      .querySelectorAll('label')
      .map((label) => [words(label), one(form, `[id="${label.getAttribute('for')}"]`).getAttribute('name') ?? '']),
  )
}

function controls(form: HTMLElement): HTMLElement[] {
  return form.querySelectorAll('input, select, textarea')
}

test.describe('Contact request', () => {
  test('has name, phone, company, role, email and message', () => {
    for (const locale of localeIds)
      expect
        .soft(controls(contactForm(locale)).map((control) => control.getAttribute('name')))
        .toEqual(['name', 'phone', 'company', 'role', 'email', 'message'])
  })

  test('its fields are labelled in three languages', () => {
    const labels = {
      'pt-br': {
        'Nome completo': 'name',
        Telefone: 'phone',
        'Nome da empresa': 'company',
        Cargo: 'role',
        'E-mail corporativo': 'email',
        'Como podemos ajudar você?': 'message',
      },
      'en-us': {
        'Full name': 'name',
        Phone: 'phone',
        'Company name': 'company',
        Role: 'role',
        'Corporate email': 'email',
        'How can we help you?': 'message',
      },
      'es-es': {
        'Nombre completo': 'name',
        Teléfono: 'phone',
        'Nombre de la empresa': 'company',
        Cargo: 'role',
        'Correo electrónico corporativo': 'email',
        '¿Cómo podemos ayudarte?': 'message',
      },
    }
    for (const locale of localeIds) expect.soft(fieldsByLabel(contactForm(locale))).toEqual(labels[locale])
  })

  test('its fields have placeholders in three languages', () => {
    const placeholders = localeIds.map((locale) =>
      controls(contactForm(locale)).map((control) => control.getAttribute('placeholder')),
    )
    for (const list of placeholders) for (const placeholder of list) expect.soft(placeholder).toMatch(/\S/)
    for (const index of [0, 2, 3, 5]) expect.soft(new Set(placeholders.map((list) => list[index])).size).toBe(3)
  })
})

test.describe('Lead', () => {
  test('has name, email, phone and state on both landing pages', () => {
    for (const locale of localeIds)
      for (const form of leadForms(locale))
        expect
          .soft(controls(form).map((control) => control.getAttribute('name')))
          .toEqual(['name', 'email', 'phone', 'state'])
  })

  test('its fields are labelled in three languages', () => {
    const labels = {
      'pt-br': { Nome: 'name', Email: 'email', 'Celular / Whatsapp': 'phone', Estado: 'state' },
      'en-us': { Name: 'name', Email: 'email', 'Celular / Whatsapp': 'phone', State: 'state' },
      'es-es': { Nombre: 'name', 'Correo electrónico': 'email', 'Celular / Whatsapp': 'phone', Estado: 'state' },
    }
    for (const locale of localeIds)
      for (const form of leadForms(locale)) expect.soft(fieldsByLabel(form)).toEqual(labels[locale])
  })

  test('its fields have placeholders in three languages', () => {
    const placeholders = localeIds.map((locale) =>
      leadForms(locale).map((form) =>
        controls(form).map((control) => control.getAttribute('placeholder') ?? words(control.querySelector('option'))),
      ),
    )
    for (const list of placeholders.flat(2)) expect.soft(list).toMatch(/\S/)
    for (const page of [0, 1])
      for (const field of [0, 3]) expect.soft(new Set(placeholders.map((forms) => forms[page]?.[field])).size).toBe(3)
  })
})

test.describe('State list', () => {
  const states =
    'Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso, ' +
    'Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, ' +
    'Rio Grande do Sul, Rondônia, Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins'

  test('offers the 27 Brazilian federative units, from Acre to Tocantins', () => {
    expect(states.split(', ')).toHaveLength(27)
    for (const locale of localeIds)
      for (const form of leadForms(locale))
        expect.soft(allWords(form, 'option:not([disabled])')).toEqual(states.split(', '))
  })

  test('begins with a disabled placeholder, in Portuguese "Selecione um valor"', () => {
    for (const locale of localeIds)
      for (const form of leadForms(locale)) {
        const [first] = form.querySelectorAll('option')
        expect.soft(words(first)).toBe(text(locale, 'lead.form.state.placeholder'))
        expect.soft(first?.hasAttribute('disabled')).toBe(true)
        expect.soft(first?.getAttribute('value')).toBe('')
      }
    expect(text('pt-br', 'lead.form.state.placeholder')).toBe('Selecione um valor')
  })

  test('shows the placeholder until a state is chosen', async ({ page, visit }) => {
    await visit('/es-es/contrate')
    const state = page.getByRole('combobox', { name: text('es-es', 'lead.form.state.label') })
    await expect(state).toHaveValue('')
    await state.selectOption('São Paulo')
    await expect(state).toHaveValue('São Paulo')
  })
})

test.describe('Service', () => {
  for (const id of Object.keys(serviceSlugs) as (keyof typeof serviceSlugs)[])
    test(`${id} has title and description from its keys, a slug and an image`, () => {
      for (const locale of localeIds) {
        const page = mainOf(`/${locale}/servicos/${serviceSlugs[id]}`)
        expect.soft(outline(page)[0]).toBe(text(locale, `services.${id}.title`))
        expect.soft(attributes(page, 'img', 'src').join()).toContain(`/services/${id}.${locale}`)
        expect.soft(words(one(mainOf(`/${locale}`), '#servicos'))).toContain(text(locale, `services.${id}.description`))
      }
    })
})

test.describe('Language option', () => {
  test('pt-br, en-us and es-es each have a name and a flag image', () => {
    expect(localeIds).toEqual(['pt-br', 'en-us', 'es-es'])
    for (const locale of localeIds) {
      const options = one(documentOf(`/${locale}/contato`), 'footer').querySelectorAll('a[hreflang]')
      expect.soft(options.map(words)).toEqual(['Português', 'English', 'Español'])
      expect
        .soft(options.map((option) => one(option, 'img').getAttribute('src')))
        .toEqual(localeIds.map((id) => locales[id].flag))
    }
    for (const id of localeIds) expect.soft(existsSync(`dist/client${locales[id].flag}`), id).toBe(true)
  })

  test('each language has a catalogue with the same messages, none of them empty', () => {
    const catalogues = localeIds.map((locale) =>
      Object.assign(
        {},
        ...readdirSync(`locales/${locale}`).map((file) =>
          JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')),
        ),
      ),
    )
    const [portuguese, ...others] = catalogues.map((catalogue) => Object.keys(catalogue).sort())
    expect(portuguese?.length).toBeGreaterThan(200)
    for (const keys of others) expect.soft(keys).toEqual(portuguese)
    expect(catalogues.flatMap(Object.values).filter((message) => !/\S/.test(message))).toEqual([])
  })
})

test('Partner logo: each has an image that exists and an alt text', () => {
  const logos = mainOf('/es-es').querySelectorAll('img[src*="/partners/"]')
  expect(logos.length).toBeGreaterThanOrEqual(18)
  for (const logo of logos) {
    expect.soft(existsSync(`dist/client${logo.getAttribute('src')}`), logo.getAttribute('src')).toBe(true)
    expect.soft(logo.getAttribute('alt')).toMatch(/^Logo \S|^Logotipo \S|\S logo$/)
  }
})

test.describe('News item', () => {
  const slugs = [
    'ia-e-empresas-podcast',
    'tecnologia-para-o-brasil',
    'ia-no-dia-a-dia',
    'perfil-na-educacao-online',
    'superando-barreiras',
  ]

  test('five articles exist, each in three languages', () => {
    expect(addresses.filter((address) => address.includes('/noticias/')).sort()).toEqual(
      localeIds.flatMap((locale) => slugs.map((slug) => `/${locale}/noticias/${slug}`)).sort(),
    )
  })

  test('they are a podcast, Technology for Brazil, AI in daily life, a staff profile and overcoming barriers', () => {
    const subjects = [/podcast/i, /Technology for Brazil/, /AI in daily life/, /learn/i, /Overcoming barriers/]
    for (const [index, slug] of slugs.entries())
      expect.soft(words(mainOf(`/en-us/noticias/${slug}`).querySelector('section'))).toMatch(subjects[index] ?? '')
  })

  test('dates range from 2016 to 2024', () => {
    const years = attributes(mainOf('/pt-br/noticias'), 'time', 'datetime').map((date) => Number(date.slice(0, 4)))
    expect(years).toHaveLength(5)
    expect(Math.min(...years)).toBe(2016)
    expect(Math.max(...years)).toBe(2024)
  })

  test('title, description and content are different in each language', () => {
    for (const slug of slugs) {
      const parts = localeIds.map((locale) => {
        const page = mainOf(`/${locale}/noticias/${slug}`)
        const content = one(page, 'aside').closest('article')?.lastElementChild
        return [words(one(page, 'h1')), words(one(page, 'h1 ~ p')), words(content)]
      })
      for (const part of [0, 1, 2]) {
        expect.soft(new Set(parts.map((texts) => texts[part])).size, slug).toBe(3)
        for (const texts of parts) expect.soft(texts[part], slug).toMatch(/\S/)
      }
      for (const [, , content] of parts) expect.soft(content?.length, slug).toBeGreaterThan(600)
    }
  })
})

test('AI news demo item: one exists, in Portuguese, with the relevance grade 8-10', () => {
  const details = addresses.filter((address) => address.includes('ia-noticia/'))
  expect(details).toHaveLength(1)
  expect(details[0]).toMatch(/^\/pt-br\/ia-noticia\/[a-z-]+$/)
  expect(words(mainOf(details[0] ?? ''))).toContain('8-10')
})

test.describe('Contact-card link', () => {
  const address = (locale: LocaleId) => `/${locale}/contato-${people.ceo.slug}`

  function vcard(locale: LocaleId): string {
    const href = one(mainOf(address(locale)), 'a[download]').getAttribute('href') ?? ''
    const [kind, content = ''] = href.split(',')
    expect(kind).toMatch(/^data:text\/vcard;charset=utf-8$/)
    return decodeURIComponent(content)
  }

  /** The properties of a card, with its folded lines joined (RFC 2426). */
  function properties(locale: LocaleId): Record<string, string> {
    const lines = vcard(locale).replaceAll('\r\n ', '').trimEnd().split('\r\n')
    return Object.fromEntries(
      lines.slice(1, -1).map((line) => {
        const [, name = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
        return [name, value.replace(/\\([,;\\])/g, '$1')]
      }),
    )
  }

  test('each has label, href and icon', () => {
    for (const locale of localeIds)
      for (const link of one(mainOf(address(locale)), 'ul').querySelectorAll('a')) {
        expect.soft(words(link)).toMatch(/\S/)
        expect.soft(link.getAttribute('href')).toMatch(/^(https:\/\/|data:)/)
        expect.soft(link.querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
      }
  })

  test('only the one that saves the contact has a download flag and a type', () => {
    const [save, ...others] = one(mainOf(address('pt-br')), 'ul').querySelectorAll('a')
    expect(save?.getAttribute('download')).toMatch(/^[a-z]+\.vcf$/)
    expect(save?.getAttribute('type')).toBe('text/vcard')
    for (const link of others) {
      expect.soft(link.hasAttribute('download')).toBe(false)
      expect.soft(link.hasAttribute('type')).toBe(false)
    }
  })

  test('the saved card holds name, role, company, phone, e-mail and site', () => {
    for (const locale of localeIds)
      expect.soft(properties(locale)).toEqual({
        VERSION: '3.0',
        N: 'Távora;Helena;;;',
        FN: 'Helena Távora',
        ORG: 'Tecto Tecnologia Ltda.',
        TITLE: people.ceo.role[locale],
        EMAIL: businessCard.email,
        TEL: businessCard.phone,
        URL: 'https://tecto.example/',
      })
  })

  test('the saved card has the form that address books read: frame, line ends, line length', () => {
    for (const locale of localeIds) {
      const content = vcard(locale)
      expect.soft(content).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]+\r\nEND:VCARD\r\n$/)
      expect.soft(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of content.split('\r\n')) expect.soft(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  })
})

test.describe('Cookie consent flag', () => {
  test.use({ isContextShared: false })

  const key = '@tecto:cookies-accepted'

  test('is "true" in the browser storage under @tecto:cookies-accepted once accepted, and absent before', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/en-us/contato')
    await hydrated(page)
    await page.clock.fastForward(1000)
    const accept = page.getByRole('button', { name: text('en-us', 'consent.accept') })
    await expect(accept).toBeVisible()
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    await accept.click()
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true')
  })
})
