import { z } from 'zod'
import { localeIds } from '../../locales/locales.ts'
import { day, localized, text } from '../checks/localized.schema.ts'
import { companyFacts } from '../claims/company-facts.ts'
import { stories } from '../stories/stories.ts'
import { unknownNumbers } from '../stories/story-facts.schema.ts'

const sentence = localized(text(320))

const section = z.strictObject({
  heading: localized(text(60)),
  text: sentence.optional(),
  items: z.array(sentence).min(1).optional(),
})

/** All stages have the same length. */
const stage = z.strictObject({
  /** What the client can use at the end of the stage. */
  result: localized(text(120)),
  /** In whole units of each language's currency. */
  price: localized(z.int().positive()),
})

const scope = z.strictObject({
  /** The name of the download, without its extension. */
  file: localized(z.string().regex(/^\p{Ll}+(-\p{Ll}+)*$/u, 'is not a file name: use lowercase letters and hyphens')),
  /** The slug of the client story about this project. */
  story: z.string(),
  title: localized(text(70)),
  /** Who wrote it for whom, and that its prices are today's. */
  note: sentence,
  /** The first page. */
  why: z.array(section).min(1),
  /** The second page begins with the stages and their prices. */
  stages: z.strictObject({
    heading: localized(text(60)),
    stage: localized(text(20)),
    result: localized(text(40)),
    price: localized(text(20)),
    weeks: localized(text(20)),
    list: z.array(stage).min(1),
    text: sentence,
  }),
  how: z.array(section).min(1),
  /** The signing date, in São Paulo. */
  date: day,
  /** The signer. */
  signed: sentence,
})
export type SampleScope = z.infer<typeof scope>

/** The scope must not contradict the story of the same project. */
export const sampleScopeSchema = scope.superRefine(({ story: slug, stages, date, note, why: [problem] }, context) => {
  const story = stories.find((candidate) => candidate.slug === slug)
  const weeks = stages.list.length * companyFacts.stageWeeks.value.count
  if (!story)
    context.addIssue({ code: 'custom', path: ['story'], message: `is not a story in content/stories: "${slug}"` })
  else if (story.weeks !== weeks)
    context.addIssue({
      code: 'custom',
      path: ['stages', 'list'],
      message: `takes ${weeks} weeks, but the story says ${story.weeks}`,
    })
  if (!story) return
  const { scope: signed } = story.facts.timeline
  if (date !== signed)
    context.addIssue({ code: 'custom', path: ['date'], message: `is ${date}, but the story says ${signed}` })
  for (const locale of localeIds) {
    for (const [path, text] of [
      [['note', locale], note[locale]],
      [['why', 0, 'text', locale], problem?.text?.[locale] ?? ''],
    ] as const)
      for (const { words } of unknownNumbers(story, text, locale))
        context.addIssue({
          code: 'custom',
          path: [...path],
          message: `says "${words}", which is not a fact of the story "${slug}"`,
        })
    const sum = stages.list.reduce((whole, { price }) => whole + price[locale], 0)
    const { from, to } = story.facts.price[locale]
    if (sum < from || sum > to)
      context.addIssue({
        code: 'custom',
        path: ['stages', 'list'],
        message: `costs ${sum} in ${locale}, but the story says ${from} to ${to}`,
      })
  }
})
