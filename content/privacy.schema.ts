import { z } from 'zod'
import { day, localized, slug, text, unique } from './localized.schema'

const section = z.strictObject({
  id: slug,
  title: localized(text(80)),
  paragraphs: z.array(localized(text(1200))).min(1),
  bullets: z.array(localized(text(300))).optional(),
})
export const privacySchema = z.strictObject({
  updated: day,
  headTitle: localized(text(52)),
  headDescription: localized(text(160)),
  title: localized(text(80)),
  intro: localized(text(900)),
  sections: z
    .array(section)
    .length(9)
    .superRefine(unique('id', (entry: z.infer<typeof section>) => entry.id)),
})
export type PrivacyPolicy = z.infer<typeof privacySchema>
