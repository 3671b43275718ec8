import { z } from 'zod'
import { define } from '../define.ts'
import { localized } from '../schema/fields.ts'

const amount = z.number().positive()

const waitingCostSchema = z.strictObject({
  /** The number of people doing the task, and the weekly hours of each. */
  people: z.int().positive(),
  hours: amount.max(60),
  /** In the currency of the language. */
  hourCost: localized(amount),
})

/** Example values of the calculator on the AI page, which visitors overwrite. */
export const waitingCost = define('content/claims/waiting-cost.ts', waitingCostSchema, {
  people: 15,
  hours: 10,
  hourCost: {
    'pt-br': 70,
    'en-us': 38,
    'es-es': 26,
  },
})
