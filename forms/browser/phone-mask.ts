import { formatWithMask, withMask } from 'use-mask-input'

/**
 * The first mask is the specified one; each 9 stands for a digit. The second is for longer numbers, such as those
 * with a country's code, and the third for those with a `+`, so that no digit is dropped. The `+` is one that is
 * typed, because the library would add a literal one to any twelfth digit.
 */
const masks = ['(99) 99999-9999', '9{12,*}', 'P9{8,*}']

const options = {
  // Visitors may type the digits of any script.
  definitions: { 9: { validator: (sign: string) => /\p{Nd}/u.test(sign) }, P: { validator: '\\+' } },
  // Behind the eleventh digit, another sign would end the number: in a text, and as it is typed.
  onBeforeMask: (text: string) => text.replace(/[^+\p{Nd}]/gu, ''),
  preValidation: (_buffer: string[], _position: number, sign: string) => /[+\p{Nd}]/u.test(sign),
  // Shows no placeholders, because the text in the field is what is sent; a part of a number stays.
  jitMasking: true,
  clearMaskOnLostFocus: false,
  showMaskOnHover: false,
}

/** Masks what the field holds, and what is typed, pasted, dropped or filled in. */
export const maskPhone = withMask(masks, options)

export function formatPhone(text: string): string {
  return formatWithMask(text, masks, options)
}
