import { companyFacts, currencies } from './company-facts.ts'
import type { WaitingCost } from './waiting-cost.schema.ts'

/**
 * Example values of the calculator on the AI page, which visitors overwrite, and the prices compared with the result.
 */
export const waitingCost: WaitingCost = {
  people: 15,
  hours: 10,
  hourCost: { 'pt-br': 70, 'en-us': 38, 'es-es': 26 },
  currency: currencies,
  pilotPrice: companyFacts.pilotPrice.price,
  stagePrice: companyFacts.stagePrice.price,
  carePrice: companyFacts.aiCarePrice.price,
}
