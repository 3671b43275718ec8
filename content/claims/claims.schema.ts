import { z } from 'zod'
import { localized, slug, text, unique } from '../checks/localized.schema.ts'
import { serviceId } from '../services/services.schema.ts'

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
  /** An example of a larger project. */
  budget: price,
  /** Coverage of the professional liability insurance. */
  insurance: price,
})
export type Prices = z.infer<typeof pricesSchema>

const fact = z.union(
  [
    /** One for all, or by language. */
    z.strictObject({ count: z.union([z.int().positive(), localized(z.int().positive())]) }),
    /** Formatted without separators. */
    z.strictObject({ year: z.int().min(1900) }),
    /** Checked where it is written, in prices.json. */
    z.strictObject({ price: z.custom<Prices['hour']>() }),
  ],
  'is neither a whole { count }, with thousands as in 18000, nor a { year }, nor a { price }',
)
export type CompanyFact = z.infer<typeof fact>

export const companyFactsSchema = z.record(z.string(), fact)

const answeringPages = [...serviceId.options, 'aiLanding', 'factory', 'hire'] as const
export type AnsweringPage = (typeof answeringPages)[number]

const answered = {
  id: slug,
  question: localized(text(80)),
  answer: localized(text(400)),
}
const answer = z.strictObject({
  ...answered,
  /** The page where the question is asked most; other pages link to the page of all answers. */
  page: z.enum(answeringPages),
})
export type Answer = z.infer<typeof answer>

/** The id is the anchor on the page of all answers. */
const answerGroup = z.strictObject({
  id: slug,
  title: localized(text(40)),
  answers: z.array(z.strictObject(answered)).min(1),
})
export type AnswerGroup = z.infer<typeof answerGroup>
export const answerGroupsSchema = z.array(answerGroup).superRefine(unique('id', (group: AnswerGroup) => group.id))

/** Each page answers at most three questions, because nobody reads more before a call. */
export const answersSchema = z
  .array(answer)
  .superRefine(unique('id', (entry: Answer) => entry.id))
  .superRefine((answers, context) => {
    for (const page of answeringPages) {
      const { length } = answers.filter((entry) => entry.page === page)
      if (length < 1 || length > 3)
        context.addIssue({
          code: 'custom',
          message: `has ${length} answers for the page "${page}", but needs one to three`,
        })
    }
  })
