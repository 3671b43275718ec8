import { expect, test, vi } from 'vitest'
import { formValues } from '../tests/form-values.ts'
import { visit } from '../tests/request-forms.tsx'
import { contactForm } from './contact.ts'
import { formatPhone } from './phone.ts'
import { maskPhone } from './phone-mask.ts'

const mobile = '(11) 91234-5678'

const mobiles = [
  mobile,
  '11912345678',
  '+55 (0)11 91234-5678',
  '+55 (11) 91234-5678',
  'tel:+55-11-91234-5678',
  '11\u201391234\u20115678',
  '11 91234\u22125678',
  '\u202A+55\u00A011 91234-5678\u202C',
  '11\u200E91234\u00AD5678\u200B\uFEFF',
  '１１９１２３４５６７８',
  '＋５５ （１１） ９１２３４－５６７８',
]

const otherTexts = [
  '',
  '+34 600 000 000',
  '\u202A+44 (0)20 7946 0958\u202C',
  '14155552671',
  '4915112345678',
  '1132345678',
  '+55 11 3234-5678',
  '(11) 91234-5678 ramal 22',
  'depois das 18h',
  '1191234567²',
]

test.each(mobiles)('"%s" is the Brazilian mobile number, pasted or filled in', (text) => {
  expect(formatPhone(text)).toBe(mobile)
  expect(filledIn(text).value).toBe(mobile)
  expect(filledIn(text, '(21) 98888-7777').value).toBe(mobile)
})

test.each(otherTexts)('"%s" stays as it is, pasted or filled in', (text) => {
  expect(formatPhone(text)).toBe(text)
  expect(filledIn(text).value).toBe(text)
  expect(filledIn(text, mobile).value).toBe(text)
})

test('what the phone mask changes, and what a program fills in without a word, is no longer missing', async () => {
  const { press, write, field, errors, sent } = visit('pt-br', contactForm)
  const { phone, company, ...others } = formValues(contactForm)
  await write(others)
  await press()
  expect(Object.keys(errors())).toEqual(['phone', 'company'])
  await vi.waitUntil(() => field('phone').dataset.phone)
  await write({ phone: '011 91234-5678' })
  expect(Object.keys(errors())).toEqual(['company'])
  field('company').value = String(company)
  await press()
  expect(sent()).toEqual([{ ...others, company, phone: '(11) 91234-5678' }])
})

function phoneField(): HTMLInputElement {
  const input = document.createElement('input')
  document.body.replaceChildren(input)
  maskPhone(input)
  return input
}

/** Uses the prototype's setter, as browsers do when they fill in a field, not the one that the mask defines on it. */
function filledIn(text: string, before = ''): HTMLInputElement {
  const input = phoneField()
  for (const value of [before, text]) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return input
}
