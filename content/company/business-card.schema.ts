import { z } from 'zod'
import { dialledNumber, eachOf, webAddress } from '../schema/fields.ts'

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
export const businessCardSchema = z.strictObject({
  email: z.email(),
  /** E.164 */
  phone: dialledNumber,
  links: z.array(link).superRefine(eachOf('id', linkId.options, (entry: z.infer<typeof link>) => entry.id)),
})
