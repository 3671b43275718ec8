import { z } from 'zod'

/** A number as visitors read it, with the code of its country. */
const numberToRead = z.string().regex(/^\+\d[\d ()-]+$/)

export const companySchema = z.strictObject({
  name: z.string().min(1),
  legalName: z.string().min(1),
  email: z.email(),
  phone: numberToRead,
  /** E.164, for `tel:` links. */
  phoneUrl: z.string().regex(/^tel:\+\d{8,15}$/),
  whatsapp: numberToRead,
  messagingUrl: z.url(),
  /** The IANA time zone in which it works, and which decides when the day of `publishAt` begins. */
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a time zone such as America/Sao_Paulo'),
  /** When it works, from Monday to Friday there. */
  hours: z.strictObject({ from: z.int().min(0), to: z.int().max(24) }),
  /** The countries in which services are offered, by their ISO 3166 codes. */
  areasServed: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  social: z.array(z.strictObject({ id: z.enum(['instagram', 'youtube', 'whatsapp', 'facebook', 'x']), url: z.url() })),
})
export type Company = z.infer<typeof companySchema>
export type SocialId = Company['social'][number]['id']
