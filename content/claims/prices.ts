import { z } from 'zod'
import { define } from '../define.ts'
import { localized } from '../schema/fields.ts'

/** A price in each language. Below `least` or above `most`, which hold in any currency, it is a typo such as 18.000. */
function price(least: number, most: number) {
  const words = `is not between ${least} and ${most}: correct the number, with thousands as in 18000`
  return localized(z.int().min(least, words).max(most, words))
}

const pricesSchema = z.strictObject({
  /** The currency in which readers of a language pay (ISO 4217); the prices are whole units of it. */
  currency: localized(z.string().regex(/^[A-Z]{3}$/, 'is not the code of a currency such as EUR')),
  /** The hourly rates of a mid-level and of a senior professional. */
  hour: price(10, 900),
  seniorHour: price(10, 900),
  /** A month of having somebody on call. */
  onCall: price(100, 9000),
  stage: price(5000, 900_000),
  scope: price(1000, 90_000),
  pilot: price(5000, 400_000),
  /** A round of design. */
  design: price(2000, 200_000),
  /** A first integration between two systems. */
  integration: price(2000, 300_000),
  codeReview: price(900, 90_000),
  /** About what one client pays in a month for the model and the cloud of its assistant. */
  model: price(50, 9000),
  /** Coverage of the professional liability insurance. */
  insurance: price(100_000, 20_000_000),
  /** The project of a client story whose scope readers can see. */
  sampleProject: z.strictObject({ price: price(10_000, 2_000_000), weeks: z.int().positive() }),
})
export type Prices = z.infer<typeof pricesSchema>

const fact = z.union(
  [
    /** One number for all languages, or one for each. */
    z.strictObject({ count: z.union([z.int().nonnegative(), localized(z.int().nonnegative())]) }),
    /** Formatted without separators. */
    z.strictObject({ year: z.int().min(1900) }),
    z.strictObject({ percent: z.number().positive() }),
    /** Taken from `prices`, which has been parsed. */
    z.strictObject({ price: z.custom<Prices['hour']>() }),
  ],
  'is neither a whole { count }, with thousands as in 18000, nor a { year }, a { percent } or a { price }',
)
export type CompanyFact = z.infer<typeof fact>

export const companyFactsSchema = z.record(z.string(), fact)

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
  model: {
    'pt-br': 1100,
    'en-us': 215,
    'es-es': 195,
  },
  insurance: {
    'pt-br': 2000000,
    'en-us': 400000,
    'es-es': 350000,
  },
  sampleProject: { price: { 'pt-br': 360000, 'en-us': 70000, 'es-es': 64000 }, weeks: 16 },
})
