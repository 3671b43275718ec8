import { parse } from 'node-html-parser'
import { describe, expect, test, vi } from 'vitest'
import { localeIds, locales } from '../../locales/locales'
import { contactForm } from '../../requests/contact-form'
import type { FormDeclaration } from '../../requests/form-declaration'
import { leadForm } from '../../requests/lead-form'
import { formAction } from '../../requests/mail-path'
import { serveMail } from '../../tests/mail/mail-client'
import { contactRequest, leadRequest } from '../../tests/mail/sample-requests'
import { text } from '../../tests/messages'
import { folderWith } from '../../tests/temporary-folder'

const sameOrigin = { 'sec-fetch-site': 'same-origin', origin: 'https://tecto.example' }
const page = '/pt-br/contato'
const thanks = '/pt-br/obrigado'
const { origin: _, ...contact } = contactRequest()

describe('a form that a browser sends without scripts', () => {
  test('is stored with the address of its page, and leads to the thank-you page', async () => {
    const { post, stored } = await serve()
    const answer = await post({ ...contact, message: contact.message.replaceAll('\n', '\r\n') })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, thanks])
    expect(await stored()).toMatchObject([{ request: { ...contact, origin: `https://tecto.example${page}` } }])
  })

  test('is stored once, however often it is sent', async () => {
    const { post, stored } = await serve()
    for (let time = 0; time < 3; time += 1) expect((await post(contact)).status).toBe(303)
    expect(await stored()).toHaveLength(1)
  })

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
    'leads nowhere else (%s)',
    async (elsewhere) => {
      const { post } = await serve()
      expect((await post(contact, { thanks: elsewhere })).headers.get('location')).toBe('/')
    },
  )

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site, as an older browser says', { origin: 'https://elsewhere.example' }],
    ['nowhere', {}],
  ])('is refused where it comes from %s', async (_, headers) => {
    const { post, stored } = await serve()
    expect((await post(contact, { headers })).status).toBe(403)
    expect(await stored()).toEqual([])
  })

  test('is taken from this site where the browser names the site only', async () => {
    const { post, port } = await serve()
    expect((await post(contact, { headers: { origin: `http://127.0.0.1:${port}` } })).status).toBe(303)
  })
})

describe.each(localeIds)('the page in %s after a form with faults', (locale) => {
  test.each([
    ['contact', contactForm, '/contato'],
    ['lead', leadForm, '/contrate'],
  ] as [string, FormDeclaration, string][])(
    'names all of them, and keeps what was written (%s)',
    async (_, form, path) => {
      const { post, stored } = await serve()
      const names = Object.keys(form.fields)
      const written = { ...Object.fromEntries(names.map((name) => [name, ' '])), name: '<i>"Ana"</i> &', email: 'ana@' }
      const answer = await post(written, { page: `/${locale}${path}` })
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
        422,
        expect.stringMatching(/^default-src 'none'/),
      ])
      const document = parse(await answer.text())
      expect(document.querySelector('html')?.getAttribute('lang')).toBe(locales[locale].tag)
      expect(document.querySelector('title')?.text).toBe(text(locale, 'ui.form.check'))
      const said = document.querySelectorAll('li').map((item) => item.text)
      expect(said).toEqual(
        names
          .filter((name) => name !== 'name')
          .map((name) => {
            const label = text(locale, form.fields[name]?.label ?? 'ui.form.check')
            return `${label}: ${text(form.errorsIn ?? locale, form.errors[name === 'email' ? 'email' : 'required'])}`
          }),
      )
      expect(document.querySelector('li span')?.getAttribute('lang')).toBe(locales[form.errorsIn ?? locale].tag)
      expect(document.querySelector('[name=name]')?.getAttribute('value')).toBe(written.name)
      expect(document.querySelectorAll('[aria-invalid]').map((control) => control.getAttribute('name'))).toEqual(
        names.filter((name) => name !== 'name'),
      )
      expect(document.querySelector('i')).toBeNull()
      expect(await stored()).toEqual([])
      // What was corrected is sent to the same place.
      const action = document.querySelector('form')?.getAttribute('action')
      expect(action).toBe(formAction(`/${locale}${path}`, thanks))
    },
  )
})

describe('a page says that it failed', () => {
  test('where too many come', async () => {
    const { post } = await serve({ mostPerAddress: 0 })
    const answer = await post(contact)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(parse(await answer.text()).querySelector('h1')?.text).toBe(text('pt-br', 'contact.form.failure'))
  })

  test('where the database cannot be used', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { post } = await serve({ dataFolder: folderWith({ 'requests.sqlite': 'x'.repeat(5000) }) })
    const { origin: _, ...lead } = leadRequest()
    const answer = await post(lead, { page: '/en-us/contrate' })
    expect(answer.status).toBe(503)
    expect(
      parse(await answer.text())
        .querySelector('html')
        ?.getAttribute('lang'),
    ).toBe('en-US')
    vi.restoreAllMocks()
  })
})

async function serve(settings: Parameters<typeof serveMail>[0] = {}) {
  const service = await serveMail(settings)
  const post = (
    fields: Record<string, string>,
    {
      headers = sameOrigin as Record<string, string>,
      ...pages
    }: { headers?: Record<string, string>; page?: string; thanks?: string } = {},
  ) =>
    fetch(`http://127.0.0.1:${service.port}${formAction(pages.page ?? page, pages.thanks ?? thanks)}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  return { ...service, post }
}
