import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { maskPhone, nationalNumber } from './phone-mask'

const foreign = ['+1 415 555 2671', '+34 600 000 000', '+44 (0)20 7946 0958', '+351912345678']

describe('nationalNumber', () => {
  test.each([
    ['5511987654321', '11987654321', 'a mobile number with its country code'],
    ['+5511987654321', '11987654321', 'the same with a plus'],
    ['+55 (11) 98765-4321', '11987654321', 'the same as it is written'],
    ['+55 11 98765 4321', '11987654321', 'the same with spaces'],
    ['551133334444', '1133334444', 'a landline number with its country code'],
    ['+55 11 3333-4444', '1133334444', 'the same as it is written'],
    ['55987654321', '55987654321', 'a mobile number of the area 55'],
    ['(55) 98765-4321', '(55) 98765-4321', 'the same as it is written'],
    ['5555987654321', '55987654321', 'the same with its country code'],
    ['5533334444', '5533334444', 'a landline number of the area 55'],
    ['14155552671', '14155552671', 'a number of another country'],
    ['441632960960', '441632960960', 'a longer one of another country'],
    ['(11) 98765-4321', '(11) 98765-4321', 'a number that needs nothing'],
    ['11987654321', '11987654321', 'the same without its form'],
    ['', '', 'nothing'],
    ['55', '55', 'a number that was only begun'],
    ['ligue já', 'ligue já', 'no number at all'],
  ])('makes of "%s": "%s" (%s)', (written, national) => {
    expect(nationalNumber(written)).toBe(national)
  })
})

describe('maskPhone', () => {
  let input: HTMLInputElement

  beforeEach(() => {
    input = document.createElement('input')
    document.body.replaceChildren(input)
  })

  test.each([
    ['11987654321', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['55987654321', '(55) 98765-4321'],
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

  test.each([
    ['11987654321', '(11) 98765-4321'],
    ['+1 415 555 2671', '+1 415 555 2671'],
    ['+34 600 00', '+34 600 00'],
  ])('where "%s" is typed shows "%s"', async (typed, shown) => {
    maskField()
    await userEvent.type(input, typed)
    expect(input.value).toBe(shown)
  })

  test('lets a number of another country be pasted', async () => {
    const user = userEvent.setup()
    maskField()
    await user.click(input)
    await user.paste('+1 415 555 2671')
    expect(input.value).toBe('+1 415 555 2671')
  })

  test('makes a number that turns out to be Brazilian one of the country', () => {
    maskField()
    fillIn('+5')
    fillIn('+55 11 98765-43')
    expect(input.value).toBe('+55 11 98765-43')
    fillIn('+55 11 98765-4321')
    expect(input.value).toBe('(11) 98765-4321')
  })

  test('formats again once the number of another country is gone', () => {
    maskField()
    fillIn('+1 415 555 2671')
    fillIn('')
    fillIn('11987654321')
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
})
