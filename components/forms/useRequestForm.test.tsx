import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocaleId, locales } from '../../locales/locales'
import { contactForm, leadForm, nextTask, type RequestForm, requestOnItsWay, visit } from '../../tests/request-forms'

/** Each form on a page whose language shows where its errors are in the page's language, and where in Portuguese. */
const forms: { form: RequestForm; kind: string; locale: LocaleId }[] = [
  { kind: 'contact', form: contactForm, locale: 'en-us' },
  { kind: 'lead', form: leadForm, locale: 'es-es' },
]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Forms are filled in key by key, which takes long where other programs keep the machine busy. */
const patience = { timeout: 60_000 }

describe.each(forms)('the $kind form', patience, ({ form, locale }) => {
  const names = Object.keys(form.labels)
  const list = new Intl.ListFormat(locales[locale].tag)

  describe('errors', () => {
    test('are not shown before the form is sent', async () => {
      const { user, field, write, errorOf } = visit(locale, form)
      await write({ email: 'ana@' })
      await user.clear(field('name'))
      await user.tab()
      expect(names.map(errorOf)).toEqual(names.map(() => undefined))
      expect(screen.getByRole('status').textContent).toBe('')
    })

    test('are shown under each field and in a summary, and the first field with one takes the focus', async () => {
      const { t, press, onSend, field, errorOf, labelsOf } = visit(locale, form)
      await press()
      const required = { text: t(form.errors.required), lang: form.errorLanguage }
      const wrong = form.required
      expect(names.map(errorOf)).toEqual(names.map((name) => (wrong.includes(name) ? required : undefined)))
      const fields = list.format(labelsOf(wrong))
      expect(screen.getByRole('status').textContent).toBe(t('ui.form.problems', { count: wrong.length, fields }))
      expect(document.activeElement).toBe(field(wrong[0] ?? ''))
      expect(onSend).not.toHaveBeenCalled()
    })

    test('disappear as they are corrected, and come back', async () => {
      const { t, press, write, errorOf, labelsOf } = visit(locale, form)
      const sumOf = (wrong: string[]) =>
        wrong.length && t('ui.form.problems', { count: wrong.length, fields: list.format(labelsOf(wrong)) })
      const status = screen.getByRole('status')
      await press()
      let wrong = form.required
      for (const [name, text] of Object.entries(form.filled)) {
        await write({ [name]: text })
        wrong = wrong.filter((other) => other !== name)
        expect(errorOf(name), name).toBe(undefined)
        expect(status.textContent).toBe(sumOf(wrong) || '')
      }
      await write({ name: '' })
      expect(errorOf('name')?.text).toBe(t(form.errors.required))
      expect(status.textContent).toBe(sumOf(['name']))
    })

    test('tell of a name of spaces, and of one that is too long', async () => {
      const { t, press, write, errorOf } = visit(locale, form)
      await write({ ...form.filled, name: ' \u00A0 ' })
      await press()
      expect(errorOf('name')?.text).toBe(t(form.errors.required))
      await write({ name: 'a'.repeat(599) })
      expect(errorOf('name')).toEqual({ text: t(form.errors.tooLong), lang: form.errorLanguage })
      await write({ name: 'a'.repeat(598) })
      expect(errorOf('name')).toBe(undefined)
    })
  })

  describe('sending', () => {
    test('passes on exactly what was written, without the spaces around it', async () => {
      const { press, write, onSend } = visit(locale, form)
      await write({ ...form.filled, name: `  ${form.filled.name} ` })
      await press()
      expect(onSend).toHaveBeenCalledExactlyOnceWith(form.filled)
    })

    test('is shown while it lasts', async () => {
      const { promise, resolve } = requestOnItsWay()
      const { t, press, write, button, onSent } = visit(
        locale,
        form,
        vi.fn(() => promise),
      )
      await write(form.filled)
      expect(button().textContent).toBe(t(form.submit))
      await press()
      expect(screen.getByRole<HTMLButtonElement>('button', { name: t('ui.form.sending') }).disabled).toBe(true)
      expect(button().textContent).toBe(t('ui.form.sending'))
      expect(onSent).not.toHaveBeenCalled()
      expect(screen.getByRole('status').textContent).toBe('')
      await act(async () => resolve())
      expect(screen.getByRole<HTMLButtonElement>('button', { name: t(form.submit) }).disabled).toBe(false)
    })

    test('ends with an empty form that says that the request was sent', async () => {
      const { t, press, write, values, errorOf, onSent } = visit(locale, form)
      await write(form.filled)
      await press()
      expect(screen.getByRole('status').textContent).toBe(t('ui.form.sent'))
      expect(screen.getByRole('alert').textContent).toBe('')
      expect(onSent).toHaveBeenCalledTimes(1)
      expect(values()).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
      await write({ email: 'ana@' })
      expect(names.map(errorOf)).toEqual(names.map(() => undefined))
    })

    test('can fail: the form says so, keeps what was written and tells other ways', async () => {
      const { t, press, write, values, button, onSent } = visit(locale, form, failing())
      await write(form.filled)
      expect(screen.queryByText(t('ui.form.otherWays'))).toBe(null)
      const shownBefore = screen.getAllByRole('link').length
      await press()
      const failure = screen.getByText(t(form.failure))
      expect(screen.getByRole('alert').textContent).toBe(t(form.failure))
      expect(failure.closest('[lang]')?.getAttribute('lang') ?? null).toBe(form.errorLanguage)
      expect(screen.getByRole('status').textContent).toBe('')
      expect(screen.getByText(t('ui.form.otherWays')).closest('[lang]')).toBe(null)
      expect(screen.getAllByRole('link').length).toBe(shownBefore + 3)
      expect(values()).toEqual(form.filled)
      expect(onSent).not.toHaveBeenCalled()
      expect([button().disabled, button().textContent]).toEqual([false, t(form.submit)])
    })

    test('can be tried again after it failed', async () => {
      const { promise, resolve } = requestOnItsWay()
      const { t, press, write, onSend, onSent } = visit(locale, form, failing())
      await write(form.filled)
      await press()
      onSend.mockImplementationOnce(() => promise)
      await press()
      expect(screen.getByRole('alert').textContent).toBe('')
      expect(screen.queryByText(t('ui.form.otherWays'))).toBe(null)
      await act(async () => resolve())
      expect(screen.getByRole('status').textContent).toBe(t('ui.form.sent'))
      expect(onSend.mock.calls).toEqual([[form.filled], [form.filled]])
      expect(onSent).toHaveBeenCalledTimes(1)
    })
  })

  /** Opens the form and fills it in; what it sends stays without an answer. */
  async function visitAndFill() {
    const { promise, resolve, reject } = requestOnItsWay()
    const visited = visit(
      locale,
      form,
      vi.fn(() => promise),
    )
    await visited.write(form.filled)
    const settle = (end: () => void) => act(async () => end())
    return { ...visited, arrive: () => settle(resolve), fail: () => settle(() => reject(new Error('No answer.'))) }
  }

  test.each(form.required)('moves the focus to %s where only that is missing', async (name) => {
    const { press, onSend, field, write, errorOf, labelsOf } = visit(locale, form)
    const { [name]: _, ...others } = form.filled
    await write(others)
    await press()
    expect(document.activeElement).toBe(field(name))
    expect(Object.keys(form.labels).filter(errorOf)).toEqual([name])
    expect(screen.getByRole('status').textContent).toContain(labelsOf([name])[0])
    expect(onSend).not.toHaveBeenCalled()
  })

  test.each([
    ['of spaces', '   ', 'required'],
    ['without a domain', 'ana@padaria', 'email'],
    ['too long and no address', 'a'.repeat(600), 'tooLong'],
  ] as const)('says one thing about an e-mail that is %s', async (_, email, fault) => {
    const { t, press, write, errorOf } = visit(locale, form)
    await write({ email })
    await press()
    expect(errorOf('email')).toEqual({ text: t(form.errors[fault]), lang: form.errorLanguage })
  })

  test('is sent once by a double click, and however often Enter is pressed', async () => {
    const { user, button, field, onSend, arrive } = await visitAndFill()
    await user.dblClick(button())
    await user.click(field('name'))
    await user.keyboard('{Enter}{Enter}{Enter}')
    await arrive()
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test('is sent once by two presses that come before React has rendered the first', async () => {
    const { container, onSend, arrive } = await visitAndFill()
    const submit = () => container.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', submitted))
    const submitted = { bubbles: true, cancelable: true }
    let left: (boolean | undefined)[] = []
    await act(async () => {
      left = [submit(), submit()]
    })
    // The browser is kept from posting the form itself, both times.
    expect(left).toEqual([false, false])
    await nextTask()
    await arrive()
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test('can be sent again once it has arrived', async () => {
    const { write, press, onSend, arrive } = await visitAndFill()
    await press()
    await arrive()
    await write(form.filled)
    await press()
    expect(onSend.mock.calls).toEqual([[form.filled], [form.filled]])
  })

  test('gives the focus back to the button when sending has failed', async () => {
    const { press, button, fail } = await visitAndFill()
    await press()
    loseFocus()
    expect(document.activeElement).toBe(document.body)
    await fail()
    expect(document.activeElement).toBe(button())
  })

  test('leaves the focus where the visitor has moved it meanwhile', async () => {
    const { user, press, field, fail } = await visitAndFill()
    await press()
    await user.click(field('name'))
    await fail()
    expect(document.activeElement).toBe(field('name'))
  })

  test('says that it was sent while the thank-you page is still loading', async () => {
    const { promise, resolve } = requestOnItsWay()
    const { t, press, write, values, button, onSend, onSent } = visit(locale, form)
    onSent.mockImplementationOnce(() => promise)
    await write(form.filled)
    await press()
    expect(screen.getByRole('status').textContent).toBe(t('ui.form.sent'))
    expect(button().disabled).toBe(true)
    await act(async () => resolve())
    expect(Object.values(values()).join('')).toBe('')
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test('no longer says how sending ended once the next request has an error', async () => {
    const { press, write, onSend } = visit(locale, form)
    onSend.mockRejectedValueOnce(new Error('No answer.'))
    await write(form.filled)
    await press()
    expect(screen.getByRole('alert').textContent).not.toBe('')
    await write({ name: '' })
    await press()
    expect(screen.getByRole('alert').textContent).toBe('')
    await write({ name: 'Ana' })
    await press()
    await press()
    expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(1)
    expect(onSend).toHaveBeenCalledTimes(2)
  })

  test('sends the phone number that a browser fills in with its country code', async () => {
    const { press, field, onSend } = await visitAndFill()
    const phone = field('phone')
    await waitFor(() => expect(phone).toHaveProperty('inputmask'))
    // Browsers fill in with the setter of all inputs, not with those that React and the mask put on this field.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(phone, '+5511987654321')
    fireEvent(phone, new Event('input', { bubbles: true }))
    expect(phone.value).toBe('(11) 98765-4321')
    await press()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...form.filled, phone: '(11) 98765-4321' })
  })

  test('formats a phone number as it is typed', async () => {
    const { user, press, write, field, onSend } = visit(locale, form)
    const phone = field('phone')
    await waitFor(() => expect(phone).toHaveProperty('inputmask'))
    const { phone: _, ...others } = form.filled
    await write(others)
    await user.click(phone)
    await user.keyboard('11987')
    expect(phone.value).toBe('(11) 987')
    await user.keyboard('654321')
    expect(phone.value).toBe('(11) 98765-4321')
    await press()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...form.filled, phone: '(11) 98765-4321' })
  })
})

test.each([
  { kind: 'contact', form: contactForm, logged: 0 },
  { kind: 'lead', form: leadForm, logged: 1 },
])('a failure of the $kind form is logged $logged times', async ({ form, logged }) => {
  const { press, write } = visit('es-es', form, failing())
  await write(form.filled)
  await press()
  expect(vi.mocked(console.error).mock.calls).toEqual(Array(logged).fill([noAnswer]))
})

/** What browsers do to the focus of a button that is disabled; jsdom does not. */
function loseFocus() {
  const passing = document.body.appendChild(document.createElement('input'))
  passing.focus()
  passing.remove()
}

const noAnswer = new Error('No answer.')

function failing() {
  return vi.fn(async (_filled: unknown): Promise<void> => {
    throw noAnswer
  })
}
