import { z } from 'zod'
import { day, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { limits } from '../limits.ts'
import type { Block, Inline } from '../text/rich-text.ts'
import { choicesSection } from './sections.ts'

const section = z.strictObject({
  id: slug,
  title: localized(text(80)),
  body: localized(z.array(z.custom<Block>()).min(1, 'is empty')),
})

export const privacySchema = z.strictObject({
  updated: day,
  headTitle: localized(text(limits.title.most)),
  headDescription: localized(text(limits.description.most, limits.description.least)),
  title: localized(text(80)),
  intro: localized(z.array(z.custom<Inline>())),
  sections: z
    .array(section)
    .superRefine(unique('id', (entry: z.infer<typeof section>) => entry.id))
    .refine(
      (sections) => sections.some(({ id }) => id === choicesSection),
      `has no section "${choicesSection}": the page shows the buttons to withdraw consent there`,
    ),
})
export type PrivacyPolicy = z.infer<typeof privacySchema>
