import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { localeIds } from '../../locales/locales'
import { renderIn } from '../../tests/render-in'
import { LeadForm } from './LeadForm'
import { states } from './states'

const fields = [
  {
    name: 'name',
    label: 'lead.form.name.label',
    placeholder: 'lead.form.name.placeholder',
    type: 'text',
    fill: 'name',
  },
  {
    name: 'email',
    label: 'lead.form.email.label',
    placeholder: 'lead.form.email.placeholder',
    type: 'email',
    fill: 'email',
  },
  {
    name: 'phone',
    label: 'lead.form.phone.label',
    placeholder: 'lead.form.phone.placeholder',
    type: 'tel',
    fill: 'tel',
  },
] as const

describe.each(localeIds)('the lead form in %s', (locale) => {
  test('names each field, says what to write, and knows what browsers can fill in', () => {
    const { t } = renderIn(locale, <LeadForm />)
    for (const { name, label, placeholder, type, fill } of fields) {
      const field = screen.getByLabelText<HTMLInputElement>(t(label))
      expect(field.name).toBe(name)
      expect(field.type).toBe(type)
      expect(field.autocomplete).toBe(fill)
      expect(field.placeholder).toBe(t(placeholder))
      expect(field.required, name).toBe(true)
    }
    expect(screen.getAllByRole('textbox')).toHaveLength(fields.length)
    expect(screen.getByText(t('lead.form.required'))).toBeTruthy()
  })

  test('offers the 27 states after a first option that cannot be chosen', () => {
    const { t } = renderIn(locale, <LeadForm />)
    const select = screen.getByLabelText<HTMLSelectElement>(t('lead.form.state.label'))
    expect([select.name, select.required, select.value]).toEqual(['state', true, ''])
    expect(select.getAttribute('autocomplete')).toBe('address-level1')
    const [first, ...offered] = select.options
    expect(first?.textContent).toBe(t('lead.form.state.placeholder'))
    expect([first?.value, first?.disabled, first?.selected]).toEqual(['', true, true])
    expect(offered.map(({ value }) => value)).toEqual([...states])
    expect(offered.map(({ textContent }) => textContent)).toEqual([...states])
    expect(offered.every(({ disabled }) => !disabled)).toBe(true)
  })

  test('is sent by one button', () => {
    const { t } = renderIn(locale, <LeadForm />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t('lead.form.submit') })
    expect(button.type).toBe('submit')
    expect(button.disabled).toBe(true)
    expect(screen.getAllByRole('button')).toEqual([button])
  })
})

test.each([
  ['pt-br', ['Nome', 'Email', 'Celular / Whatsapp', 'Estado']],
  ['en-us', ['Name', 'Email', 'Celular / Whatsapp', 'State']],
  ['es-es', ['Nombre', 'Correo electrónico', 'Celular / Whatsapp', 'Estado']],
] as const)('in %s the labels are those agreed on', (locale, labels) => {
  const { container } = renderIn(locale, <LeadForm />)
  expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(labels)
})

test('a state can be chosen', async () => {
  const { user, t } = renderIn('pt-br', <LeadForm />)
  const select = screen.getByLabelText<HTMLSelectElement>(t('lead.form.state.label'))
  await user.selectOptions(select, 'São Paulo')
  expect(select.value).toBe('São Paulo')
})

test('the states are the 27 of Brazil, each once, in the order of the alphabet', () => {
  expect(states).toHaveLength(27)
  expect(new Set(states).size).toBe(27)
  expect([...states].sort(new Intl.Collator('pt-BR').compare)).toEqual([...states])
})

test('what was typed stays out of the address, whatever happens', () => {
  const { container } = renderIn('pt-br', <LeadForm />)
  expect(container.querySelector('form')?.method).toBe('post')
})
