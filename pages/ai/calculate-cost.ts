/** `NaN` for an empty field or an invalid number. */
export interface TaskInputs {
  people: number
  hours: number
  hourCost: number
}

/** Without vacation, holidays and sick days, whose pay is part of what an hour costs. */
export const weeksWorked = 45

/** Undefined unless all inputs are positive. */
export function yearlyCost({ people, hours, hourCost }: TaskInputs): number | undefined {
  const isWhole = [people, hours, hourCost].every((input) => input > 0 && Number.isFinite(input))
  return isWhole ? people * hours * hourCost * weeksWorked : undefined
}

/** The weeks in which work that saves half of the hours pays for itself. */
export function paybackWeeks(year: number, price: number): number {
  return Math.ceil(price / (year / weeksWorked / 2))
}

/** Reads a number in the locale's format, such as 1.500,5 in Portuguese; `NaN` for anything else. */
export function readNumber(text: string, locale: string): number {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const plain = text.trim().replaceAll(mark('group'), '').replace(mark('decimal'), '.')
  return plain === '' ? Number.NaN : Number(plain)
}
