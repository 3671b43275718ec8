import { defaultLocale, type LocaleId } from './locales.ts'

type LanguageSetting = 'as specified' | "in the visitor's language"

/**
 * What the specification ties to Portuguese or to Brazil, whatever language a visitor reads. With 'as specified', pages
 * in other languages also offer the contact form in theirs first.
 */
const languageSettings = {
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
} satisfies Record<string, LanguageSetting>

/** The language that a setting fixes; undefined if it is the visitor's. */
export function specifiedLocale(row: keyof typeof languageSettings): LocaleId | undefined {
  const setting: LanguageSetting = languageSettings[row]
  return setting === 'as specified' ? defaultLocale : undefined
}
