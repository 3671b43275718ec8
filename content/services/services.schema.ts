import { z } from 'zod'
import { defaultLocale } from '../../locales/locales.ts'
import { sentence } from '../../locales/sentence.ts'
import { limits } from '../limits.ts'
import { eachOf, slug, wrongCount } from '../schema/fields.ts'
import { picture } from '../schema/pictures.ts'
import { localizedText, markdownIn } from '../text/text.schema.ts'

export const serviceId = z.enum(['web', 'mobile', 'softwareMaintenance', 'outsourcing', 'apis', 'design', 'ai'])

const fields = z.strictObject({
  id: serviceId,
  slug,
  img: picture,
  title: localizedText(60),
  /** The short text for lists of services. */
  description: localizedText(120),
  /** The lowest price of the service, shown large. */
  price: localizedText(24),
  /** How it is billed: by stage, month or hour. */
  terms: localizedText(240),
  headTitle: localizedText(limits.title.most),
  headDescription: localizedText(limits.description.most, limits.description.least),
  subtitle: localizedText(240),
  /** Shown in place of the story's price, where its client bought other services, too: what this service brought it. */
  storyClaim: localizedText(140).optional(),
  /** The folder of its Markdown files: paragraphs and lists, each below its heading. */
  text: markdownIn(50),
  /** The call to action that ends the page. */
  closing: z.strictObject({ title: localizedText(80), text: localizedText(240) }),
})
export type ServiceId = z.output<typeof serviceId>

/** How many list items the page of each service has, as specified. */
export const specifiedItems: Record<ServiceId, number> = {
  web: 6,
  mobile: 6,
  softwareMaintenance: 7,
  outsourcing: 7,
  apis: 7,
  design: 8,
  ai: 10,
}

/** Items are counted in the default language, since the others have the same blocks. */
export const serviceFields = fields.superRefine(({ id, slug, text }, context) => {
  const lists = text[defaultLocale].sections.map(({ html }) => html.split('<li>').length - 1).filter(Boolean)
  const [first = 0] = lists
  const all = lists.reduce((sum, count) => sum + count, 0)
  const place = { file: `content/services/${slug}/${defaultLocale}.md` }
  if (all !== specifiedItems[id]) context.addIssue(sentence(place, wrongCount(all, specifiedItems[id], 'list items')))
  if (id === 'ai' && first !== 5) context.addIssue(sentence(place, wrongCount(first, 5, 'items in its first list')))
})

/** The slug is the name of the folder, in which Markdown files are the text. */
export function service(slug: string, own: Omit<z.input<typeof serviceFields>, 'slug' | 'text'>) {
  return { slug, text: `content/services/${slug}`, ...own }
}

/** Every service exactly once, because nobody would notice one missing. */
export const serviceOrder = z.array(serviceId).superRefine(eachOf('id', serviceId.options, (id: ServiceId) => id))
