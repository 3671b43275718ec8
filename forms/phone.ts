import { usualSigns } from './usual-signs.ts'

/** As specified; each 9 stands for a digit. */
export const phoneMask = '(99) 99999-9999'

/**
 * A Brazilian mobile number as the mask shows it: eleven digits, after `tel:`, the country's prefix, the trunk prefix and
 * invisible signs. Any other text stays as it is, because a part of a number would be another number.
 */
export function formatPhone(text: string): string {
  const digits = plain(text)
    .replace(/^(?:\+|00)?55(?=0?\d{11}$)/, '')
    .replace(/^0(?=\d{11}$)/, '')
  const [, area, first, last] = /^([1-9]{2})(9\d{4})(\d{4})$/.exec(digits) ?? []
  return area ? `(${area}) ${first}-${last}` : text
}

/** Whether these may be the first digits of such a number, typed without a prefix. */
export function isBeginningOfPhone(text: string): boolean {
  return /^[1-9]{2}9\d{0,8}$/.test(plain(text))
}

/** Whether a field ignores what is typed: a letter, or a digit after the eleventh of a number without a prefix. */
export function isIgnored(typed: string, text: string): boolean {
  const isWhole = /^(?!0|55[^9])\d{11}/.test(plain(text))
  return /[^\d+]/.test(plain(typed)) || (isWhole && /\d/.test(plain(typed)))
}

/** Without signs between digits. */
function plain(text: string): string {
  return usualSigns(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\p{Pd}\u2212]/gu, '')
}
