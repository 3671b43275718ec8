import { z } from 'zod'
import { localeIds } from '../../locales/locales.ts'
import { day, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { serviceId } from '../services/services.schema.ts'

/** What every claim has besides its content. */
const claim = {
  /** Who keeps it, and is asked when it is due for review: a founder, by the key in people.ts. */
  owner: z.enum(['ceo', 'cto']),
  /** From the next day on the build warns that it is due for review. */
  reviewBy: day,
}

/** No two currencies of the site differ by more than this factor, so a larger gap is a typo such as 18.000 for 18_000. */
const maxCurrencyRatio = 20
const price = localized(z.number().positive()).refine(
  (prices) => Math.max(...Object.values(prices)) <= maxCurrencyRatio * Math.min(...Object.values(prices)),
  'is far apart between languages: write thousands as in 18_000',
)

const fact = z.strictObject({
  ...claim,
  /** The service that it is about, where it is about one: without that service no text may say it. */
  service: serviceId.optional(),
  value: z.union([
    z.strictObject({ count: z.int().positive() }),
    /** Written without separators. */
    z.strictObject({ year: z.int().min(1900) }),
    /** In whole units of the currency that readers of each language pay in. */
    z.strictObject({ price }),
  ]),
})
export type CompanyFact = z.infer<typeof fact>

/** The price of a first version is the price of its stages, and the hours of a stage are worth its price. */
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
  .superRefine(({ stagePrice, fewestStages, mostStages, firstVersionFrom, firstVersionTo }, context) => {
    for (const [sum, stages] of Object.entries({ firstVersionFrom: fewestStages, firstVersionTo: mostStages })) {
      const total = { firstVersionFrom, firstVersionTo }[sum]?.value
      if (
        !stages ||
        !stagePrice ||
        !total ||
        !('count' in stages.value) ||
        !('price' in stagePrice.value) ||
        !('price' in total)
      )
        continue
      for (const locale of localeIds) {
        const due = stages.value.count * stagePrice.value.price[locale]
        if (total.price[locale] !== due)
          context.addIssue({
            code: 'custom',
            path: [sum, 'value', 'price', locale],
            message: `is ${total.price[locale]}, but ${stages.value.count} stages cost ${due}`,
          })
      }
    }
  })

/** The services by their ids, and the landing pages. */
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
  /** Where it is asked most: other pages link to the page of all answers. */
  page: z.enum(answeringPages),
})
export type Answer = z.infer<typeof answer>

/** The parts of the page of all answers; the id is the anchor. */
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
        context.addIssue({ code: 'custom', message: `the page "${page}" has ${length} answers: give it two or three` })
    }
  })
