import { z } from 'zod'
import { localeIds } from '../../locales/locales.ts'
import { day, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { serviceId } from '../services/services.schema.ts'

const claim = {
  /** The founder, by key in people.ts, who is asked when the claim is due for review. */
  owner: z.enum(['ceo', 'cto']),
  /** The build warns from the next day on. */
  reviewBy: day,
}

/** A larger ratio between two currencies is a typo, such as 18.000 for 18_000. */
const maxCurrencyRatio = 20
const price = localized(z.number().positive()).refine(
  (prices) => Math.max(...Object.values(prices)) <= maxCurrencyRatio * Math.min(...Object.values(prices)),
  'differs too much between languages: write thousands as in 18_000',
)

const fact = z.strictObject({
  ...claim,
  /** The service that the claim is about, if any. */
  service: serviceId.optional(),
  value: z.union(
    [
      z.strictObject({ count: z.int().positive() }),
      /** Formatted without separators. */
      z.strictObject({ year: z.int().min(1900) }),
      /** In whole units of each language's currency. */
      z.strictObject({ price }),
    ],
    'is neither a whole { count }, nor a { year }, nor a { price } in every language, with thousands as in 18_000',
  ),
})
export type CompanyFact = z.infer<typeof fact>

/** Prices that are a number of times another one. */
const products = [
  ['firstVersionFrom', 'fewestStages', 'stagePrice'],
  ['firstVersionTo', 'mostStages', 'stagePrice'],
  ['carePrice', 'careHours', 'careHourPrice'],
] as const

/** A stage must cost at least as much as its hours. */
export const companyFactsSchema = z
  .record(z.string(), fact)
  .superRefine(({ hourPrice, stageHours, stagePrice }, context) => {
    if (!hourPrice || !stageHours || !stagePrice) return
    if (!('price' in hourPrice.value) || !('count' in stageHours.value) || !('price' in stagePrice.value)) return
    for (const locale of localeIds) {
      const due = stageHours.value.count * hourPrice.value.price[locale]
      if (stagePrice.value.price[locale] < due)
        context.addIssue({
          code: 'custom',
          path: ['stagePrice', 'value', 'price', locale],
          message: `is ${stagePrice.value.price[locale]}, but ${stageHours.value.count} hours cost ${due}`,
        })
    }
  })
  .superRefine((facts, context) => {
    for (const [sum, count, part] of products) {
      const [total, times, each] = [facts[sum]?.value, facts[count]?.value, facts[part]?.value]
      if (!total || !times || !each || !('price' in total) || !('count' in times) || !('price' in each)) continue
      for (const locale of localeIds) {
        const due = times.count * each.price[locale]
        if (total.price[locale] !== due)
          context.addIssue({
            code: 'custom',
            path: [sum, 'value', 'price', locale],
            message: `is ${total.price[locale]}, but ${times.count} × ${each.price[locale]} is ${due}`,
          })
      }
    }
  })

const answeringPages = [...serviceId.options, 'aiLanding', 'factory', 'hire'] as const
export type AnsweringPage = (typeof answeringPages)[number]

const answered = {
  ...claim,
  id: slug,
  question: localized(text(80)),
  answer: localized(text(340)),
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

/** Each page answers two or three questions: fewer are no list, and nobody reads more before a call. */
export const answersSchema = z
  .array(answer)
  .superRefine(unique('id', (entry: Answer) => entry.id))
  .superRefine((answers, context) => {
    for (const page of answeringPages) {
      const { length } = answers.filter((entry) => entry.page === page)
      if (length < 2 || length > 3)
        context.addIssue({
          code: 'custom',
          message: `the page "${page}" has ${length} answers, but needs two or three`,
        })
    }
  })
