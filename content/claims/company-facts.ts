import type { LocaleId } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { define } from '../define.ts'
import { type CompanyFact, companyFactsSchema, prices } from './prices.ts'

const { hour, seniorHour, stage, onCall } = prices
export const currencies = prices.currency

// People and what they have done so far.

const employees = 64
const assignedPeople = 31
const roles = 20
const rolesInterviewed = 15
const pilots = 11
const pilotsStopped = 2
const pilotsBelowTarget = 2
const stagesCounted = 24
const stagesOnTime = 21

// Work at a fixed price.

const stages = { fewest: 3, most: 5 }
const stageWeeks = 4
const scopeWeeks = 2
const weeksToPriceRange = 1
const weeksFromSignature = 2
const weeksOfWaiting = weeksToPriceRange + weeksFromSignature
const warrantyDays = 90

// A month by the hour, and of maintenance.

const fullTimeHours = 160
const careHours = 40
const aiCareHours = 8
const hoursOfCare = inEachLanguage((locale) => careHours * hour[locale])

/**
 * The numbers that the company promises. Texts name them by placeholders such as `{interviewDays}`, which the build fills in
 * the format of each language. All but the pool, the days to an interview and the years of experience are invented: the
 * owner confirms them before the site goes public.
 */
export const companyFacts = {
  // The company, and what it has done so far.

  foundedYear: { year: 2017 },
  /** All employees but those on the teams of clients. */
  employees: { count: employees },
  /** The people whom the company employs for the teams of clients. */
  assignedPeople: { count: assignedPeople },
  headcount: { count: employees + assignedPeople },
  /** People outside the company who passed the test and confirmed within the last year that they take projects. */
  poolSize: { count: 1000 },
  /** The last roles that clients asked for: how many had an interview in time, and how many were late or found nobody. */
  roles: { count: roles },
  rolesInterviewed: { count: rolesInterviewed },
  rolesLate: { count: roles - rolesInterviewed },
  /** All pilots so far: how many hit both targets and cost the full price, and how many cost half of it. */
  pilots: { count: pilots },
  pilotsAtFull: { count: pilots - pilotsStopped - pilotsBelowTarget },
  pilotsAtHalf: { count: pilotsStopped + pilotsBelowTarget },
  /** The last stages: how many were delivered on their Friday, and how many were late and cost less. */
  stagesCounted: { count: stagesCounted },
  stagesOnTime: { count: stagesOnTime },
  stagesLate: { count: stagesCounted - stagesOnTime },
  experienceYears: { count: 10 },

  // The days that the company promises.

  productTrialDays: { count: 14 },
  /** Business days from the end of the call about a role to the offer of an interview with somebody who fits. */
  interviewDays: { count: 3 },
  /** The first days that a client does not pay if the company is late. */
  lateDays: { count: 5 },
  /** Business days from a client's acceptance to the first day of work. */
  startDays: { count: 10 },
  trialDays: { count: 10 },
  noticeDays: { count: 30 },
  /** Business days from the first call to an estimate. */
  estimateDays: { count: 5 },
  warrantyDays: { count: warrantyDays },

  // Work at a fixed price.

  /** What a late stage costs less, in percent of its price: for each week that has begun, and at most. */
  lateFee: { percent: 5 },
  lateFeeMost: { percent: 20 },
  /** The days after its delivery in which the price of a written scope is deducted from that of the first stage. */
  scopeValidDays: { count: 60 },
  scopeWeeks: { count: scopeWeeks },
  stageWeeks: { count: stageWeeks },
  /** How many people work on a stage or a pilot, some of them part of the time. */
  fewestPeople: { count: 3 },
  mostPeople: { count: 4 },
  /** The hours of a stage, of the whole team. */
  stageHours: { count: 400 },
  /** How many stages a first version usually takes. */
  fewestStages: { count: stages.fewest },
  mostStages: { count: stages.most },
  fewestStagesWeeks: { count: stages.fewest * stageWeeks },
  mostStagesWeeks: { count: stages.most * stageWeeks },
  /** The weeks from the first call to the delivery of a first version. */
  fewestWeeks: { count: weeksOfWaiting + scopeWeeks + stages.fewest * stageWeeks },
  mostWeeks: { count: weeksOfWaiting + scopeWeeks + stages.most * stageWeeks },

  // Pilots, integrations, maintenance.

  pilotWeeks: { count: 6 },
  /** What the model and the cloud of Maresia Jornal’s assistant cost in a month. */
  modelPrice: { price: prices.model },
  /**
   * The years in which Maresia Jornal’s project pays for itself, as the calculator counts, with prices and hourly cost of
   * Brazil: 65 requests a week, each 20 minutes shorter, less upkeep, model and cloud.
   */
  archiveYears: { count: 6 },
  /** The weeks of a first integration between two systems. */
  integrationWeeks: { count: 6 },
  careHours: { count: careHours },
  /** Hours of a month that keep the answers of one AI assistant right. Nobody is on call. */
  aiCareHours: { count: aiCareHours },
  aiCarePrice: { price: inEachLanguage((locale) => aiCareHours * hour[locale]) },

  // Hours and prices.

  /** The hourly rates of a mid-level and of a senior professional. */
  hourPrice: { price: hour },
  seniorHourPrice: { price: seniorHour },
  fullTimeHours: { count: fullTimeHours },
  monthPrice: { price: inEachLanguage((locale) => fullTimeHours * hour[locale]) },
  scopePrice: { price: prices.scope },
  stagePrice: { price: stage },
  firstVersionFrom: { price: inEachLanguage((locale) => stages.fewest * stage[locale]) },
  firstVersionTo: { price: inEachLanguage((locale) => stages.most * stage[locale]) },
  pilotPrice: { price: prices.pilot },
  designPrice: { price: prices.design },
  integrationPrice: { price: prices.integration },
  codeReviewPrice: { price: prices.codeReview },
  insuranceSum: { price: prices.insurance },
  carePrice: { price: inEachLanguage((locale) => hoursOfCare[locale] + onCall[locale]) },
  careHoursPrice: { price: hoursOfCare },
  /** Maintenance with somebody on call at any hour. */
  careAllDayPrice: { price: inEachLanguage((locale) => hoursOfCare[locale] + 3 * onCall[locale]) },
  onCallPrice: { price: onCall },
} satisfies Record<string, CompanyFact>

define('content/claims/company-facts.ts', companyFactsSchema, companyFacts)

export function formatFact(fact: CompanyFact, locale: LocaleId): string {
  if ('year' in fact) return String(fact.year)
  if ('percent' in fact)
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(fact.percent / 100)
  if ('count' in fact)
    return new Intl.NumberFormat(locale).format(typeof fact.count === 'number' ? fact.count : fact.count[locale])
  return formatPrice(fact.price[locale], locale)
}

/** Formats a price in whole units of the language's currency. */
export function formatPrice(price: number, locale: LocaleId): string {
  const currency = currencies[locale]
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(price)
}

export function priceRange(prices: number[], locale: LocaleId): { from: string; to: string } {
  return { from: formatPrice(Math.min(...prices), locale), to: formatPrice(Math.max(...prices), locale) }
}
