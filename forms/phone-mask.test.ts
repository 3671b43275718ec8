import { beforeEach, expect, test, vi } from 'vitest'
import { maskPhone } from './phone-mask.ts'

const foreign = ['+1 415 555 2671', '+34 600 000 000', '+44 (0)20 7946 0958', '+351912345678']

let input: HTMLInputElement

beforeEach(() => {
  input = document.createElement('input')
  document.body.replaceChildren(input)
})

test.each([
  ['11987654321', '(11) 98765-4321'],
  ['+55 (11) 98765-4321', '(11) 98765-4321'],
  ['5511987654321', '(11) 98765-4321'],
  ['551133334444', '(11) 33334-444'],
  ['55987654321', '(55) 98765-4321'],
  ['5555987654321', '(55) 98765-4321'],
  ['14155552671', '(14) 15555-2671'],
  ['1198', '(11) 98'],
])('formats "%s", and reports the change once if the text was already there', (written, masked) => {
  const onChange = maskField(written)
  expect(input.value).toBe(masked)
  expect(onChange.mock.calls).toEqual([[masked]])
  // Phone keyboards clear a field without a key event.
  fillIn('')
  expect(input.value).toBe('')
  fillIn(written)
  expect(input.value).toBe(masked)
})

test.each(['', '(11) 98765-4321', '(11) 98', ...foreign])('keeps "%s" unchanged, and reports no change', (written) => {
  const onChange = maskField(written)
  expect(input.value).toBe(written)
  fillIn('')
  fillIn(written)
  expect(input.value).toBe(written)
  expect(onChange).not.toHaveBeenCalled()
})

test('formats a number with country code once it is a complete Brazilian one', () => {
  maskField()
  fillIn('+5')
  fillIn('+55 11 98765-43')
  expect(input.value).toBe('+55 11 98765-43')
  fillIn('+55 11 98765-4321')
  expect(input.value).toBe('(11) 98765-4321')
})

test('formats the number before other input listeners run', () => {
  maskField()
  const heard: string[] = []
  document.body.addEventListener('input', () => heard.push(input.value), { once: true })
  fillIn('5511987654321')
  expect(heard).toEqual(['(11) 98765-4321'])
})

test('shows no placeholders, and keeps an incomplete number', () => {
  maskField()
  input.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  input.focus()
  expect(input.value).toBe('')
  input.blur()
  expect(input.value).toBe('')
  input.focus()
  fillIn('1198')
  input.blur()
  expect(input.value).toBe('(11) 98')
})

function maskField(written = '') {
  const onChange = vi.fn()
  input.value = written
  maskPhone(input, onChange)
  return onChange
}

/** Uses the prototype's setter, as browsers do when they autofill, not the one that the mask defines on this field. */
function fillIn(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
