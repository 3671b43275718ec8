import { define } from '../define.ts'
import { businessCardSchema } from './business-card.schema.ts'

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
