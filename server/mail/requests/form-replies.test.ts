import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { outsideBrazil } from '../../../forms/brazilian-states.ts'
import { contactForm } from '../../../forms/contact.ts'
import type { FormDeclaration } from '../../../forms/declaration.ts'
import { declareLeadForm, leadForm } from '../../../forms/lead.ts'
import { formAction } from '../../../forms/mail-path.ts'
import { localeIds, locales } from '../../../locales/locales.ts'
import { muteConsole } from '../../../tests/mail/fakes/mute-console.ts'
import { serveMail } from '../../../tests/mail/mail-client.ts'
import { contactRequest, leadRequest } from '../../../tests/mail/sample-requests.ts'
import { text } from '../../../tests/messages.ts'
import { folderWith } from '../../../tests/programs/temporary-folder.ts'
import { formPage } from './form-page.ts'

const page = '/pt-br/contato'
const thanks = '/pt-br/obrigado'
const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', origin: 'https://tecto.example' }
const usual = { headers, page, thanks }
const { origin: _, ...contact } = contactRequest()

describe('a form that a browser submits without scripts', () => {
  test('is stored as with scripts', async () => {
    const { post, stored } = await serve()
    expect((await post({ ...contact, message: contact.message.replaceAll('\n', '\r\n') })).status).toBe(303)
    expect(await stored()).toMatchObject([{ request: { ...contact, origin: `https://tecto.example${page}` } }])
  })

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
    'redirects nowhere else (%s)',
    async (elsewhere) => {
      const { post } = await serve()
      expect((await post(contact, { thanks: elsewhere })).headers.get('location')).toBe('/')
    },
  )

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site, as an older browser says', { origin: 'https://elsewhere.example' }],
    ['nowhere', {}],
  ])('is rejected if it comes from %s', async (_, headers) => {
    const { post, stored } = await serve()
    expect((await post(contact, { headers })).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  test('is accepted from this site if the browser names only the site, or an opaque origin', async () => {
    const { post, port } = await serve()
    const ways: Record<string, string>[] = [
      { origin: `http://127.0.0.1:${port}` },
      { 'sec-fetch-site': 'same-origin', origin: 'data:,x' },
    ]
    for (const headers of ways) expect((await post(contact, { headers })).status).toBe(303)
  })
})

describe.each(localeIds)('the page in %s after a form with errors', (locale) => {
  test.each([
    ['contact', contactForm, '/contato'],
    ['lead', leadForm, '/contrate'],
  ] as [string, FormDeclaration, string][])(
    'names all errors and keeps what was written (%s)',
    async (_, form, path) => {
      const { post, stored } = await serve()
      const names = Object.keys(form.fields)
      const written = { ...Object.fromEntries(names.map((name) => [name, ' '])), name: '<i>"Ana"</i> &', email: 'ana@' }
      const wrong = names.filter((name) => name !== 'name' && form.fields[name]?.isRequired)
      const response = await post(written, { page: `/${locale}${path}` })
      expect(response.status).toBe(422)
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      const document = parse(await response.text())
      const attribute = (element: string, name: string) => document.querySelector(element)?.getAttribute(name)
      expect(attribute('html', 'lang')).toBe(locales[locale].tag)
      expect(document.querySelector('title')?.text).toBe(text(locale, 'ui.form.check'))
      expect(document.querySelectorAll('li').map((item) => item.text)).toEqual(
        wrong.map((name) => {
          const label = text(locale, form.fields[name]?.label ?? 'ui.form.check')
          return `${label}: ${text(form.errorsIn ?? locale, form.errors[name === 'email' ? 'email' : 'required'])}`
        }),
      )
      expect(attribute('li span', 'lang')).toBe(locales[form.errorsIn ?? locale].tag)
      expect(attribute('[name=name]', 'value')).toBe(written.name)
      const invalid = document.querySelectorAll('[aria-invalid]')
      expect(invalid.map((control) => control.getAttribute('name'))).toEqual(wrong)
      expect(document.querySelector('i')).toBeNull()
      expect(await stored()).toEqual([])
      // The corrected form is submitted to the same address.
      expect(attribute('form', 'action')).toBe(formAction(`/${locale}${path}`, thanks))
    },
  )

  test('calls the options of a choice as the page does, and sends what it sends', () => {
    const form = declareLeadForm(() => undefined)
    const html = String(formPage({ locale, page, action: '', form, problems: {}, written: { state: outsideBrazil } }))
    const [option, ...others] = parse(html).querySelectorAll('option[selected]')
    expect(others).toEqual([])
    expect(option?.getAttribute('value')).toBe(outsideBrazil)
    expect(option?.textContent).toBe(text(locale, 'lead.form.state.outsideBrazil'))
  })
})

describe('a page reports the failure', () => {
  test('if there are too many requests', async () => {
    const { post } = await serve({ maxPerAddress: 0 })
    const response = await post(contact)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(parse(await response.text()).querySelector('h1')?.text).toBe(text('pt-br', 'contact.form.failure'))
  })

  test('if the database cannot be used', async () => {
    muteConsole('error')
    const { post } = await serve({ dataFolder: folderWith({ 'requests.sqlite': 'x'.repeat(5000) }) })
    const { origin: _, ...lead } = leadRequest()
    const response = await post(lead, { page: '/en-us/contrate' })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<html lang="en-US">')
  })
})

async function serve(settings: Parameters<typeof serveMail>[0] = {}) {
  const service = await serveMail(settings)
  const post = (fields: Record<string, string>, changes: Partial<typeof usual> = {}) => {
    const { headers, page, thanks } = { ...usual, ...changes }
    const body = new URLSearchParams(fields)
    const address = `http://127.0.0.1:${service.port}${formAction(page, thanks)}`
    return fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  }
  return { ...service, post }
}
