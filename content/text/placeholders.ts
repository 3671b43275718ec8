import { contactForm } from '../../forms/contact.ts'
import type { FormDeclaration } from '../../forms/declaration.ts'
import { landingForm } from '../../forms/landing.ts'
import { keepBackupDays, keepDays, keepInBrowserDays } from '../../forms/retention.ts'
import { defaultLocale, type LocaleId } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { readMessages } from '../../locales/read-messages.ts'
import { nearest } from '../../locales/sentence.ts'
import { companyFacts, formatFact, formatPrice } from '../claims/company-facts.ts'
import { prices } from '../claims/prices.ts'
import { company } from '../company/company.ts'
import { names } from '../names.ts'

const inEveryLanguage: Record<string, string> = {
  ...names,
  email: company.email,
  registration: company.registration,
  address: company.address,
  phone: company.phone,
  whatsapp: company.whatsapp,
  keepDays: String(keepDays),
  keepInBrowserDays: String(keepInBrowserDays),
  keepBackupDays: String(keepBackupDays),
}

export const placeholders = inEachLanguage(placeholdersIn)

function placeholdersIn(locale: LocaleId): Record<string, string> {
  const { sampleProject: sample } = prices
  return {
    ...inEveryLanguage,
    contactFields: labelsOf(contactForm, locale),
    leadFields: labelsOf(landingForm, locale),
    sampleScopePrice: formatPrice(sample.price[locale], locale),
    sampleScopeStagePrice: formatPrice((sample.price[locale] * companyFacts.stageWeeks.count) / sample.weeks, locale),
    ...Object.fromEntries(Object.entries(companyFacts).map(([name, fact]) => [name, formatFact(fact, locale)])),
  }
}

/**
 * The privacy policy lists all that the forms collect (LGPD art. 9, GDPR art. 13), by the labels that visitors read.
 */
function labelsOf({ fields }: FormDeclaration, locale: LocaleId): string {
  const messageOf = (id: string) => readMessages(`locales/${locale}.json`)[id] ?? id
  const quoted = messageOf('privacy.quotedLabel')
  return Object.values(fields)
    .map(({ label }) => quoted.replace('{label}', messageOf(label)))
    .join(', ')
}

/** Fills the placeholders of a text and joins accents to their letters. An unknown placeholder stays as it is. */
export function fill(text: string, locale: LocaleId): string {
  return text.normalize().replace(/\{(\w+)\}/g, (braced, name: string) => placeholders[locale][name] ?? braced)
}

/**
 * What is wrong with the braces of a text, which must all belong to placeholders; undefined if nothing is.
 * @param values the names of further values, which the code gives to a message
 */
export function braceError(text: string, values: string[] = []): string | undefined {
  const known = [...Object.keys(placeholders[defaultLocale]), ...values]
  const left = text.replace(/\{(\w+)\}/g, (braced, name: string) => (known.includes(name) ? '' : braced))
  const [found, name] = /\{([^{}]+)\}|[{}]/.exec(left) ?? []
  if (!found) return undefined
  if (!name) return `has a ${found} without its pair: write {company}, with one brace on each side`
  const meant = nearest(name, known)
  const advice = meant ? `write {${meant}}` : 'content/text/placeholders.ts has all of them'
  return `has the unknown placeholder ${found}: ${advice}`
}
