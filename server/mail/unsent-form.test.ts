import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { formAction } from '../../forms/mail-path.ts'
import { muteConsole } from '../../tests/mail/fakes/mute-console.ts'
import { mailAddress, serveMail } from '../../tests/mail/mail-client.ts'
import { contactRequest } from '../../tests/mail/sample-requests.ts'
import { text } from '../../tests/messages.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { createHeaderTable } from '../headers/header-table.ts'

const origin = 'https://tecto.example'
const { origin: _, ...typed } = contactRequest({ message: '\nfirst line\n</textarea><b>"quoted"' })
const site = (page: string) =>
  folderWith({
    'client/es-es/contato.html': page,
    'rules.json': JSON.stringify({
      headers: createHeaderTable({ styles: [], scripts: [], hasTagManager: false, hasPixel: false }),
    }),
  })
const page = `<h1>Contacto</h1><form action="/x"><input name="name" value=""/><input name="email"/><textarea name="message"></textarea><select><option value="x">x</option></select><div role="alert"></div></form><p>end</p>`
const post = (port: number, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(new URL(formAction('/es-es/contato', '/es-es/obrigado'), mailAddress(port)), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin, ...headers },
    body: new URLSearchParams(fields),
  })

test('a form that a browser sends by itself is shown again with everything that was typed if a field is wrong, or if it cannot be stored', async () => {
  muteConsole('error')
  const { port } = await serveMail({ siteFolder: site(page) })
  const answer = await post(port, { ...typed, email: 'maria@', name: '' })
  expect([answer.status, answer.headers.get('x-frame-options'), answer.headers.get('cache-control')]).toEqual([
    422,
    'DENY',
    'no-store',
  ])
  const shown = parse(await answer.text())
  expect(shown.querySelector('[role=alert] p[autofocus]')?.structuredText).toBe(
    [
      text('es-es', 'ui.form.check'),
      `${text('es-es', 'contact.form.name.label')}: ${text('es-es', 'contact.form.error.required')}`,
      `${text('es-es', 'contact.form.email.label')}: ${text('es-es', 'contact.form.error.email')}`,
    ].join('\n'),
  )
  expect(shown.querySelectorAll('[aria-invalid=true]').map((control) => control.getAttribute('name'))).toEqual([
    'name',
    'email',
  ])
  expect(shown.querySelector('[name=email]')?.getAttribute('value')).toBe('maria@')
  expect(shown.querySelector('textarea')?.text).toBe(`\n${typed.message}`)
  expect(shown.querySelector('textarea + select + div ~ p')).toBeNull()
  const broken = await serveMail({
    siteFolder: site(page),
    dataFolder: folderWith({ 'requests.sqlite': 'x'.repeat(200) }),
  })
  const failed = await post(broken.port, typed)
  expect(failed.status).toBe(503)
  expect(await failed.text()).toContain(text('es-es', 'contact.form.failure'))
})

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another host, over HTTP', { 'sec-fetch-site': '' }],
  ['without an origin', { 'sec-fetch-site': '', origin: 'data:,x' }],
])('a form is rejected if it is %s', async (_, headers) => {
  const { port, stored } = await serveMail()
  expect((await post(port, typed, headers)).status).toBe(403)
  expect(await stored()).toEqual([])
})
