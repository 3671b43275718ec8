import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocaleId } from '../../locales/locales'
import type { FormDeclaration } from '../../requests/form-declaration'
import { filledForm } from '../../tests/filled-form'
import { pageContextsIn } from '../../tests/render-in'
import { controlNamed, forms } from '../../tests/request-forms'
import { RequestForm } from './RequestForm'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe.each(forms)('a prerendered $kind form', ({ form, locale, formatsPhone }) => {
  const filled: Record<string, string> = {
    ...filledForm(form),
    phone: formatsPhone ? '(11) 98765-4321' : '+55 11 98765-4321',
  }
  const names = Object.keys(filled)

  test('is empty where nothing was typed, and its button works once the application has taken over', () => {
    const { button, hydrate, field } = prerender(locale, form)
    expect(button.disabled).toBe(true)
    hydrate()
    expect(button.disabled).toBe(false)
    expect(screen.getAllByRole('button')).toEqual([button])
    expect(names.map((name) => field(name).value).join('')).toBe('')
  })

  test('keeps what was typed before hydration, with the phone number in its format, and sends it', async () => {
    const { button, hydrate, field, onSend } = prerender(locale, form)
    for (const name of names) field(name).value = filled[name] ?? ''
    field('phone').value = '+55 11 98765-4321'
    hydrate()
    await vi.waitFor(() => expect(field('phone').value).toBe(filled.phone))
    for (const name of names) expect(field(name).value, name).toBe(filled[name])
    await userEvent.click(button)
    expect(onSend).toHaveBeenCalledExactlyOnceWith(filled)
  })

  test('keeps what was typed into one field and leaves the others empty', async () => {
    const { button, hydrate, field, onSend } = prerender(locale, form)
    const [first, second] = names as [string, string]
    field(second).value = filled[second] ?? ''
    hydrate()
    await userEvent.click(button)
    expect(document.activeElement).toBe(field(first))
    expect(field(second).value).toBe(filled[second])
    expect(field(second).getAttribute('aria-invalid')).toBe('false')
    expect(onSend).not.toHaveBeenCalled()
  })
})

/** Puts the HTML of a form on the page as a visitor finds it before any script has run. */
function prerender(locale: LocaleId, form: FormDeclaration) {
  const onSend = vi.fn(async () => {})
  const { t, wrapper: PageContexts } = pageContextsIn(locale)
  const element = <RequestForm declaration={form} onSend={onSend} onSent={async () => {}} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<PageContexts>{element}</PageContexts>)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: t(form.words.submit) })
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    render(element, { wrapper: PageContexts, container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
  }
  return { button, onSend, hydrate, field: (name: string) => controlNamed(t, form, name) }
}
