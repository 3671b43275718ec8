import { companyFacts, currencies } from './company-facts.ts'
import type { WaitingCost } from './waiting-cost.schema.ts'

/** What the AI page reckons with: an example that a visitor overwrites, and what a pilot and the stage after it cost, which the outcome is held against. */
export const waitingCost: WaitingCost = {
  people: 12,
  hours: 10,
  hourCost: { 'pt-br': 60, 'en-us': 35, 'es-es': 24 },
  currency: currencies,
  pilotPrice: companyFacts.pilotPrice.value.price,
  stagePrice: companyFacts.stagePrice.value.price,
}
