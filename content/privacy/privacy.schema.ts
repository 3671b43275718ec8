import { z } from 'zod'
import { contactForm } from '../../forms/contact.ts'
import { leadForm } from '../../forms/lead.ts'
import { localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { limits } from '../limits.ts'
import { day, slug } from '../schema/fields.ts'
import { localizedText, markdownIn } from '../text/text.schema.ts'

/** The page shows the buttons to withdraw consent below this section. */
export const choicesSection = 'cookies'

const formFields = [...new Set([contactForm, leadForm].flatMap(({ fields }) => Object.keys(fields)))].sort()

export const privacySchema = z
  .strictObject({
    /** The date of the last change, which visitors see. */
    updated: day,
    listedFields: z
      .array(z.string())
      .refine(
        (listed) => [...listed].sort().join() === formFields.join(),
        `are not those of the forms (${formFields.join(', ')}): correct the list, and set the policy's date`,
      ),
    headTitle: localizedText(limits.title.most),
    headDescription: localizedText(limits.description.most, limits.description.least),
    title: localizedText(80),
    /**
     * One for each ## heading, in that order; links refer to these ids, so they are the same in every language and do not
     * change with a title.
     */
    sectionIds: z
      .array(slug)
      .refine(
        (ids) => ids.includes(choicesSection),
        `has no "${choicesSection}": the page shows the buttons to withdraw consent there`,
      )
      .refine((ids) => new Set(ids).size === ids.length, 'has an id twice'),
    /** The folder of the Markdown files. */
    text: markdownIn(400),
  })
  .transform(({ sectionIds, text, listedFields: _, ...policy }, context) => {
    for (const locale of localeIds) {
      const { length } = text[locale].sections
      if (length !== sectionIds.length)
        context.addIssue(
          `content/privacy/${locale}.md: has ${length} ## headings, but privacy.ts has ${sectionIds.length} sectionIds (${sectionIds.join(', ')}): add or remove one`,
        )
    }
    const sections = sectionIds.map((id, index) => ({
      id,
      title: inEachLanguage((locale) => text[locale].sections[index]?.title ?? ''),
      html: inEachLanguage((locale) => text[locale].sections[index]?.html ?? ''),
    }))
    return { ...policy, intro: inEachLanguage((locale) => text[locale].intro), sections }
  })
