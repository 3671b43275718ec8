import { z } from 'zod'
import { unique } from './localized.schema'

const link = z.strictObject({
  id: z.enum(['save', 'instagram', 'linkedin', 'site', 'sellerInstagram', 'sellerSite', 'aluguelInstagram', 'aluguelSite']),
  /** Absent on the button that saves the contact: its file is made from the person's own data. */
  href: z.url().optional(),
})
export const businessCardSchema = z.strictObject({
  email: z.email(),
  /** E.164 */
  phone: z.string().regex(/^\+\d{8,15}$/),
  messagingUrl: z.url(),
  links: z.array(link).superRefine(unique('id', (entry: z.infer<typeof link>) => entry.id)),
})
export type BusinessCard = z.infer<typeof businessCardSchema>
