import { z } from 'zod'
import { limits } from '../limits.ts'
import { eachOf, slug, unique } from '../schema/fields.ts'
import { picture } from '../schema/pictures.ts'
import { localizedText, markdownIn } from '../text/text.schema.ts'

export const serviceId = z.enum(['web', 'mobile', 'softwareMaintenance', 'outsourcing', 'apis', 'design', 'ai'])

const fields = z.strictObject({
  id: serviceId,
  slug,
  img: picture,
  title: localizedText(60),
  /** In lists of services. */
  description: localizedText(120),
  /** What it costs at least, shown large, and on which terms. */
  amount: localizedText(24),
  price: localizedText(240),
  headTitle: localizedText(limits.title.most),
  headDescription: localizedText(limits.description.most, limits.description.least),
  subtitle: localizedText(240),
  /** What the client of the story got from this service, where it also bought others: its price would mislead. */
  storyClaim: localizedText(140).optional(),
  /** The folder of its Markdown files: paragraphs and lists, each below its heading. */
  text: markdownIn(50),
  /** The call to action that ends the page. */
  closing: z.strictObject({ title: localizedText(80), text: localizedText(240) }),
})
export type Service = z.output<typeof fields>
export type ServiceId = Service['id']

export const servicesSchema = z
  .array(fields)
  .superRefine(unique('slug', (entry: Service) => entry.slug))
  .superRefine(eachOf('id', serviceId.options, (entry: Service) => entry.id))

/** The slug is the name of the folder, in which Markdown files are the text. */
export function service(slug: string, own: Omit<z.input<typeof fields>, 'slug' | 'text'>) {
  return { slug, text: `content/services/${slug}`, ...own }
}

/** Every service exactly once, because nobody would notice one missing. */
export const serviceOrder = z.array(serviceId).superRefine(eachOf('id', serviceId.options, (id: ServiceId) => id))
