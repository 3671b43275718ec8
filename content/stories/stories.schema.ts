import { z } from 'zod'
import { partnerIds } from '../company/partners.ts'
import { pastDay } from '../dates/company-days.ts'
import { dayHasCome, publication } from '../entries.ts'
import { limits } from '../limits.ts'
import { localized, shownDay, slug, unique } from '../schema/fields.ts'
import { cover, picture } from '../schema/pictures.ts'
import { serviceId } from '../services/services.schema.ts'
import { localizedText, text } from '../text/text.schema.ts'

const paragraphs = z.array(localizedText(600)).min(1)

const fields = z.strictObject({
  ...publication,
  slug,
  /** The displayed date, by which stories are sorted. */
  date: shownDay,
  /** The first day of work, and the first day of use. Work by the hour has no delivery. */
  started: pastDay,
  delivered: pastDay.optional(),
  /** For work by the hour: the day up to which weeks, hours and price are counted. */
  countedTo: pastDay.optional(),
  /** How many business days after the promised one it was delivered. */
  delayDays: z.int().positive().optional(),
  /** The day on which the client agreed in writing to be named. */
  consent: pastDay,
  /** The client's id in content/company/partners.ts. */
  client: z.enum(partnerIds),
  /** The services whose pages show the story. */
  services: z
    .array(serviceId)
    .min(1)
    .superRefine(unique('services', (id: string) => id)),
  /** The size of the company's team, the weeks it took, and the hours of the whole team. */
  people: z.int().positive(),
  weeks: z.int().positive(),
  hours: z.int().min(20),
  /** In Portuguese the price that the client paid, in other languages what the same work costs there. In whole units. */
  price: localized(z.int().min(1000)),
  technologies: z.array(text(30)).min(1),
  /** The figure laid in stone that ends the page. */
  img: cover,
  /** What the client worked with before, what it tried on the way, and what runs now. */
  film: z.array(z.strictObject({ picture, caption: localizedText(80) })).length(3),
  headTitle: localizedText(limits.title.most),
  desc: localizedText(limits.description.most, limits.description.least),
  title: localizedText(80),
  /** Who the client is, what it bought, and from when to when. */
  summary: localizedText(260),
  problem: paragraphs,
  built: paragraphs,
  /** The number that changed, and how it was measured. */
  figure: z.strictObject({
    what: localizedText(60),
    before: localizedText(20),
    after: localizedText(20),
    measured: localizedText(300),
  }),
  quote: z.strictObject({ text: localizedText(200), name: text(60), role: localizedText(60) }),
})
export const clientStory = fields.superRefine(dayHasCome).superRefine((story, context) => {
  const days = (['started', 'delivered', 'countedTo', 'consent', 'date'] as const).filter((name) => story[name])
  days.forEach((name, index) => {
    const before = days[index - 1]
    if (before && String(story[before]) > String(story[name]))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is ${story[name]}, which is before ${before} (${story[before]}): correct one of the two`,
      })
  })
})
export type ClientStory = z.output<typeof clientStory>

/** The slug is the name of the file. */
export function story<const Slug extends string>(slug: Slug, fields: Omit<z.input<typeof clientStory>, 'slug'>) {
  return { slug, ...fields }
}
