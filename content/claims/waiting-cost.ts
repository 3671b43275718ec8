import { z } from 'zod'
import { define } from '../define.ts'
import { localized } from '../schema/fields.ts'
import { companyFacts, currencies } from './company-facts.ts'

const amount = z.number().positive()

const waitingCostSchema = z.strictObject({
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

/**
 * Example values of the calculator on the AI page, which visitors overwrite, and the prices compared with the result.
 */
export const waitingCost = define('content/claims/waiting-cost.ts', waitingCostSchema, {
  people: 15,
  hours: 10,
  hourCost: {
    'pt-br': 70,
    'en-us': 38,
    'es-es': 26,
  },
  currency: currencies,
  pilotPrice: companyFacts.pilotPrice.price,
  stagePrice: companyFacts.stagePrice.price,
  carePrice: companyFacts.aiCarePrice.price,
})
