import { z } from 'zod'
import { fixedLocale } from '../../locales/language-settings.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { localized, slug, text } from '../checks/localized.schema.ts'
import { publicFile } from '../checks/picture.schema.ts'
import { readContent } from '../read-content.ts'
import { stories } from '../stories/stories.ts'
import { filled } from '../text/placeholders.ts'

export const people = filled(readContent<People>('content/company/people.json'))

/** Who reads what visitors send. */
export function whoAnswers(locale: LocaleId) {
  return inOneLanguage([people.ceo, people.proposals], locale).map(({ name, role, photo }) => ({ name, role, photo }))
}

/** Who reads what is sent with the form for Brazil; readers elsewhere are led to the contact form, which names them. */
export function whoAnswersLeads(locale: LocaleId) {
  return fixedLocale === undefined || fixedLocale === locale ? whoAnswers(locale) : []
}

export function founders(locale: LocaleId) {
  return inOneLanguage([people.ceo, people.cto], locale)
}

const person = {
  name: text(60),
  role: localized(text(80)),
  photo: publicFile,
}
const founder = z.strictObject({
  ...person,
  id: z.enum(['ceo', 'cto']),
  roleTag: text(12),
  bio: localized(text(420)),
  attributes: z.array(localized(text(60))).min(1),
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
    quote: localized(text(480)),
    /** The slug of the story of the speaker's company. */
    story: z.enum(stories.map(({ slug }) => slug)),
  }),
})
export type People = z.infer<typeof peopleSchema>
