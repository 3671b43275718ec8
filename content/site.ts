import { defaultLocale, type LocaleId } from '../locales/locales.ts'
import type { LanguageRow, LanguageSetting } from './site.schema.ts'

/** The variant at the page's main address; the other one has its own address and is not indexed. */
export const primaryHome: Variant = 'alternative'
export const primaryAbout: Variant = 'alternative'
export type Variant = 'alternative' | 'standard'

/**
 * What the specification ties to Portuguese or to Brazil, whatever language a visitor reads. With 'as specified', pages
 * in other languages also offer the contact form in theirs first.
 * @public
 */
export const languageSettings: Record<LanguageRow, LanguageSetting> = {
  /**
   * As specified, the final call to action of the home page and of articles leads to /pt-br/contato; otherwise to the
   * form in the reader's language.
   */
  calls: 'as specified',
  /**
   * As specified, lead forms require one of Brazil's 27 states, so buyers elsewhere cannot submit them; otherwise they
   * also offer "Outside Brazil" and replace the contact form.
   */
  leadStates: 'as specified',
  /**
   * As specified, phone numbers have the mask (99) 99999-9999; otherwise only in Portuguese, because the mask turns
   * away callers from other countries.
   */
  phoneMask: 'as specified',
  /** As specified, lead forms show their error messages in Portuguese; otherwise in the reader's language. */
  leadMessages: 'as specified',
  /**
   * As specified, the form of the hire page leads to /pt-br/obrigado; otherwise to the thank-you page in the reader's
   * language.
   */
  hireThanks: 'as specified',
  /**
   * As specified, the label is "Celular / Whatsapp" in every language; otherwise it is translated, and WhatsApp has two
   * capitals.
   */
  phoneLabel: 'as specified',
  /** As specified, the contact form says "corporate email"; otherwise "work email". */
  emailLabel: 'as specified',
}

/** The language that a setting fixes; undefined if it is the visitor's. */
export function specifiedLocale(row: LanguageRow): LocaleId | undefined {
  return languageSettings[row] === 'as specified' ? defaultLocale : undefined
}

/** Without the language. */
export const thanksPath = '/obrigado'

/** Pages that search engines must not index, by path without the language, and why. */
export const hiddenPages: Record<string, string> = {
  [thanksPath]: 'it is a thank-you page',
}

/** Why a page must not be indexed; undefined if it may. */
export function reasonToHide(pathname: string): string | undefined {
  return Object.entries(hiddenPages).find(([path]) => pathname.endsWith(path))?.[1]
}

/** How many other articles an article offers, chosen from how many of the newest. */
export const otherNews = { most: 3, among: 4 }

/**
 * Whether the consent banner also has a refuse button. The specification asks for one button only, but the data
 * protection authorities of Brazil (ANPD) and Spain (AEPD) require refusing to be as easy as accepting.
 */
export const offersRefusal: boolean = false
