import { define } from '../define.ts'
import { pricesSchema } from './prices.schema.ts'

/** In whole units of each language's currency. All are invented: the owner confirms them before the site goes public. */
export const prices = define('content/claims/prices.ts', pricesSchema, {
  currency: {
    'pt-br': 'BRL',
    'en-us': 'USD',
    'es-es': 'EUR',
  },
  hour: {
    'pt-br': 180,
    'en-us': 36,
    'es-es': 33,
  },
  seniorHour: {
    'pt-br': 230,
    'en-us': 46,
    'es-es': 42,
  },
  onCall: {
    'pt-br': 2400,
    'en-us': 400,
    'es-es': 360,
  },
  stage: {
    'pt-br': 90000,
    'en-us': 17500,
    'es-es': 16000,
  },
  scope: {
    'pt-br': 18000,
    'en-us': 3500,
    'es-es': 3200,
  },
  pilot: {
    'pt-br': 68000,
    'en-us': 13000,
    'es-es': 12000,
  },
  design: {
    'pt-br': 38000,
    'en-us': 7500,
    'es-es': 6800,
  },
  integration: {
    'pt-br': 52000,
    'en-us': 10000,
    'es-es': 9200,
  },
  codeReview: {
    'pt-br': 14000,
    'en-us': 2700,
    'es-es': 2500,
  },
  budget: {
    'pt-br': 400000,
    'en-us': 90000,
    'es-es': 80000,
  },
  cloud: {
    'pt-br': 900,
    'en-us': 170,
    'es-es': 150,
  },
  insurance: {
    'pt-br': 2000000,
    'en-us': 400000,
    'es-es': 350000,
  },
  sampleProject: { price: { 'pt-br': 360000, 'en-us': 70000, 'es-es': 64000 }, weeks: 16 },
})
