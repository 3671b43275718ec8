import { businessCard } from '../../content/company/business-card.ts'
import { company, messagingUrl } from '../../content/company/company.ts'
import { people } from '../../content/company/people.ts'
import { names } from '../../content/names.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { contactCardUrl } from './vcard.ts'

export const businessCardSource = definePage({
  layout: 'businessCard',
  staticParams: () => [{ name: people.ceo.slug }],
  load: ({ params, locale, text }) => {
    if (params.name !== people.ceo.slug) return undefined
    const { name, role, photo } = inOneLanguage(people.ceo, locale)
    const { email, phone, links } = businessCard
    return {
      // The title is the person's name alone, without the company's.
      head: {
        title: name,
        description: text('businessCard.description', { name, role }),
        omitsCompanyName: true,
        picture: 'hero/half-laid',
      },
      content: {
        name,
        role,
        photo,
        email,
        messagingUrl: messagingUrl(phone),
        contactCard: {
          fileName: `${people.ceo.slug}.vcf`,
          url: contactCardUrl({
            name,
            firstName: names.ceoFirstName,
            lastName: names.ceoLastName,
            role,
            organization: company.legalName,
            email,
            phone,
            url: siteOf(links),
          }),
        },
        links,
      },
    }
  },
})

function siteOf(links: typeof businessCard.links): string | undefined {
  return links.find(({ id }) => id === 'site')?.href
}

export type BusinessCardContent = ContentOf<typeof businessCardSource>
