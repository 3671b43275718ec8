/** A part of a domain, in any language. */
const label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source
const name = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+/u.source
const address = new RegExp(`^${name}@${label}(?:\\.${label})+$`, 'u')

/**
 * What browsers accept in a field for an e-mail address (WHATWG HTML), plus letters of every language, as in `joão`.
 * Unlike in WHATWG HTML, a domain must have a dot, because `ana@gmail` is a slip.
 */
export function isEmailAddress(text: string): boolean {
  return address.test(text)
}
