import { expect, test } from 'vitest'
import { overdueClaims } from './overdue.ts'

/** The last moment of March 31, 2027, in the company's time zone. */
const lastInstant = new Date('2027-04-01T02:59:59Z')
const claims = {
  hourPrice: { owner: 'ceo', reviewBy: '2027-03-31' },
  warrantyDays: { owner: 'cto', reviewBy: '2027-06-30' },
}

test('a claim is not overdue before the end of its last day', () => {
  expect(overdueClaims(claims, lastInstant)).toEqual([])
})

test('from the next day on, a warning names the claim, its owner, and what to do', () => {
  const [warning, ...others] = overdueClaims(claims, new Date(lastInstant.getTime() + 1000))
  expect(warning).toMatch(/"hourPrice".*2027-03-31.*ceo must review it/)
  expect(others).toEqual([])
})

test('every fact and answer of the site has a review date', () => {
  expect(overdueClaims(undefined, new Date('2999-01-01')).length).toBeGreaterThan(20)
})
