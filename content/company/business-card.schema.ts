import { z } from 'zod'
import { dialledNumber, eachOf, webAddress } from '../checks/localized.schema.ts'

const linkId = z.enum([
  'save',
  'instagram',
  'linkedin',
  'site',
  'sellerInstagram',
  'sellerSite',
  'aluguelInstagram',
  'aluguelSite',
])
const link = z.strictObject({
  id: linkId,
  /** Absent on the button that saves the contact, whose file is made from the person's data. */
  href: webAddress.optional(),
})
export const businessCardSchema = z
  .strictObject({
    email: z.email(),
    /** E.164 */
    phone: dialledNumber,
    messagingUrl: webAddress,
    links: z.array(link).superRefine(eachOf('id', linkId.options, (entry: z.infer<typeof link>) => entry.id)),
  })
  .refine(({ phone, messagingUrl }) => messagingUrl.endsWith(`/${phone.slice(1)}`), {
    path: ['messagingUrl'],
    message: 'has a different number from "phone"',
  })
export type BusinessCard = z.infer<typeof businessCardSchema>
