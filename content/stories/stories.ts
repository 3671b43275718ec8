import { z } from 'zod'
import { day, dayHasCome, localized, publication, shownDay, slug, text, unique } from '../checks/localized.schema.ts'
import { cover, picture } from '../checks/picture.schema.ts'
import { partners } from '../company/partners.ts'
import { newestFirst, published } from '../dates/published.ts'
import { limits } from '../limits.ts'
import { readEntries } from '../read-content.ts'
import { serviceId } from '../services/services.schema.ts'
import { filled } from '../text/placeholders.ts'

/** Newest first. The clients, their people and their figures are invented: the owner replaces them before the site goes public. */
export const stories: ClientStory[] = newestFirst(
  published(filled(readEntries<Omit<ClientStory, 'slug'>>('content/stories/*.json'))),
)

const paragraphs = z.array(localized(text(600))).min(1)

const clientStory = z.strictObject({
  ...publication,
  slug,
  /** The displayed date, by which stories are sorted. */
  date: shownDay,
  /** The first day of work, and of use; work by the hour is not delivered. */
  started: day,
  delivered: day.optional(),
  /** Of work by the hour, the day up to which weeks, hours and price are counted. */
  countedTo: day.optional(),
  /** How many business days after the promised one it was delivered. */
  delayDays: z.int().positive().optional(),
  /** The day on which the client agreed in writing to be named. */
  consent: day,
  /** The client's id in content/company/partners.json. */
  client: z
    .string()
    .refine((id) => partners.some((partner) => partner.id === id), 'is not a company in content/company/partners.json'),
  /** The services whose pages show the story. */
  services: z
    .array(serviceId)
    .min(1)
    .superRefine(unique('services', (id: string) => id)),
  /** The size of the company's team, the weeks it took, and the hours of the whole team. */
  people: z.int().positive(),
  weeks: z.int().positive(),
  hours: z.int().positive(),
  /** In Portuguese what the client paid, in the other languages what the same work costs there; in whole units. */
  price: localized(z.int().positive()),
  technologies: z.array(text(30)).min(1),
  /** The figure in stone. */
  img: cover,
  /** What the client worked with before, what it tried on the way, and what runs now. */
  film: z.array(z.strictObject({ picture, caption: localized(text(80)) })).length(3),
  headTitle: localized(text(limits.title.most)),
  desc: localized(text(limits.description.most, limits.description.least)),
  title: localized(text(80)),
  /** Who the client is, what it bought, and from when to when. */
  summary: localized(text(260)),
  problem: paragraphs,
  built: paragraphs,
  /** The number that changed, and how it was measured. */
  figure: z.strictObject({
    what: localized(text(60)),
    before: localized(text(20)),
    after: localized(text(20)),
    measured: localized(text(300)),
  }),
  quote: z.strictObject({ text: localized(text(200)), name: text(60), role: localized(text(60)) }),
  /** What a reader could ask that person. */
  question: localized(text(120)),
})
export type ClientStory = z.infer<typeof clientStory>

export const storiesSchema = z
  .array(clientStory.superRefine(dayHasCome))
  .superRefine(unique('slug', (story: ClientStory) => story.slug))
