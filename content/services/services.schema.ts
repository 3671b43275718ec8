import { z } from 'zod'
import { eachOf, localized, slug, text, unique } from '../checks/localized.schema.ts'
import { picture } from '../checks/picture.schema.ts'
import { limits } from '../limits.ts'

export const serviceId = z.enum(['web', 'mobile', 'softwareMaintenance', 'outsourcing', 'apis', 'design', 'ai'])

const service = z
  .strictObject({
    id: serviceId,
    slug,
    img: picture,
    title: localized(text(60)),
    /** In lists of services. */
    description: localized(text(120)),
    price: localized(text(240)),
    headTitle: localized(text(limits.title.most)),
    headDescription: localized(text(limits.description.most, limits.description.least)),
    subtitle: localized(text(240)),
    /** What the client of the story got from this service, where it also bought others: its price would mislead. */
    proof: localized(text(140)).optional(),
    /** The label above each paragraph. */
    labels: z.array(localized(text(32))),
    paragraphs: z.array(localized(text(800))).min(1),
    /** The call to action that ends the page. */
    closing: z.strictObject({ title: localized(text(80)), text: localized(text(240)) }),
    lists: z.array(z.strictObject({ title: localized(text(80)), items: z.array(localized(text(140))).min(1) })).min(1),
  })
  .superRefine(({ labels, paragraphs }, context) => {
    if (labels.length !== paragraphs.length)
      context.addIssue({
        code: 'custom',
        path: ['labels'],
        message: `has ${labels.length} entries for ${paragraphs.length} paragraphs: write one for each`,
      })
  })
export type Service = z.infer<typeof service>
export type ServiceId = Service['id']

/** Every service exactly once, because nobody would notice one missing from the carousel. */
export const carouselSchema = z.array(serviceId).superRefine(eachOf('id', serviceId.options, (id: ServiceId) => id))
export const servicesSchema = z
  .array(service)
  .superRefine(unique('slug', (entry: Service) => entry.slug))
  .superRefine(eachOf('id', serviceId.options, (entry: Service) => entry.id))
