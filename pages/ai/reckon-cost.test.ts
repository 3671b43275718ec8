import { describe, expect, test } from 'vitest'
import { costOfYear, weeksToPayBack } from './reckon-cost'

describe('what a task costs in a year', () => {
  test.each([
    [{ people: 6, hours: 8, hourCost: 60 }, 149_760],
    [{ people: 1, hours: 0.5, hourCost: 62.5 }, 1625],
  ])('%o: %i', (figures, year) => {
    expect(costOfYear(figures)).toBe(year)
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('is unknown where a figure is %d', (figure) => {
    expect(costOfYear({ people: figure, hours: 8, hourCost: 60 })).toBeUndefined()
    expect(costOfYear({ people: 6, hours: 8, hourCost: figure })).toBeUndefined()
  })
})

test.each([
  [5200, 2600, 52],
  [5200, 2601, undefined],
  [5200, 1, 1],
  [5200, 120, 3],
])('a task of %i a year pays back %i in weeks: %s', (year, price, weeks) => {
  expect(weeksToPayBack(year, price)).toBe(weeks)
})
