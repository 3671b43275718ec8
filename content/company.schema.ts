import { z } from 'zod'

export const companySchema = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  email: z.email(),
  /** As visitors read it. */
  phone: z.string().min(1),
  /** E.164, for `tel:` links. */
  phoneUrl: z.string().regex(/^tel:\+\d{8,15}$/),
  messagingUrl: z.url(),
  /** The IANA time zone that decides when the day of `publishAt` begins. */
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a time zone such as America/Sao_Paulo'),
  /** The countries in which services are offered, by their ISO 3166 codes. */
  areasServed: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  social: z.array(z.strictObject({ id: z.enum(['instagram', 'youtube', 'whatsapp', 'facebook', 'x']), url: z.url() })),
})
export type Company = z.infer<typeof companySchema>
export type SocialId = Company['social'][number]['id']
