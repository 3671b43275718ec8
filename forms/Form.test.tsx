import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { localeIds } from '../locales/locales.ts'
import { formValues } from '../tests/form-values.ts'
import { pageContextsIn } from '../tests/render-in.tsx'
import { forms, nextTask, translated, visit } from '../tests/request-forms.tsx'
import { contactForm } from './contact.ts'
import { declareForm, type FormDeclaration, inputAttributes } from './declaration.ts'
import { Form } from './Form.tsx'
import { leadForm } from './lead.ts'

const noAnswer = new Error('No answer.')
const status = () => screen.getByRole('status').textContent
const alert = () => screen.getByRole('alert').textContent

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.clear()
})

describe.each(forms.flatMap(({ kind, form }) => localeIds.map((locale) => ({ kind, form, locale }))))(
  'the $kind form in $locale',
  ({ form, locale }) => {
    test('has the declared fields in order, with their attributes, and one button', () => {
      const { t, container } = visit(locale, form)
      const controls = [...container.querySelectorAll<HTMLInputElement>('[name]:not(form)')]
      expect(controls.map(({ name }) => name)).toEqual(Object.keys(form.fields))
      for (const control of controls) {
        const field = form.fields[control.name] ?? expect.fail()
        const { label, placeholder, autoComplete, isRequired } = field
        expect(control.labels?.[0]?.textContent).toBe(t(label) + (isRequired ? '' : ` ${t('ui.form.optional')}`))
        expect(control.getAttribute('autocomplete')).toBe(autoComplete ?? null)
        expect(control.ariaRequired, control.name).toBe(String(isRequired))
        if (field.kind === 'choice') {
          const [first, ...options] = (control as unknown as HTMLSelectElement).options
          expect([first?.textContent, first?.getAttribute('value'), first?.disabled]).toEqual([
            t(placeholder),
            '',
            true,
          ])
          expect(options.map((option) => [option.getAttribute('value'), option.text])).toEqual(
            Object.entries(field.options).map(([option, label]) => [option, label ? t(label) : option]),
          )
        } else {
          const attributes = Object.entries(inputAttributes[field.kind])
          expect(control.placeholder).toBe(t(placeholder))
          for (const [name, value] of attributes) expect(control.getAttribute(name), control.name).toBe(String(value))
        }
      }
      const button = screen.getByRole<HTMLButtonElement>('button', { name: t(form.words.submit) })
      expect([button.type, button.disabled, button.form?.method]).toEqual(['submit', false, 'post'])
      expect(screen.getByText(t(form.words.noScript))).toBeTruthy()
    })
  },
)

describe.each(forms)('the $kind form', ({ form, locale }) => {
  const names = Object.keys(form.fields)
  const filled = formValues(form)

  /** Leaves the request that it sends without a response. */
  async function visitAndFill() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const visited = visit(locale, form)
    visited.onSend.mockReturnValueOnce(promise)
    await visited.write(filled)
    const settle = (end: () => void) => act(async () => end())
    return { ...visited, arrive: () => settle(resolve), fail: () => settle(() => reject(noAnswer)) }
  }

  test('shows errors once it is sent, until they are corrected; the first invalid field takes the focus', async () => {
    const { press, write, field, errors, error, summaryOf, onSend } = visit(locale, form)
    await write({ email: 'ana@' })
    expect([errors(), status()]).toEqual([{}, ''])
    await write({ email: '' })
    let wrong = names.filter((name) => form.fields[name]?.isRequired)
    for (const name of names) {
      await press()
      expect(errors()).toEqual(Object.fromEntries(wrong.map((missing) => [missing, error('required')])))
      expect(document.activeElement).toBe(field(wrong[0] ?? ''))
      await write({ [name]: filled[name] ?? '' })
      wrong = wrong.filter((other) => other !== name)
      expect(status()).toBe(summaryOf(wrong))
    }
    expect(onSend).not.toHaveBeenCalled()
  })

  test('shows progress, sends trimmed values once, and resets for another request', async () => {
    const { t, press, write, button, values, onSend, onSent, arrive } = await visitAndFill()
    await write({ name: `  ${filled.name} ` })
    const submit = () => button().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await act(async () => void expect([submit(), submit()]).toEqual([false, false]))
    await press()
    expect([button().disabled, button().textContent, status()]).toEqual([true, t('ui.form.sending'), ''])
    expect(onSent).not.toHaveBeenCalled()
    await arrive()
    expect([button().disabled, button().textContent]).toEqual([false, t(form.words.submit)])
    expect([status(), alert()]).toEqual([t('ui.form.sent'), ''])
    expect(values()).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
    await write(filled)
    await press()
    expect(onSend.mock.calls).toEqual([[filled], [filled]])
  })

  test('on failure it says so, keeps the values, names other contact channels, and can be sent again', async () => {
    const { t, press, values, button, failure, onSend, onSent, fail } = await visitAndFill()
    await press()
    act(() => button().blur())
    await fail()
    expect([status(), alert()]).toEqual(['', failure.text])
    expect(screen.getByText(failure.text).closest('[lang]')?.getAttribute('lang') ?? null).toBe(failure.lang)
    expect(screen.getByText(t('ui.form.otherWays')).closest('[lang]')).toBe(null)
    expect(values()).toEqual(filled)
    expect(document.activeElement).toBe(button())
    await press()
    expect([status(), alert()]).toEqual([t('ui.form.sent'), ''])
    expect(onSend.mock.calls).toEqual([[filled], [filled]])
    expect(onSent).toHaveBeenCalledTimes(1)
  })

  test('goes on in a page that the browser translates, whatever it says next', async () => {
    const { t, press, write, button, errors, error, values, summaryOf, container, onSend, fail, failure } =
      await visitAndFill()
    onTestFinished(translated(container))
    await write({ name: ' ', email: '' })
    await press()
    expect(status()).toBe(summaryOf(['name', 'email'].sort((a, b) => names.indexOf(a) - names.indexOf(b))))
    await write({ email: 'ana@' })
    expect(errors()).toEqual({ name: error('required'), email: error('email') })
    await write({ name: filled.name ?? '', email: filled.email ?? '' })
    await press()
    expect(button().textContent).toBe(t('ui.form.sending'))
    await fail()
    expect([alert(), button().textContent]).toEqual([failure.text, t(form.words.submit)])
    expect(values()).toEqual(filled)
    await press()
    expect([status(), alert()]).toEqual([t('ui.form.sent'), ''])
    expect(onSend.mock.calls).toEqual([[filled], [filled]])
  })
})

test.each([
  ['nothing', leadForm],
  ['a span', leadForm],
  ['a translation', contactForm],
])('what was typed survives hydration, after %s in the page', async (what, form: FormDeclaration) => {
  const { t, wrapper: Page } = pageContextsIn('en-us')
  const onSend = vi.fn(async () => {})
  const page = (
    <Page>
      <Form declaration={form} action="/send" onSend={onSend} onSent={async () => {}} />
    </Page>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const control = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(name)
  expect([control('name').required, root.querySelector('button')?.disabled]).toEqual([true, false])
  const filled = formValues(form)
  for (const [name, text] of Object.entries(filled)) control(name).value = text
  control('phone').focus()
  if (what === 'a span') root.querySelector('form')?.prepend(document.createElement('span'))
  if (what === 'a translation') onTestFinished(translated(root))
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError: () => {} }))
  onTestFinished(() => act(() => hydrated.unmount()))
  expect(document.activeElement).toBe(control('phone'))
  expect([control('name').required, control('name').form?.noValidate]).toEqual([false, true])
  await act(async () => screen.getByRole('button', { name: t(form.words.submit) }).click())
  await nextTask()
  expect(onSend.mock.calls).toEqual([[filled]])
})

test('a form with optional fields marks them, and is sent without them', async () => {
  const { label, placeholder, mailLabel, autoComplete } = contactForm.fields.name
  const field = { label, placeholder, mailLabel, autoComplete, width: 'half' } as const
  const fields = {
    name: { ...field, kind: 'text', isRequired: true },
    email: { ...field, kind: 'email', isRequired: false, label: 'contact.form.email.label' },
  } as const
  const { t, write, press, errors, error, onSend } = visit('en-us', declareForm({ ...contactForm, fields }))
  expect(screen.getByText(t('ui.form.someOptional'))).toBeTruthy()
  await write({ name: 'Ana', email: 'ana@' })
  await press()
  expect(errors()).toEqual({ email: error('email') })
  await write({ name: 'Ana', email: '' })
  await press()
  expect(onSend.mock.calls).toEqual([[{ name: 'Ana', email: '' }]])
})
