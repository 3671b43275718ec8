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
])('gives "%s" its form, and tells that once where it stood there already', (written, masked) => {
  const onChange = maskField(written)
  expect(input.value).toBe(masked)
  expect(onChange.mock.calls).toEqual([[masked]])
  // Keyboards of phones empty a field without a key event.
  fillIn('')
  expect(input.value).toBe('')
  fillIn(written)
  expect(input.value).toBe(masked)
})

test.each(['', '(11) 98765-4321', '(11) 98', ...foreign])('keeps "%s" as it is, and reports no change', (written) => {
  const onChange = maskField(written)
  expect(input.value).toBe(written)
  fillIn('')
  fillIn(written)
  expect(input.value).toBe(written)
  expect(onChange).not.toHaveBeenCalled()
})

test('makes a number that turns out to be Brazilian one of the country', () => {
  maskField()
  fillIn('+5')
  fillIn('+55 11 98765-43')
  expect(input.value).toBe('+55 11 98765-43')
  fillIn('+55 11 98765-4321')
  expect(input.value).toBe('(11) 98765-4321')
})

test('has formatted the number before other listeners hear of the input', () => {
  maskField()
  const heard: string[] = []
  document.body.addEventListener('input', () => heard.push(input.value), { once: true })
  fillIn('5511987654321')
  expect(heard).toEqual(['(11) 98765-4321'])
})

test('shows no empty places of the mask, and keeps an unfinished number', () => {
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

/** Masks the field, in which something may stand already. */
function maskField(written = '') {
  const onChange = vi.fn()
  input.value = written
  maskPhone(input, onChange)
  return onChange
}

/** Fills in a whole text as browsers do: with the setter of all inputs, not with the one that the mask puts on this field. */
function fillIn(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
