import { withMask } from 'use-mask-input'
import { phoneMask } from '../../requests/form-declaration.ts'

const maxDigits = phoneMask.replace(/[^9]/g, '').length
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
 * Formats a field as a Brazilian phone number while the visitor types. A number of another country, which begins with `+`, stays as
 * it is typed.
 * @param onChange called when that changes a text that was in the field already.
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
    // Keyboards of phones can delete the whole text without a key event: the mask alone would then restore the first digit.
    if (national !== input.value || !national) input.value = national
    mask()
  }
  // All before the mask sees it: browsers fill in a whole number at once, of which the mask would cut off the end, and the mask lets no plus through.
  input.addEventListener('keydown', ({ key }) => key === '+' && input.selectionStart === 0 && unmask())
  input.addEventListener('paste', ({ clipboardData }) => isForeign(clipboardData?.getData('text') ?? '') && unmask())
  input.addEventListener('input', adapt)
  adapt()
  if (input.value !== written) onChange(input.value)
}

/** The mask puts itself on the field that it formats. */
type MaskedInput = HTMLInputElement & { inputmask?: { remove: () => void } }

/** Whether a number begins with a plus and is not, or not yet, a whole Brazilian one. */
function isForeign(text: string): boolean {
  return text.trimStart().startsWith('+') && nationalNumber(text) === text
}

/** Takes the country code off a number, since the mask has no room for it. */
function nationalNumber(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > maxDigits && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : text
}
