import { z } from 'zod'
import { eachOf, localized, markdownFile, slug, text, unique } from '../checks/localized.schema.ts'
import { picture } from '../checks/picture.schema.ts'
import { limits } from '../limits.ts'

export const serviceId = z.enum(['web', 'mobile', 'softwareMaintenance', 'outsourcing', 'apis', 'design', 'ai'])

const service = z.strictObject({
  id: serviceId,
  slug,
  img: picture,
  title: localized(text(60)),
  /** In lists of services. */
  description: localized(text(120)),
  /** What it costs at least, shown large, and on which terms. */
  amount: localized(text(24)),
  price: localized(text(240)),
  headTitle: localized(text(limits.title.most)),
  headDescription: localized(text(limits.description.most, limits.description.least)),
  subtitle: localized(text(240)),
  /** What the client of the story got from this service, where it also bought others: its price would mislead. */
  storyClaim: localized(text(140)).optional(),
  /** Paragraphs and lists, each below its heading. */
  text: localized(markdownFile(50)),
  /** The call to action that ends the page. */
  closing: z.strictObject({ title: localized(text(80)), text: localized(text(240)) }),
})
export type Service = z.infer<typeof service>
export type ServiceId = Service['id']

/** Every service exactly once, because nobody would notice one missing from the carousel. */
const allServices = z.array(serviceId).superRefine(eachOf('id', serviceId.options, (id: ServiceId) => id))
export const serviceOrderSchema = z.strictObject({
  /** Of menus and grids. */
  menus: allServices,
  carousel: allServices,
})
export type ServiceOrder = z.infer<typeof serviceOrderSchema>
export const servicesSchema = z
  .array(service)
  .superRefine(unique('slug', (entry: Service) => entry.slug))
  .superRefine(eachOf('id', serviceId.options, (entry: Service) => entry.id))
