import { withMask } from 'use-mask-input'
import { phoneMask } from '../../requests/form-declaration'

const mostDigits = phoneMask.replace(/[^9]/g, '').length
const countryCode = '55'

const options = {
  // Shows only what was typed, without empty places: the text in the field is what is sent.
  jitMasking: true,
  nullable: false,
  clearMaskOnLostFocus: false,
  showMaskOnHover: false,
  onBeforePaste: nationalNumber,
}

/**
 * Formats a field as a Brazilian phone number while the visitor types.
 * @param onChange called when that changes a text that was in the field already.
 */
export function maskPhone(input: HTMLInputElement, onChange: (value: string) => void): void {
  const written = input.value
  const shorten = () => {
    const national = nationalNumber(input.value)
    // Keyboards of phones can delete the whole text without a key event: the mask alone would then restore the first digit.
    if (national !== input.value || !national) input.value = national
  }
  shorten()
  // Browsers fill in a whole number at once. The country code is removed before the mask sees it, or the mask would cut off its end.
  input.addEventListener('input', shorten)
  withMask(phoneMask, options)(input)
  if (input.value !== written) onChange(input.value)
}

/** Takes the country code off a number, since the mask has no room for it. */
export function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > mostDigits && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : text
}
