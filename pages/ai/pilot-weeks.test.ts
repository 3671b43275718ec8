import { expect, test } from 'vitest'
import { companyFacts } from '../../content/claims/company-facts.ts'
import { pilotStages } from './PilotWeeks.tsx'

test('the stages of a pilot take the weeks that it is sold for', () => {
  expect(pilotStages.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(companyFacts.pilotWeeks.count)
})
