import { people } from '../../content/people'
import { inOneLanguage } from '../../locales/localized'
import { pageLoader } from '../page-loader'

export const contactLoader = pageLoader({
  shareImage: 'hero/contact',
  section: 'layout.nav.contact',
  kind: 'ContactPage',
  load: ({ text, locale }) => ({
    head: { title: text('contact.head.title'), description: text('contact.head.description') },
    content: {
      who: inOneLanguage([people.ceo, people.proposals], locale).map(({ name, role, photo }) => ({
        name,
        role,
        photo,
      })),
    },
  }),
})
