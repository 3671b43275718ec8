/** `NaN` where a field is empty or has no number. */
export interface Task {
  people: number
  hours: number
  hourCost: number
}

/**
 * A number as people write it in a language. A sign stands for the decimal one unless it groups thousands: phones offer but one of both.
 * @param group the sign between thousands
 */
export function readNumber(text: string, group: string): number {
  const written = text.trim()
  const thousands = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+(?!\\d)`)
  const plain = thousands.test(written) ? written.replaceAll(group, '') : written
  return plain === '' ? Number.NaN : Number(plain.replace(',', '.'))
}

/** Without vacation, holidays and sick days, whose pay is part of what an hour costs. */
export const weeksWorked = 45

/** Undefined unless all numbers are positive. */
export function yearlyCost({ people, hours, hourCost }: Task): number | undefined {
  const isComplete = people > 0 && hours > 0 && hourCost > 0
  return isComplete ? people * hours * hourCost * weeksWorked : undefined
}

/** Of the hours, with the checking of results taken off: what the accounting firm in content/news/ia-no-dia-a-dia measured. */
const savedShare = 1 / 3

/** The months of the calendar in which the price is saved, with upkeep paid each month; infinite if that costs more. */
export function paybackMonths(year: number, price: number, upkeep: number): number {
  const saved = (year * savedShare) / 12 - upkeep
  return saved > 0 ? Math.ceil(price / saved) : Number.POSITIVE_INFINITY
}
