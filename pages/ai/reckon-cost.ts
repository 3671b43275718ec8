/** What a visitor fills in. `NaN` where nothing or no number is written. */
export interface TaskFigures {
  people: number
  hours: number
  hourCost: number
}

export const weeksInYear = 52

/** What a task costs in a year. Undefined unless all figures are positive. */
export function costOfYear({ people, hours, hourCost }: TaskFigures): number | undefined {
  const isWhole = [people, hours, hourCost].every((figure) => figure > 0 && Number.isFinite(figure))
  return isWhole ? people * hours * hourCost * weeksInYear : undefined
}

/** In how many weeks a pilot that saves half of the hours has saved its price. Undefined where that takes longer than a year. */
export function weeksToPayBack(year: number, pilotPrice: number): number | undefined {
  const weeks = Math.ceil(pilotPrice / (year / weeksInYear / 2))
  return weeks <= weeksInYear ? weeks : undefined
}
