import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { companyFacts, formatPrice } from '../claims/company-facts.ts'
import { stories } from '../stories/stories.ts'
import { sampleScope } from './sample-scope.ts'

export interface ScopeSection {
  heading: string
  text?: string
  items?: string[]
  /** The first row has the column names, the last one the totals. */
  rows?: string[][]
}

/** The text of the sample scope on the page and in the PDF. */
export interface ScopeText {
  title: string
  note: string
  pages: [ScopeSection[], ScopeSection[]]
  signed: string
}

export function scopeText(locale: LocaleId): ScopeText {
  const { title, note, why, stages, how, date, signed } = inOneLanguage(sampleScope, locale)
  const { heading, stage, result, price, weeks, list, text } = stages
  const total = stories.find(({ slug }) => slug === sampleScope.story)?.price[locale] ?? Number.NaN
  const rows = [
    [stage, result, price],
    ...list.map((one, index) => [String(index + 1), one.result, formatPrice(total / list.length, locale)]),
    ['', `${list.length * companyFacts.stageWeeks.count} ${weeks}`, formatPrice(total, locale)],
  ]
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return { title, note, pages: [why, [{ heading, rows, text }, ...how]], signed: `São Paulo, ${day}. ${signed}` }
}

/** The address of the PDF. */
export function scopePath(locale: LocaleId): string {
  return `/documents/${sampleScope.file[locale]}.pdf`
}
