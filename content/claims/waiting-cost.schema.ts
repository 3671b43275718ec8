import { z } from 'zod'
import { localized } from '../checks/localized.schema.ts'

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
