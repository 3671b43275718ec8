import { z } from 'zod'
import { didYouMean } from '../checks/did-you-mean.ts'
import {
  altText,
  dayHasCome,
  localized,
  publication,
  shownDay,
  slug,
  text,
  unique,
} from '../checks/localized.schema.ts'
import { picture } from '../checks/picture.schema.ts'
import { partners } from '../company/partners.ts'
import { limits } from '../limits.ts'
import { serviceId } from '../services/services.schema.ts'
import { contradictions, storyFactsSchema } from './story-facts.schema.ts'

const paragraphs = z.array(localized(text(600))).min(1)

const clientStory = z.strictObject({
  ...publication,
  slug,
  /** The displayed date, by which stories are sorted. */
  date: shownDay,
  /** The client's id in content/company/partners.ts. */
  client: z.string().superRefine((id, context) => {
    const known = partners.map((partner) => partner.id)
    if (!known.includes(id)) context.addIssue(`is not a company in content/company/partners.ts${didYouMean(id, known)}`)
  }),
  /** The services whose pages show the story. */
  services: z
    .array(serviceId)
    .min(1)
    .superRefine(unique('services', (id: string) => id)),
  /** The size of the company's team, the weeks it took, and the hours of the whole team. */
  people: z.int().positive(),
  weeks: z.int().positive(),
  hours: z.int().positive(),
  technologies: z.array(text(30)).min(1),
  img: picture,
  /** Of a photograph in place of the drawn cover. */
  imgAlt: altText.optional(),
  headTitle: localized(text(limits.title.most)),
  desc: localized(text(limits.description.most, limits.description.least)),
  title: localized(text(80)),
  problem: paragraphs,
  built: paragraphs,
  /** The number that changed, and how it was measured. */
  figure: z.strictObject({
    what: localized(text(60)),
    before: localized(text(20)),
    after: localized(text(20)),
    measured: localized(text(300)),
  }),
  quote: z.strictObject({ text: localized(text(200)), name: text(60), role: localized(text(60)) }),
  /** The only numbers and dates that the text may mention. */
  facts: storyFactsSchema,
})
export type ClientStory = z.infer<typeof clientStory>

export const storiesSchema = z
  .array(clientStory.superRefine(dayHasCome))
  .superRefine(unique('slug', (story: ClientStory) => story.slug))
  .superRefine((stories, context) => {
    for (const [index, story] of stories.entries())
      for (const { path, message } of contradictions(story))
        context.addIssue({ code: 'custom', path: [index, ...path], message })
  })
