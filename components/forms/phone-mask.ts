import { withMask } from 'use-mask-input'
import { phoneMask } from '../../requests/form-declaration'

const mostDigits = phoneMask.replace(/[^9]/g, '').length
const countryCode = '55'

const options = {
  // Shows what was written, never a frame to fill in; and what stands in the field is always what is sent.
  jitMasking: true,
  nullable: false,
  clearMaskOnLostFocus: false,
  showMaskOnHover: false,
  onBeforePaste: nationalNumber,
}

/**
 * Keeps a field in the form of a Brazilian phone number while it is written.
 * @param onChange told when that changes what stands in the field already.
 */
export function maskPhone(input: HTMLInputElement, onChange: (value: string) => void): void {
  const written = input.value
  const shorten = () => {
    const national = nationalNumber(input.value)
    // Keyboards of phones delete all without a key event: the mask alone would then bring the first digit back.
    if (national !== input.value || !national) input.value = national
  }
  shorten()
  // Browsers fill in a whole number at once. It is shortened before the mask sees it, which would cut off its end.
  input.addEventListener('input', shorten)
  withMask(phoneMask, options)(input)
  if (input.value !== written) onChange(input.value)
}

/** Takes the country code off a number, since the mask has no room for it. */
export function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > mostDigits && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : text
}
