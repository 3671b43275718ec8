import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { formValues } from '../../tests/form-values.ts'
import { forms, nextTask, visit } from '../../tests/request-forms.tsx'

/** Forms are filled in key by key, which takes long where other programs keep the machine busy. */
const patience = { timeout: 60_000 }

const noAnswer = new Error('No answer.')
const status = () => screen.getByRole('status').textContent
const alert = () => screen.getByRole('alert').textContent

describe.each(forms)('the $kind form', patience, ({ form, locale }) => {
  const names = Object.keys(form.fields)
  const filled = formValues(form)

  /** Opens the form and fills it in; what it sends stays without an answer. */
  async function visitAndFill() {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const visited = visit(locale, form)
    visited.onSend.mockReturnValueOnce(promise)
    await visited.write(filled)
    const settle = (end: () => void) => act(async () => end())
    return { ...visited, arrive: () => settle(resolve), fail: () => settle(() => reject(noAnswer)) }
  }

  test('shows no errors before it is sent', async () => {
    const { user, field, write, errors } = visit(locale, form)
    await write({ email: 'ana@' })
    await user.clear(field('name'))
    await user.tab()
    expect(errors()).toEqual({})
    expect(status()).toBe('')
  })

  test('shows errors until they are corrected, and sums them up; the first takes the focus', async () => {
    const { press, write, field, errors, error, summaryOf, onSend } = visit(locale, form)
    const required = error('required')
    let wrong = names.filter((name) => form.fields[name]?.isRequired)
    for (const name of names) {
      await press()
      expect(errors()).toEqual(Object.fromEntries(wrong.map((missing) => [missing, required])))
      expect(document.activeElement).toBe(field(wrong[0] ?? ''))
      await write({ [name]: filled[name] ?? '' })
      wrong = wrong.filter((other) => other !== name)
      expect(status()).toBe(summaryOf(wrong))
    }
    await write({ name: '' })
    expect(errors()).toEqual({ name: required })
    expect(status()).toBe(summaryOf(['name']))
    expect(onSend).not.toHaveBeenCalled()
  })

  test.each([
    ['name', 'of spaces', ' \u00A0 ', 'required'],
    ['name', 'too long', 'a'.repeat(599), 'tooLong'],
    ['email', 'of spaces', '   ', 'required'],
    ['email', 'without a domain', 'ana@padaria', 'email'],
    ['email', 'too long and no address', 'a'.repeat(600), 'tooLong'],
  ] as const)('says one thing about the field %s that is %s', async (name, _, text, kind) => {
    const { press, write, errors, error, onSend } = visit(locale, form)
    await write({ ...filled, [name]: text })
    await press()
    expect(errors()).toEqual({ [name]: error(kind) })
    expect(onSend).not.toHaveBeenCalled()
  })

  test('shows that it sends what was written, without spaces around it, and ends empty, to be sent again', async () => {
    const { t, press, write, button, values, errors, onSend, onSent, arrive } = await visitAndFill()
    await write({ name: `  ${filled.name} ` })
    await press()
    expect([button().disabled, button().textContent]).toEqual([true, t('ui.form.sending')])
    expect(status()).toBe('')
    expect(onSent).not.toHaveBeenCalled()
    await arrive()
    expect([button().disabled, button().textContent]).toEqual([false, t(form.words.submit)])
    expect([status(), alert()]).toEqual([t('ui.form.sent'), ''])
    expect(onSent).toHaveBeenCalledTimes(1)
    expect(values()).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
    await write({ email: 'ana@' })
    expect(errors()).toEqual({})
    await write(filled)
    await press()
    expect(onSend.mock.calls).toEqual([[filled], [filled]])
  })

  test('says that sending failed, keeps what was written, tells other ways and can be tried again', async () => {
    const { t, press, values, button, failure, onSend, onSent, onFailure, fail } = await visitAndFill()
    expect(screen.queryByText(t('ui.form.otherWays'))).toBe(null)
    const shownBefore = screen.getAllByRole('link').length
    await press()
    await fail()
    expect([status(), alert()]).toEqual(['', failure.text])
    expect(screen.getByText(failure.text).closest('[lang]')?.getAttribute('lang') ?? null).toBe(failure.lang)
    expect(screen.getByText(t('ui.form.otherWays')).closest('[lang]')).toBe(null)
    expect(screen.getAllByRole('link').length).toBe(shownBefore + 3)
    expect(values()).toEqual(filled)
    expect([button().disabled, button().textContent]).toEqual([false, t(form.words.submit)])
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(noAnswer)
    expect(onSent).not.toHaveBeenCalled()
    const { promise, resolve } = Promise.withResolvers<void>()
    onSend.mockReturnValueOnce(promise)
    await press()
    expect(alert()).toBe('')
    expect(screen.queryByText(t('ui.form.otherWays'))).toBe(null)
    await act(async () => resolve())
    expect(status()).toBe(t('ui.form.sent'))
    expect(onSend.mock.calls).toEqual([[filled], [filled]])
    expect(onSent).toHaveBeenCalledTimes(1)
  })

  test('is sent once, however often and fast it is pressed, and never by the browser', async () => {
    const { user, container, button, field, onSend, arrive } = await visitAndFill()
    const submit = () => container.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', submitted))
    const submitted = { bubbles: true, cancelable: true }
    // Both before React has rendered the first.
    let left: (boolean | undefined)[] = []
    await act(async () => {
      left = [submit(), submit()]
    })
    expect(left).toEqual([false, false])
    await nextTask()
    await user.dblClick(button())
    await user.click(field('name'))
    await user.keyboard('{Enter}{Enter}{Enter}')
    await arrive()
    expect(onSend).toHaveBeenCalledTimes(1)
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
    const { t, press, values, button, onSend, onSent, arrive } = await visitAndFill()
    const { promise, resolve } = Promise.withResolvers<void>()
    onSent.mockReturnValueOnce(promise)
    await press()
    await arrive()
    expect(status()).toBe(t('ui.form.sent'))
    expect(button().disabled).toBe(true)
    await act(async () => resolve())
    expect(Object.values(values()).join('')).toBe('')
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test('no longer says how sending ended once the next request has an error', async () => {
    const { press, write, onSend, fail } = await visitAndFill()
    await press()
    await fail()
    await write({ name: '' })
    await press()
    expect(alert()).toBe('')
    await write({ name: 'Ana' })
    await press()
    await press()
    expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(1)
    expect(onSend).toHaveBeenCalledTimes(2)
  })
})

/** What browsers do to the focus of a button that is disabled; jsdom does not. */
function loseFocus() {
  const passing = document.body.appendChild(document.createElement('input'))
  passing.focus()
  passing.remove()
}
