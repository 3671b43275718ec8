import { z } from 'zod'
import { inEachLanguage } from '../../locales/localized.ts'
import { day, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { limits } from '../limits.ts'
import { readContent } from '../read-content.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import { policyDate } from './policy-date.ts'
import { choicesSection, policySections } from './sections.ts'

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
  intro: inEachLanguage((locale) => texts[locale].intro),
  sections: policySections(texts, sectionIds),
})

const section = z.strictObject({
  id: slug,
  title: localized(text(80)),
  html: localized(z.string().min(1, 'is empty')),
})

export const privacySchema = z.strictObject({
  updated: day,
  headTitle: localized(text(limits.title.most)),
  headDescription: localized(text(limits.description.most, limits.description.least)),
  title: localized(text(80)),
  intro: localized(z.string().min(1, 'is empty: begin with a paragraph, followed by a ## heading')),
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
