/** The numbers of the fields, `NaN` where a field has none. */
export interface Task {
  people: number
  hours: number
  hourCost: number
}

/**
 * A number as people write it in a language. Phones offer only one of comma and point, so either is the decimal sign,
 * unless it groups thousands.
 * @param group the sign between thousands
 * @returns `NaN` for anything else
 */
export function readNumber(text: string, group: string): number {
  const written = text.trim()
  const thousands = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(?!\\d)`)
  const plain = thousands.test(written) ? written.replaceAll(group, '') : written
  // `Number` alone would also read an empty text, 0x10 and Infinity.
  return /^\d*[.,]?\d*$/.test(plain) ? Number.parseFloat(plain.replace(',', '.')) : Number.NaN
}

/** A year's weeks without vacation, holidays and sick days, whose pay is part of what an hour costs. */
export const weeksWorked = 45

/** Undefined unless all numbers are positive, and small enough to be multiplied. */
export function yearlyCost({ people, hours, hourCost }: Task): number | undefined {
  const cost = people * hours * hourCost * weeksWorked
  return cost > 0 && Number.isFinite(cost) ? cost : undefined
}

/** The share of hours saved after checking results, as the firm in content/news/ia-no-dia-a-dia measured. */
const savedShare = 1 / 3

/** The months of the calendar in which the price is saved, with upkeep paid each month; infinite if that costs more. */
export function paybackMonths(year: number, price: number, upkeep: number): number {
  const saved = (year * savedShare) / 12 - upkeep
  return saved > 0 ? Math.ceil(price / saved) : Number.POSITIVE_INFINITY
}
