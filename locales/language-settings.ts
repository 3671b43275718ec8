import { defaultLocale, type LocaleId } from './locales.ts'

type LanguageSetting = 'as specified' | "in the visitor's language"

/**
 * The specification ties some things to Portuguese or to Brazil, whatever language a visitor reads:
 * - the final call to action of the home page and of articles leads to /pt-br/contato, the form of the hire page to
 *   /pt-br/obrigado;
 * - lead forms show their errors in Portuguese and require one of Brazil's states, and phones have the mask
 *   (99) 99999-9999, which turns away callers from other countries;
 * - labels read 'Celular / Whatsapp' in every language, and 'corporate email'.
 *
 * 'as specified', pages in other languages also offer the contact form in theirs first. "in the visitor's language", calls,
 * thanks, errors and labels follow the reader, only Portuguese forms have the mask, and lead forms, which also offer
 * 'Outside Brazil', replace the contact form.
 */
const setting = 'as specified' as LanguageSetting

/** The language that the specification fixes; undefined if it is the visitor's. */
export const fixedLocale: LocaleId | undefined = setting === 'as specified' ? defaultLocale : undefined
