import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { localeIds } from '../../locales/locales'
import { states } from '../../requests/brazilian-states'
import { leadForm, visit } from '../../tests/request-forms'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(localeIds)('the lead form in %s', (locale) => {
  test('offers the states after a first option that cannot be chosen', () => {
    const { t } = visit(locale, leadForm)
    const select = screen.getByLabelText<HTMLSelectElement>(t('lead.form.state.label'))
    expect(select.value).toBe('')
    const [first, ...offered] = select.options
    expect(first?.textContent).toBe(t('lead.form.state.placeholder'))
    expect([first?.value, first?.disabled, first?.selected]).toEqual(['', true, true])
    expect(offered.map(({ value }) => value)).toEqual([...states])
    expect(offered.map(({ textContent }) => textContent)).toEqual([...states])
    expect(offered.every(({ disabled }) => !disabled)).toBe(true)
  })

  test('says what is wrong in Portuguese, and that it is Portuguese', async () => {
    const { press, write, errorOf } = visit(locale, leadForm)
    await press()
    const required = { text: 'Campo obrigatório', lang: 'pt-BR' }
    expect(leadForm.required.map(errorOf)).toEqual(leadForm.required.map(() => required))
    await write({ email: 'ana@' })
    expect(errorOf('email')).toEqual({ text: 'E-mail inválido', lang: 'pt-BR' })
  })

  test('says in Portuguese that it could not be sent, and logs why', async () => {
    const { press, write, onSend } = visit(locale, leadForm)
    const reason = new Error('No answer.')
    onSend.mockRejectedValueOnce(reason)
    await write(leadForm.filled)
    await press()
    const failure = screen.getByRole('alert').firstElementChild
    expect(failure?.textContent).toBe('Erro ao enviar mensagem. Tente novamente mais tarde.')
    expect(failure?.getAttribute('lang')).toBe('pt-BR')
    expect(vi.mocked(console.error).mock.calls).toEqual([[reason]])
  })
})

describe.each([
  ['pt-br', ['Nome', 'Email', 'Celular / Whatsapp', 'Estado']],
  ['en-us', ['Name', 'Email', 'Celular / Whatsapp', 'State']],
  ['es-es', ['Nombre', 'Correo electrónico', 'Celular / Whatsapp', 'Estado']],
] as const)('in %s', (locale, labels) => {
  test('the labels are those specified', () => {
    const { container } = visit(locale, leadForm)
    expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([...labels]),
    )
  })
})

test('a state can be chosen', async () => {
  const { user, field } = visit('pt-br', leadForm)
  await user.selectOptions(field('state'), 'São Paulo')
  expect(field('state').value).toBe('São Paulo')
})

test('the states stand in the order of the alphabet, each once', () => {
  expect([...new Set(states)].sort(new Intl.Collator('pt-BR').compare)).toEqual([...states])
})
