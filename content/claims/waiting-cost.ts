import { z } from 'zod'
import { localized } from '../checks/localized.schema.ts'
import { readContent } from '../read-content.ts'
import { companyFacts, currencies } from './company-facts.ts'

/**
 * Example values of the calculator on the AI page, which visitors overwrite, and the prices compared with the result.
 */
export const waitingCost: WaitingCost = {
  ...readContent<Pick<WaitingCost, 'people' | 'hours' | 'hourCost'>>('content/claims/waiting-cost.json'),
  currency: currencies,
  pilotPrice: companyFacts.pilotPrice.price,
  stagePrice: companyFacts.stagePrice.price,
  carePrice: companyFacts.aiCarePrice.price,
}

const amount = z.number().positive()

export const waitingCostSchema = z.strictObject({
  /** The number of people doing the task, and the weekly hours of each. */
  people: z.int().positive(),
  hours: amount.max(60),
  /** In the currency of the language. */
  hourCost: localized(amount),
  /** ISO 4217 */
  currency: localized(z.string().regex(/^[A-Z]{3}$/)),
  pilotPrice: localized(amount),
  /** The price of the stage that integrates the result into the client's systems. */
  stagePrice: localized(amount),
  /** A month, to keep the answers right. */
  carePrice: localized(amount),
})
export type WaitingCost = z.infer<typeof waitingCostSchema>
