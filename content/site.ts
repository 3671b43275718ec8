import { defaultLocale, type LocaleId } from '../locales/locales.ts'
import type { LanguageRow, LanguageSetting } from './site.schema.ts'

/** Which of its two variants has the main address of the page. The other has an address of its own and is not indexed. */
export const primaryHome: Variant = 'alternative'
export const primaryAbout: Variant = 'alternative'
export type Variant = 'alternative' | 'standard'

/**
 * What the specification ties to Portuguese or to Brazil, whatever language a visitor reads. As specified, the pages in other
 * languages offer the contact form in theirs first, at the same place.
 * @public
 */
export const languageSettings: Record<LanguageRow, LanguageSetting> = {
  /** The specification: the last call of the home and of articles leads to /pt-br/contato. Readers: 'The form opens in Portuguese', although there is one in their language. */
  calls: 'as specified',
  /** The specification: lead forms ask for one of the 27 states of Brazil. Readers: 'A US buyer cannot submit.' Else they offer 'Outside Brazil', too, and take the place of the contact form. */
  leadStates: 'as specified',
  /** The specification: phone numbers have the mask (99) 99999-9999. Readers: the example alone, (11) 90000-0000, tells them to go away. Else only Portuguese has the mask. */
  phoneMask: 'as specified',
  /** The specification: lead forms say 'Campo obrigatório', 'E-mail inválido' and that sending has failed in Portuguese. Readers: forms that turn one away. */
  leadMessages: 'as specified',
  /** The specification: the form of the hire page leads to /pt-br/obrigado. Readers: thanked in a language that they cannot read. */
  hireThanks: 'as specified',
  /** The specification: 'Celular / Whatsapp'. Readers: 'Móvil' in Spanish, 'Mobile' in English; WhatsApp has two capitals. */
  phoneLabel: 'as specified',
  /** The specification: 'corporate email' on the contact form. Readers: 'work email'. */
  emailLabel: 'as specified',
}

/** The language that a row of the table ties to Portuguese: undefined where it is the visitor's. */
export function specifiedLocale(row: LanguageRow): LocaleId | undefined {
  return languageSettings[row] === 'as specified' ? defaultLocale : undefined
}

/** The path, after the language, of the page that thanks a visitor for a request. */
export const thanksPath = '/obrigado'

/** The pages that search engines are to leave out in every language, by their path after the language, and why. */
export const hiddenPages: Record<string, string> = {
  [thanksPath]: 'it thanks for a request',
}

/** Why search engines are to leave out the page at a path; undefined where they may list it. */
export function reasonToHide(pathname: string): string | undefined {
  return Object.entries(hiddenPages).find(([path]) => pathname.endsWith(path))?.[1]
}

/** How many other articles an article offers, and among how many of the newest it looks for them. */
export const otherNews = { most: 3, among: 4 }

/**
 * Whether the consent banner has a button to refuse beside the one to accept. The specification asks for one button; the data
 * protection authorities of Brazil (ANPD) and Spain (AEPD) ask for two of equal rank, so it is better on.
 */
export const offersRefusal: boolean = false
