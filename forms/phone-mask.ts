import { withMask } from 'use-mask-input'
import { formatPhone, isBeginningOfPhone, phoneMask } from './phone.ts'

const options = {
  // Shows no placeholders, because the text in the field is what is sent.
  jitMasking: true,
  nullable: false,
  clearMaskOnLostFocus: false,
  showMaskOnHover: false,
}

/** inputmask attaches itself to the field. */
type MaskedInput = HTMLInputElement & { inputmask?: { remove: () => void; unmaskedvalue: () => string } }

/**
 * Masks Brazilian mobile numbers while they are typed. The mask cuts whatever does not fit into it, so any other text,
 * and what is pasted, dropped or filled in, meets the field without it.
 */
export function maskPhone(input: MaskedInput): void {
  if (input.dataset.phone) return
  input.dataset.phone = 'masked'
  const unmask = () => {
    if (!input.inputmask) return
    const { value, selectionStart, selectionEnd } = input
    input.inputmask.remove()
    delete input.inputmask
    input.value = value
    input.setSelectionRange(selectionStart, selectionEnd)
  }
  const adapt = () => {
    // A space begins what follows a number.
    if (input.value === `${formatPhone(input.value)} `) return unmask()
    // Digits only, as specified; words may follow a number, as in `ramal 22`.
    const text = formatPhone(input.value.replace(/^([\s(]*\d{0,2}[\s)]*)[^\d\s()+]$/, '$1'))
    const isTyped = input.inputmask?.unmaskedvalue() === digitsOf(input.value)
    if (!isTyped || !isBeginningOfPhone(text)) unmask()
    if (text !== input.value) input.value = text
    if (isBeginningOfPhone(text) && !input.inputmask) withMask(phoneMask, options)(input)
  }
  /** The mask ignores what is typed after a complete number, or before it. */
  const makeRoom = (typed: string) => {
    const { value, selectionStart, selectionEnd } = input
    const isFull = digitsOf(value).length === 11 && selectionStart === selectionEnd
    const isMore = isFull && (/\D/.test(typed) || value.startsWith('(55)'))
    if (isMore || (selectionStart === 0 && /[+0]/.test(typed))) unmask()
  }
  // All of these run before the mask's own listeners.
  input.addEventListener('keydown', ({ key }) => key.length === 1 && makeRoom(key))
  input.addEventListener('beforeinput', ({ data }) => data && makeRoom(data))
  input.addEventListener('paste', unmask)
  input.addEventListener('drop', unmask)
  input.addEventListener('input', (event) => (event as InputEvent).isComposing || adapt())
  input.addEventListener('compositionend', adapt)
  input.addEventListener('blur', () => {
    const isPart = input.inputmask && digitsOf(input.value).length < 11
    unmask()
    input.value = isPart ? digitsOf(input.value) : formatPhone(input.value)
  })
  adapt()
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
