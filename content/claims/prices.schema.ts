import { z } from 'zod'
import { localized } from '../schema/fields.ts'

/** A larger ratio between two currencies is a typo, such as 18.000 for 18000. */
const maxCurrencyRatio = 20
const price = localized(z.int().positive()).refine(
  (prices) => Math.max(...Object.values(prices)) <= maxCurrencyRatio * Math.min(...Object.values(prices)),
  'differs too much between languages: write thousands as in 18000',
)

export const pricesSchema = z.strictObject({
  /** The currency in which readers of a language pay (ISO 4217); the prices are whole units of it. */
  currency: localized(z.string().regex(/^[A-Z]{3}$/, 'is not the code of a currency such as EUR')),
  /** Of a mid-level professional, and of a senior one. */
  hour: price,
  seniorHour: price,
  /** A month in which somebody is on call. */
  onCall: price,
  stage: price,
  scope: price,
  pilot: price,
  /** A round of design. */
  design: price,
  /** The first one between two systems. */
  integration: price,
  codeReview: price,
  /** What a buyer may have for the first year: the answer about it says what that buys. */
  budget: price,
  /** What one client pays its cloud provider, about, for a month. */
  cloud: price,
  /** Coverage of the professional liability insurance. */
  insurance: price,
  /** The project of a client story whose scope readers can see. */
  sampleProject: z.strictObject({ price, weeks: z.int().positive() }),
})
export type Prices = z.infer<typeof pricesSchema>

const fact = z.union(
  [
    /** One for all, or by language. */
    z.strictObject({ count: z.union([z.int().positive(), localized(z.int().positive())]) }),
    /** Formatted without separators. */
    z.strictObject({ year: z.int().min(1900) }),
    z.strictObject({ percent: z.number().positive() }),
    /** Checked where it is written, in prices.ts. */
    z.strictObject({ price: z.custom<Prices['hour']>() }),
  ],
  'is neither a whole { count }, with thousands as in 18000, nor a { year }, a { percent } or a { price }',
)
export type CompanyFact = z.infer<typeof fact>

export const companyFactsSchema = z.record(z.string(), fact)
