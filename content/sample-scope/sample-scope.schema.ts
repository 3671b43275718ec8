import { z } from 'zod'
import { day, localized, text } from '../checks/localized.schema.ts'
import { companyFacts } from '../claims/company-facts.ts'
import { stories } from '../stories/stories.ts'

const sentence = localized(text(320))

const section = z.strictObject({
  heading: localized(text(60)),
  text: sentence.optional(),
  items: z.array(sentence).min(1).optional(),
})

/** All stages have the same length and price. */
const stage = z.strictObject({
  /** What the client can use at the end of the stage. */
  result: localized(text(120)),
})

const scope = z.strictObject({
  /** The name of the download, without its extension. */
  file: localized(z.string().regex(/^\p{Ll}+(-\p{Ll}+)*$/u, 'is not a file name: use lowercase letters and hyphens')),
  /** The slug of the client story about this project. */
  story: z.string(),
  title: localized(text(70)),
  /** Who wrote it for whom, and whose prices it shows. */
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

const storyOf = (slug: string) => stories.find((story) => story.slug === slug)

/** The scope must not contradict the story of the same project. */
export const sampleScopeSchema = scope
  .refine(({ story }) => stories.some(({ slug }) => slug === story), {
    path: ['story'],
    message: 'is not a story in content/stories',
    abort: true,
  })
  .refine(({ story, stages }) => storyOf(story)?.weeks === stages.list.length * companyFacts.stageWeeks.count, {
    path: ['stages', 'list'],
    message: 'takes another number of weeks than the story',
  })
  .refine(({ story, date }) => date <= (storyOf(story)?.started ?? ''), {
    path: ['date'],
    message: 'is after the start of the project in the story',
  })
