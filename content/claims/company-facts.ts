import type { LocaleId } from '../../locales/locales.ts'
import type { CompanyFact } from './claims.schema.ts'

const BRL = 'BRL'
const USD = 'USD'
const EUR = 'EUR'

/** The currency in which readers of a language pay. */
export const currencies: Record<LocaleId, string> = { 'pt-br': BRL, 'en-us': USD, 'es-es': EUR }

/** Prices are reviewed yearly, everything else when the owner decides. */
export const prices = { owner: 'ceo', reviewBy: '2027-03-31' } as const
export const business = { owner: 'ceo', reviewBy: '2027-06-30' } as const
export const engineering = { owner: 'cto', reviewBy: '2027-06-30' } as const

/**
 * The numbers that the company promises, each written only here: texts use placeholders such as `{interviewDays}`,
 * which the build fills in the format of each language.
 */
export const companyFacts = {
  foundedYear: { ...business, value: { year: 2017 } },
  employees: { ...business, value: { count: 64 } },
  /** People outside the company who passed the test and confirmed within the last year that they take projects. */
  poolSize: { ...business, value: { count: 1000 } },
  experienceYears: { ...business, value: { count: 10 } },
  /** Business days from the end of the call about a role to the first candidate's interview. */
  interviewDays: { ...business, service: 'outsourcing', value: { count: 3 } },
  /** Days of a late candidate's work that the company pays for. */
  lateDays: { ...business, service: 'outsourcing', value: { count: 5 } },
  /** Business days from a client's acceptance to the first day of work. */
  startDays: { ...business, service: 'outsourcing', value: { count: 10 } },
  trialDays: { ...business, service: 'outsourcing', value: { count: 10 } },
  noticeDays: { ...business, value: { count: 30 } },
  /** Business days from the first call to an estimate. */
  estimateDays: { ...business, value: { count: 5 } },
  warrantyDays: { ...engineering, value: { count: 90 } },
  /** How long the price of a written scope is deducted from the project. */
  scopeValidDays: { ...business, value: { count: 60 } },
  scopeWeeks: { ...engineering, value: { count: 2 } },
  stageWeeks: { ...engineering, value: { count: 4 } },
  /** On a stage or a pilot; not everybody works full time. */
  fewestPeople: { ...engineering, value: { count: 3 } },
  mostPeople: { ...engineering, value: { count: 4 } },
  /** Of the whole team. */
  stageHours: { ...engineering, value: { count: 480 } },
  /** How many stages a first version usually takes, and what they cost. */
  fewestStages: { ...business, value: { count: 3 } },
  mostStages: { ...business, value: { count: 5 } },
  pilotWeeks: { ...engineering, service: 'ai', value: { count: 6 } },
  /** The first integration between two systems. */
  integrationWeeks: { ...engineering, service: 'apis', value: { count: 6 } },
  careHours: { ...engineering, service: 'softwareMaintenance', value: { count: 40 } },
  /** For a mid-level professional, and for a senior one. */
  hourPrice: { ...prices, service: 'outsourcing', value: { price: { 'pt-br': 180, 'en-us': 36, 'es-es': 33 } } },
  seniorHourPrice: { ...prices, service: 'outsourcing', value: { price: { 'pt-br': 230, 'en-us': 46, 'es-es': 42 } } },
  scopePrice: { ...prices, value: { price: { 'pt-br': 18_000, 'en-us': 3500, 'es-es': 3200 } } },
  stagePrice: { ...prices, value: { price: { 'pt-br': 90_000, 'en-us': 17_500, 'es-es': 16_000 } } },
  firstVersionFrom: { ...prices, value: { price: { 'pt-br': 270_000, 'en-us': 52_500, 'es-es': 48_000 } } },
  firstVersionTo: { ...prices, value: { price: { 'pt-br': 450_000, 'en-us': 87_500, 'es-es': 80_000 } } },
  pilotPrice: { ...prices, service: 'ai', value: { price: { 'pt-br': 68_000, 'en-us': 13_000, 'es-es': 12_000 } } },
  designPrice: { ...prices, service: 'design', value: { price: { 'pt-br': 38_000, 'en-us': 7500, 'es-es': 6800 } } },
  integrationPrice: {
    ...prices,
    service: 'apis',
    value: { price: { 'pt-br': 52_000, 'en-us': 10_000, 'es-es': 9200 } },
  },
  codeReviewPrice: {
    ...prices,
    service: 'softwareMaintenance',
    value: { price: { 'pt-br': 14_000, 'en-us': 2700, 'es-es': 2500 } },
  },
  /** Coverage of the professional liability insurance. */
  insuranceSum: { ...business, value: { price: { 'pt-br': 2_000_000, 'en-us': 400_000, 'es-es': 350_000 } } },
  carePrice: {
    ...prices,
    service: 'softwareMaintenance',
    value: { price: { 'pt-br': 9600, 'en-us': 1840, 'es-es': 1680 } },
  },
  careHourPrice: {
    ...prices,
    service: 'softwareMaintenance',
    value: { price: { 'pt-br': 240, 'en-us': 46, 'es-es': 42 } },
  },
} satisfies Record<string, CompanyFact>

export function formatFact({ value }: CompanyFact, locale: LocaleId): string {
  if ('year' in value) return String(value.year)
  if ('count' in value) return new Intl.NumberFormat(locale).format(value.count)
  return formatPrice(value.price[locale], locale)
}

/** Formats a price in whole units of the language's currency. */
export function formatPrice(price: number, locale: LocaleId): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencies[locale],
    maximumFractionDigits: 0,
  }).format(price)
}
