import { contactForm } from '../../forms/contact.ts'
import type { FormDeclaration } from '../../forms/declaration.ts'
import { leadForm } from '../../forms/lead.ts'
import { keepDays, keepInBrowserDays } from '../../forms/retention.ts'
import { defaultLocale, type LocaleId } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { readMessages } from '../../locales/read-messages.ts'
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
}

/** The value of each placeholder in each language. */
export const placeholders = inEachLanguage(placeholdersIn)

function placeholdersIn(locale: LocaleId): Record<string, string> {
  const { sampleProject: sample } = prices
  return {
    ...inEveryLanguage,
    contactFields: labelsOf(contactForm, locale),
    leadFields: labelsOf(leadForm, locale),
    sampleScopePrice: formatPrice(sample.price[locale], locale),
    sampleScopeStagePrice: formatPrice((sample.price[locale] * companyFacts.stageWeeks.count) / sample.weeks, locale),
    ...Object.fromEntries(Object.entries(companyFacts).map(([name, fact]) => [name, formatFact(fact, locale)])),
  }
}

/** The privacy policy lists all that the forms collect (LGPD art. 9, GDPR art. 13), by the labels that visitors read. */
function labelsOf({ fields }: FormDeclaration, locale: LocaleId): string {
  const messageOf = (id: string) => readMessages(`locales/${locale}.json`)[id] ?? id
  const quoted = messageOf('privacy.quotedLabel')
  return Object.values(fields)
    .map(({ label }) => quoted.replace('{label}', messageOf(label)))
    .join(', ')
}

/**
 * The text with its placeholders filled and its accents joined to their letters. An unknown placeholder stays as it is; the check
 * reports it, and double braces.
 */
export function fill(text: string, locale: LocaleId): string {
  return text.normalize().replace(/\{(\w+)\}/g, (braced, name: string) => placeholders[locale][name] ?? braced)
}

/** Text in braces that is not a placeholder. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) =>
    name in placeholders[defaultLocale] ? [] : [name],
  )
}
