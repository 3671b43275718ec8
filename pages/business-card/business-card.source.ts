import { businessCard } from '../../content/business-card'
import { company } from '../../content/company'
import { people } from '../../content/people'
import { inOneLanguage } from '../../locales/localized'
import { pageSource } from '../page-source'
import { contactCardUrl } from './contact-card'

export const businessCardSource = pageSource({
  view: 'pages/business-card/BusinessCardPage.tsx',
  layout: 'card',
  canonicalPath: '/$locale/contato-{$name}',
  addresses: () => [{ name: people.ceo.slug }],
  load: ({ params, locale, text }) => {
    if (params.name !== people.ceo.slug) return undefined
    const { name, role, photo } = inOneLanguage(people.ceo, locale)
    const { email, phone, messagingUrl, links } = businessCard
    return {
      // The title is the person's name alone (spec section 2).
      head: { title: name, description: text('card.description', { name, role }) },
      content: {
        name,
        role,
        photo,
        email,
        messagingUrl,
        contactCard: {
          fileName: `${people.ceo.slug}.vcf`,
          url: contactCardUrl({ name, role, email, phone, organization: company.legalName, url: siteOf(links) }),
        },
        links,
      },
    }
  },
})

function siteOf(links: typeof businessCard.links): string | undefined {
  return links.find(({ id }) => id === 'site')?.href
}
