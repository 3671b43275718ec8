import { z } from 'zod'
import { slug } from '../schema/fields.ts'
import { publicFile } from '../schema/pictures.ts'
import { storySlugs } from '../stories/stories.ts'
import { localizedText, text } from '../text/text.schema.ts'

const person = {
  name: text(60),
  role: localizedText(80),
  photo: publicFile,
}
const founder = z.strictObject({
  ...person,
  id: z.enum(['ceo', 'cto']),
  roleTag: text(12),
  bio: localizedText(420),
  attributes: z.array(localizedText(60)).min(1),
})

/** The portraits are illustrations: to use a real photo, replace the file. */
export const peopleSchema = z.strictObject({
  /** The slug is that of the business card. */
  ceo: founder.extend({ slug }),
  cto: founder,
  /** Answers visitors together with the CEO. */
  proposals: z.strictObject({ ...person, id: z.literal('proposals') }),
  testimonial: z.strictObject({
    ...person,
    id: z.literal('testimonial'),
    quote: localizedText(480),
    /** The slug of the story of the speaker's company. */
    story: z.enum(storySlugs),
  }),
})
