import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { formValues } from '../tests/form-values.ts'
import { forms, nextTask, visit } from '../tests/request-forms.tsx'

/** Typing key by key is slow on a busy machine. */
const patience = { timeout: 60_000 }

const noAnswer = new Error('No answer.')
const status = () => screen.getByRole('status').textContent
const alert = () => screen.getByRole('alert').textContent

describe.each(forms)('the $kind form', patience, ({ form, locale }) => {
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

  test('shows no errors before it is sent', async () => {
    const { user, field, write, errors } = visit(locale, form)
    await write({ email: 'ana@' })
    await user.clear(field('name'))
    await user.tab()
    expect(errors()).toEqual({})
    expect(status()).toBe('')
  })

  test('shows errors and their summary until they are corrected; the first invalid field takes the focus', async () => {
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
  ] as const)('shows one error for the field %s that is %s', async (name, _, text, kind) => {
    const { press, write, errors, error, onSend } = visit(locale, form)
    await write({ ...filled, [name]: text })
    await press()
    expect(errors()).toEqual({ [name]: error(kind) })
    expect(onSend).not.toHaveBeenCalled()
  })

  test('shows progress, sends trimmed values, and resets for another request', async () => {
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

  test('on failure it says so, keeps the values, names other contact channels, and can be sent again', async () => {
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

  test('is sent once, however fast the button is pressed, and never by the browser', async () => {
    const { user, container, button, field, onSend, arrive } = await visitAndFill()
    const submit = () => container.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', submitted))
    const submitted = { bubbles: true, cancelable: true }
    // Both presses come before React has rendered the first.
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

  test('returns the focus to the button when sending has failed', async () => {
    const { press, button, fail } = await visitAndFill()
    await press()
    loseFocus()
    expect(document.activeElement).toBe(document.body)
    await fail()
    expect(document.activeElement).toBe(button())
  })

  test('does not take the focus if the visitor has moved it meanwhile', async () => {
    const { user, press, field, fail } = await visitAndFill()
    await press()
    await user.click(field('name'))
    await fail()
    expect(document.activeElement).toBe(field('name'))
  })

  test('says that the request was sent while the thank-you page is loading', async () => {
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

  test('clears the result of sending once the next request has an error', async () => {
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

/** Browsers blur a button when it becomes disabled; jsdom does not. */
function loseFocus() {
  const passing = document.body.appendChild(document.createElement('input'))
  passing.focus()
  passing.remove()
}
