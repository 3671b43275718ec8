import { usualSigns } from '../../forms/usual-signs.ts'

/** `NaN` for an empty field or an invalid number. */
export interface TaskInputs {
  people: number
  hours: number
  hourCost: number
}

/** Without vacation, holidays and sick days, whose pay is part of what an hour costs. */
const weeksWorked = 45

/** Undefined unless all inputs are positive. */
export function yearlyCost({ people, hours, hourCost }: TaskInputs): number | undefined {
  const isWhole = [people, hours, hourCost].every((input) => input > 0 && Number.isFinite(input))
  return isWhole ? people * hours * hourCost * weeksWorked : undefined
}

/** Of the hours, with the checking of results taken off: what the accounting firm in content/news/ia-no-dia-a-dia measured. */
const savedShare = 1 / 3

/** The months of the calendar in which the price is saved, with upkeep paid each month; infinite if that costs more. */
export function paybackMonths(year: number, price: number, upkeep: number): number {
  const saved = (year * savedShare) / 12 - upkeep
  return saved > 0 ? Math.ceil(price / saved) : Number.POSITIVE_INFINITY
}

/** Thousands set off by one sign, then perhaps a decimal part after another one: 1.234,5 or 1 234, but not 0.125. */
const grouped = /^(?!0+\D)\d{1,3}([.,\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
const ungrouped = /^(?:\d+[.,]?\d*|[.,]\d+)$/

/**
 * Reads a number with a decimal point or comma, whatever the language, where only one reading is possible; `NaN` for
 * anything else, such as 1,234 where the comma is the decimal sign but few would write three decimals.
 */
export function readNumber(text: string, locale: string): number {
  const plain = usualSigns(text).trim()
  const [, separator] = grouped.exec(plain) ?? []
  if (!separator) return ungrouped.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value
  if (separator === decimal && ungrouped.test(plain)) return Number.NaN
  return Number(plain.replaceAll(separator, '').replace(',', '.'))
}
