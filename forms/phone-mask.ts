import { withMask } from 'use-mask-input'

/**
 * The first mask is specified, each 9 a digit; a number with a country's prefix takes the second, of up to 15 digits
 * (ITU-T E.164). Its sign is one that is typed: the library adds a literal `+` to any twelfth digit.
 */
const masks = ['(99) 99999-9999', 'P9{8,15}']

/** Masks what the field holds, and what is typed, pasted, dropped or filled in. */
export const maskPhone = withMask(masks, {
  definitions: { P: { validator: '\\+' } },
  // Shows no placeholders, because the text in the field is what is sent; a part of a number stays.
  jitMasking: true,
  clearMaskOnLostFocus: false,
  showMaskOnHover: false,
})
