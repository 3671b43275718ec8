import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LocaleId, localeIds } from '../../locales/locales'
import { pageContextsIn } from '../../tests/render-in'
import { contactForm, controlNamed, leadForm, type RequestForm } from '../../tests/request-forms'

const forms: { form: RequestForm; kind: string }[] = [
  { kind: 'contact', form: contactForm },
  { kind: 'lead', form: leadForm },
]

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe.each(forms)('a prerendered $kind form', ({ form }) => {
  test.each(localeIds)('has a button that works once the application has taken over, in %s', (locale) => {
    const { t, hydrate } = prerender(locale, form)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t(form.submit) })
    expect(button.disabled).toBe(true)
    hydrate()
    expect(button.disabled).toBe(false)
    expect(screen.getAllByRole('button')).toEqual([button])
  })

  test('keeps what was typed before hydration, and sends it', async () => {
    const { t, hydrate, field, onSend } = prerender('en-us', form)
    for (const [name, text] of Object.entries(form.filled)) field(name).value = text
    hydrate()
    for (const [name, text] of Object.entries(form.filled)) expect(field(name).value, name).toBe(text)
    await userEvent.click(screen.getByRole('button', { name: t(form.submit) }))
    expect(onSend).toHaveBeenCalledExactlyOnceWith(form.filled)
  })

  test('keeps what was typed into one field and leaves the others empty', async () => {
    const { t, hydrate, field, onSend } = prerender('pt-br', form)
    const [first, second] = Object.keys(form.labels) as [string, string]
    field(second).value = form.filled[second] ?? ''
    hydrate()
    await userEvent.click(screen.getByRole('button', { name: t(form.submit) }))
    expect(document.activeElement).toBe(field(first))
    expect(field(second).value).toBe(form.filled[second])
    expect(field(second).getAttribute('aria-invalid')).toBe('false')
    expect(onSend).not.toHaveBeenCalled()
  })

  test('formats a phone number that was typed before hydration', async () => {
    const { t, hydrate, field, onSend } = prerender('es-es', form)
    for (const [name, text] of Object.entries(form.filled)) field(name).value = text
    field('phone').value = '+55 11 98765-4321'
    hydrate()
    await vi.waitFor(() => expect(field('phone').value).toBe('(11) 98765-4321'))
    await userEvent.click(screen.getByRole('button', { name: t(form.submit) }))
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...form.filled, phone: '(11) 98765-4321' })
  })

  test('is empty where nothing was typed', () => {
    const { hydrate, field } = prerender('pt-br', form)
    hydrate()
    expect(Object.keys(form.labels).map((name) => field(name).value)).toEqual(Object.keys(form.labels).map(() => ''))
  })
})

/** Puts the HTML of a form on the page as a visitor finds it before any script has run. */
function prerender(locale: LocaleId, form: RequestForm) {
  const onSend = vi.fn(async () => {})
  const { t, wrapper: PageContexts } = pageContextsIn(locale)
  const element = <form.Form onSend={onSend} onSent={async () => {}} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<PageContexts>{element}</PageContexts>)
  const onRecoverableError = vi.fn()
  const hydrate = () => {
    render(element, { wrapper: PageContexts, container, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
  }
  return { t, onSend, hydrate, field: (name: string) => controlNamed(t, form, name) }
}
