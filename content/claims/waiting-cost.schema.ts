import { z } from 'zod'
import { localized } from '../checks/localized.schema.ts'

const amount = z.number().positive()

export const waitingCostSchema = z.strictObject({
  /** How many people do the task, and how many hours a week each. */
  people: z.int().positive(),
  hours: amount.max(60),
  /** In the currency of the language. */
  hourCost: localized(amount),
  /** ISO 4217. */
  currency: localized(z.string().regex(/^[A-Z]{3}$/)),
  pilotPrice: localized(amount),
  /** Of the stage that connects the outcome to the client's systems. */
  stagePrice: localized(amount),
})
export type WaitingCost = z.infer<typeof waitingCostSchema>
