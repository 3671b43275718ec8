/** What a visitor fills in. `NaN` where nothing or no number is written. */
export interface TaskInputs {
  people: number
  hours: number
  hourCost: number
}

/** Without vacation and holidays, whose pay is part of what an hour costs. */
export const weeksWorked = 48

/** What a task costs in a year. Undefined unless all figures are positive. */
export function yearlyCost({ people, hours, hourCost }: TaskInputs): number | undefined {
  const isWhole = [people, hours, hourCost].every((input) => input > 0 && Number.isFinite(input))
  return isWhole ? people * hours * hourCost * weeksWorked : undefined
}

/** In how many weeks work that saves half of the hours has saved its price. Undefined where that takes longer than a year. */
export function paybackWeeks(year: number, price: number): number | undefined {
  const weeks = Math.ceil(price / (year / weeksWorked / 2))
  return weeks <= weeksWorked ? weeks : undefined
}

/** A number as a language writes it: 1.500,5 in Portuguese is 1,500.5 in English. `NaN` for anything else. */
export function readNumber(text: string, locale: string): number {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const plain = text.trim().replaceAll(mark('group'), '').replace(mark('decimal'), '.')
  return plain === '' ? Number.NaN : Number(plain)
}
