import { withMask } from 'use-mask-input'
import { phoneMask } from './declaration.ts'

const maxDigits = phoneMask.replace(/[^9]/g, '').length
const countryCode = '55'

const options = {
  // Shows no placeholders, because the text in the field is what is sent.
  jitMasking: true,
  nullable: false,
  clearMaskOnLostFocus: false,
  showMaskOnHover: false,
  onBeforePaste: nationalNumber,
}

/**
 * Masks Brazilian numbers while the visitor types; numbers starting with `+` stay as typed. `onChange` is called when
 * masking changes text that was already in the field.
 */
export function maskPhone(input: MaskedInput, onChange: (value: string) => void): void {
  const written = input.value
  const mask = () => {
    if (!input.inputmask) withMask(phoneMask, options)(input)
  }
  const unmask = () => {
    input.inputmask?.remove()
    delete input.inputmask
  }
  const adapt = () => {
    if (isForeign(input.value)) return unmask()
    const national = nationalNumber(input.value)
    // Phone keyboards can delete the whole text without a key event, after which the mask alone would restore the first
    // digit.
    if (national !== input.value || !national) input.value = national
    mask()
  }
  // Runs before the mask, which would truncate an autofilled number and does not accept a plus sign.
  input.addEventListener('keydown', ({ key }) => key === '+' && input.selectionStart === 0 && unmask())
  input.addEventListener('paste', ({ clipboardData }) => isForeign(clipboardData?.getData('text') ?? '') && unmask())
  input.addEventListener('input', adapt)
  adapt()
  if (input.value !== written) onChange(input.value)
}

/** inputmask attaches itself to the field. */
type MaskedInput = HTMLInputElement & { inputmask?: { remove: () => void } }

/** Whether a number starts with a plus sign and is not, or not yet, a complete Brazilian one. */
function isForeign(text: string): boolean {
  return text.trimStart().startsWith('+') && nationalNumber(text) === text
}

/** The mask has no room for the country code. */
function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > maxDigits && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : text
}
