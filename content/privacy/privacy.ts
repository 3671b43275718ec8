import { z } from 'zod'
import { inEachLanguage } from '../../locales/localized.ts'
import { day, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { limits } from '../limits.ts'
import { readContent } from '../read-content.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import type { Block, Inline } from '../text/rich-text.ts'
import { policyDate } from './policy-date.ts'
import { choicesSection, introOf, policySections } from './sections.ts'

const { sectionIds, headTitle, headDescription, title } = readContent<PrivacyFile>('content/privacy/privacy.json')
const files = markdownFiles('content/privacy')
const texts = inEachLanguage((locale) => files[locale]())

/**
 * The officer, the transfer clauses, and the statements about laws are invented: the owner confirms them with counsel
 * before the site goes public.
 */
export const privacyPolicy: PrivacyPolicy = filled({
  updated: policyDate,
  headTitle,
  headDescription,
  title,
  intro: introOf(texts),
  sections: policySections(texts, sectionIds),
})

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

interface PrivacyFile extends Pick<PrivacyPolicy, 'headTitle' | 'headDescription' | 'title'> {
  /**
   * In heading order; links refer to these ids, so they are the same in every language and do not change with a title.
   */
  sectionIds: string[]
}
