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
    const text = formatPhone(input.value)
    const isTyped = input.inputmask?.unmaskedvalue() === digitsOf(input.value)
    if (!isTyped || !isBeginningOfPhone(text)) unmask()
    if (text !== input.value) input.value = text
    if (isBeginningOfPhone(text) && !input.inputmask) withMask(phoneMask, options)(input)
  }
  /** The mask would ignore a prefix. */
  const makeRoom = (typed: string) => {
    if (input.selectionStart === 0 && /[+0]/.test(typed)) unmask()
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
