import { z } from 'zod'
import { localized, slug, text } from '../checks/localized.schema.ts'
import { publicFile } from '../checks/picture.schema.ts'
import { stories } from '../stories/stories.ts'

const person = {
  name: text(60),
  role: localized(text(80)),
  photo: publicFile,
}
const founder = z.strictObject({
  ...person,
  id: z.enum(['ceo', 'cto']),
  slug,
  roleTag: text(12),
  bio: localized(text(420)),
  attributes: z.array(localized(text(60))).min(1),
})

/** The portraits are illustrations: to use a real photo, replace the file. */
export const peopleSchema = z.strictObject({
  ceo: founder,
  cto: founder,
  /** Answers visitors together with the CEO. */
  proposals: z.strictObject({ ...person, id: z.literal('proposals') }),
  testimonial: z.strictObject({
    ...person,
    id: z.literal('testimonial'),
    quote: localized(text(480)),
    /** The slug of the story of the speaker's company. */
    story: z.enum(stories.map(({ slug }) => slug)),
  }),
})
export type People = z.infer<typeof peopleSchema>
