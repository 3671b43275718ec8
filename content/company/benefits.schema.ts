import { z } from 'zod'
import { localeIds } from '../../locales/locales.ts'
import { eachOf, localized, text } from '../checks/localized.schema.ts'
import { stories } from '../stories/stories.ts'
import { unknownNumbers } from '../stories/story-facts.schema.ts'

const benefitId = z.enum(['automation', 'decisions', 'customization', 'cost', 'productivity'])
const benefit = z.strictObject({
  id: benefitId,
  /** The slug of the client story whose numbers it repeats. */
  story: z.string().optional(),
  // The specification names these two fields in Portuguese; the page calls them title and text.
  titulo: localized(text(60)),
  descricao: localized(text(180)),
})
export type Benefit = z.infer<typeof benefit>
export const benefitsSchema = z
  .array(benefit)
  .superRefine(eachOf('id', benefitId.options, (entry: Benefit) => entry.id))
  .superRefine((benefits, context) => {
    for (const [index, { story: slug, descricao }] of benefits.entries()) {
      if (!slug) continue
      const story = stories.find((candidate) => candidate.slug === slug)
      if (!story) {
        context.addIssue({
          code: 'custom',
          path: [index, 'story'],
          message: `is not a story in content/stories: "${slug}"`,
        })
        continue
      }
      for (const locale of localeIds)
        for (const { words } of unknownNumbers(story, descricao[locale], locale))
          context.addIssue({
            code: 'custom',
            path: [index, 'descricao', locale],
            message: `says "${words}", which is not a fact of the story "${slug}"`,
          })
    }
  })
