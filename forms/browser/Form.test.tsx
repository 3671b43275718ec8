import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { formValues } from '../../tests/form-values.ts'
import { forms, visit } from '../../tests/visit-form.tsx'

const noAnswer = new Error('No answer.')
const status = () => screen.getByRole('status').textContent
const alert = () => screen.getByRole('alert').textContent

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.clear()
})

test.each(forms)('the $kind form names each field, and says what a browser may fill in', ({ form, locale }) => {
  const { t, field } = visit(locale, form)
  for (const [name, { autoComplete, placeholder }] of Object.entries(form.fields)) {
    const control = field(name)
    expect([control.getAttribute('autocomplete'), control.ariaRequired]).toEqual([autoComplete ?? null, 'true'])
    const shown = control instanceof HTMLSelectElement ? control.options[0]?.text : control.placeholder
    expect(shown).toBe(t(placeholder))
  }
})

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
    const { press, write, field, errors, error, onSend } = visit(locale, form)
    await write({ email: 'ana@' })
    expect([errors(), status()]).toEqual([{}, ''])
    await write({ email: '' })
    let wrong = names
    for (const name of names) {
      await press()
      expect(errors()).toEqual(Object.fromEntries(wrong.map((missing) => [missing, error('required')])))
      expect(document.activeElement).toBe(field(wrong[0] ?? ''))
      await write({ [name]: filled[name] ?? '' })
      wrong = wrong.filter((other) => other !== name)
    }
    expect(onSend).not.toHaveBeenCalled()
  })

  test('shows progress, sends trimmed values once, and resets for another request', async () => {
    const { t, press, write, button, values, sent, onSent, arrive } = await visitAndFill()
    await write({ name: `  ${filled.name} ` })
    const submit = () => button().form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await act(async () => void expect([submit(), submit()]).toEqual([false, false]))
    await press()
    expect([button().disabled, button().textContent, status()]).toEqual([true, t('ui.form.sending'), ''])
    expect(onSent).not.toHaveBeenCalled()
    await arrive()
    expect([button().disabled, button().textContent]).toEqual([false, t(form.messages.submit)])
    expect([status(), alert()]).toEqual([t('ui.form.sent'), ''])
    expect(values()).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
    await write(filled)
    await press()
    expect(sent()).toEqual([filled, filled])
  })

  test('on failure it says so, keeps the values, names other contact channels, and can be sent again', async () => {
    const { t, press, values, button, failure, sent, onSent, fail } = await visitAndFill()
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
    expect(sent()).toEqual([filled, filled])
    expect(onSent).toHaveBeenCalledTimes(1)
  })
})
