import { z } from 'zod'
import { define } from '../define.ts'
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
const businessCardSchema = z.strictObject({
  email: z.email(),
  /** E.164 */
  phone: dialledNumber,
  links: z.array(link).superRefine(eachOf('id', linkId.options, (entry: z.infer<typeof link>) => entry.id)),
})

/** The CEO's name, role, and portrait are in people.ts. */
export const businessCard = define('content/company/business-card.ts', businessCardSchema, {
  email: 'helena@tecto.example',
  phone: '+5511900000101',
  links: [
    {
      id: 'save',
    },
    {
      id: 'instagram',
      href: 'https://www.instagram.com/helena.tavora.example',
    },
    {
      id: 'linkedin',
      href: 'https://www.linkedin.com/in/helena-tavora-example',
    },
    {
      id: 'site',
      href: 'https://tecto.example/',
    },
    {
      id: 'sellerInstagram',
      href: 'https://www.instagram.com/aiseller.example',
    },
    {
      id: 'sellerSite',
      href: 'https://ai-seller.example/',
    },
    {
      id: 'aluguelInstagram',
      href: 'https://www.instagram.com/aluguetotal.example',
    },
    {
      id: 'aluguelSite',
      href: 'https://alugue-total.example/',
    },
  ],
})
