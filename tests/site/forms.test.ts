import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { allWords, attributes, mainOf, one, sectionOf, words } from '../built-site'
import { text } from '../messages'

function controls(form: HTMLElement): HTMLElement[] {
  return form.querySelectorAll('input, select, textarea')
}

/** The names of the fields by the words of their labels. */
function fieldsByLabel(form: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    form
      .querySelectorAll('label')
      .map((label) => [words(label), one(form, `[id="${label.getAttribute('for')}"]`).getAttribute('name') ?? '']),
  )
}

describe.each(localeIds)('the contact page in %s', (locale) => {
  const main = mainOf(`/${locale}/contato`)
  const form = one(main, 'form')

  test('has heading and subtitle', () => {
    const hero = sectionOf(main, text(locale, 'contact.page.title'))
    expect(words(one(hero, 'p'))).toBe(text(locale, 'contact.page.subtitle'))
  })

  test('asks for name, phone, company, role, e-mail and message, in this order, and ends with a button', () => {
    const fields = ['name', 'phone', 'company', 'role', 'email', 'message'] as const
    expect(Object.entries(fieldsByLabel(form))).toEqual(
      fields.map((field) => [text(locale, `contact.form.${field}.label`), field]),
    )
    expect(controls(form).map((control) => control.getAttribute('name'))).toEqual(fields)
    expect(controls(form).map((control) => control.getAttribute('placeholder'))).toEqual(
      fields.map((field) => text(locale, `contact.form.${field}.placeholder`)),
    )
    expect(controls(form).map(({ tagName }) => tagName)).toEqual([...Array(5).fill('INPUT'), 'TEXTAREA'])
    expect(one(form, 'button').getAttribute('type')).toBe('submit')
    expect(words(form).endsWith(text(locale, 'contact.form.submit'))).toBe(true)
  })

  test('has pictures that only decorate', () => {
    const alts = attributes(main, 'img', 'alt')
    expect(alts.length).toBeGreaterThan(1)
    expect(new Set(alts)).toEqual(new Set(['']))
  })
})

describe.each(localeIds)('the lead forms in %s', (locale) => {
  const states =
    'Acre, Alagoas, Amapá, Amazonas, Bahia, Ceará, Distrito Federal, Espírito Santo, Goiás, Maranhão, Mato Grosso, ' +
    'Mato Grosso do Sul, Minas Gerais, Pará, Paraíba, Paraná, Pernambuco, Piauí, Rio de Janeiro, Rio Grande do Norte, ' +
    'Rio Grande do Sul, Rondônia, Roraima, Santa Catarina, São Paulo, Sergipe, Tocantins'

  test.each(['/contrate', '/fabrica-de-software'] as const)('%s asks for name, e-mail, phone and state', (path) => {
    const form = one(mainOf(`/${locale}${path}`), 'form')
    const fields = ['name', 'email', 'phone', 'state'] as const
    expect(Object.entries(fieldsByLabel(form))).toEqual(
      fields.map((field) => [text(locale, `lead.form.${field}.label`), field]),
    )
    const placeholders = controls(form).map(
      (control) => control.getAttribute('placeholder') ?? words(control.querySelector('option')),
    )
    expect(placeholders).toEqual(fields.map((field) => text(locale, `lead.form.${field}.placeholder`)))
  })

  test.each(['/contrate', '/fabrica-de-software'] as const)(
    '%s offers the states after a placeholder that cannot be chosen',
    (path) => {
      const form = one(mainOf(`/${locale}${path}`), 'form')
      expect(one(form, 'option[disabled]').getAttribute('value')).toBe('')
      expect(form.querySelector('option')?.hasAttribute('disabled')).toBe(true)
      expect(allWords(form, 'option:not([disabled])')).toEqual(states.split(', '))
    },
  )
})

test.each(localeIds)('the thank-you page in %s has its notice and a bar that begins at 0', (locale) => {
  const main = mainOf(`/${locale}/obrigado`)
  expect(allWords(main, 'p')).toEqual(
    expect.arrayContaining([text(locale, 'thanks.text'), text(locale, 'thanks.whatsapp')]),
  )
  const bar = one(main, '[role=progressbar]')
  expect(words(main.querySelector(`[id="${bar.getAttribute('aria-labelledby')}"]`))).toBe(
    text(locale, 'thanks.progress'),
  )
  expect(bar.attributes).toMatchObject({
    'aria-valuemin': '0',
    'aria-valuemax': '100',
    'aria-valuenow': '0',
  })
})
