import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { formatPhone, maskPhone } from './phone-mask.ts'

const mobile = '(11) 98765-4321'

const ways: Record<string, (input: HTMLInputElement, text: string) => unknown> = {
  'there before the mask': (input, text) => {
    input.value = text
    maskPhone(input)
  },
  async typed(input, text) {
    maskPhone(input)
    await userEvent.type(input, text)
  },
  async pasted(input, text) {
    maskPhone(input)
    await userEvent.click(input)
    await userEvent.paste(text)
  },
  /** Browsers use the prototype's setter, not the one that the mask defines. */
  'filled in'(input, text) {
    maskPhone(input)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
}

test.each([
  ['11987654321', mobile],
  ['１１９８７６５４３２１', '(１１) ９８７６５-４３２１'],
  ['০১৭১২৩৪৫৬৭৮', '(০১) ৭১২৩৪-৫৬৭৮'],
  ['11 98765-4321', mobile],
  ['(11) 98765-4321', mobile],
  ['ab11a98b765-4321 ramal', mobile],
  ['119876543219', '119876543219'],
  ['5511912345678', '5511912345678'],
  ['0055 11 91234-5678', '005511912345678'],
  ['011 91234-5678', '011912345678'],
  ['11 98765-4321 / 11 3333-4444', '119876543211133334444'],
  ['(11) 98765-4321 ramal 12', '1198765432112'],
  ['119', '(11) 9'],
  ['depois', ''],
  ['+55 11 98765-4321', '+5511987654321'],
  ['+1 212 555 0100', '+12125550100'],
  ['+34 600 000 000', '+34600000000'],
])('%j is shown as %j, typed, pasted, filled in or there before the mask', async (text, shown) => {
  for (const [way, enter] of Object.entries(ways)) {
    const input = document.createElement('input')
    document.body.replaceChildren(input)
    await enter(input, text)
    input.blur()
    expect(input.value, way).toBe(shown)
  }
  expect(formatPhone(text), 'formatted').toBe(shown)
})
