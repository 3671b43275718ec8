import { expect, test } from 'vitest'
import { companyFacts } from '../../content/claims/company-facts.ts'
import { stages } from './PilotWeeks.tsx'

test('the stages fill the weeks of a pilot', () => {
  expect(stages.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(companyFacts.pilotWeeks.count)
})
