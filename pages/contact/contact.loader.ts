import { people } from '../../content/company/people.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { pageLoader } from '../page-loader.ts'

export const contactLoader = pageLoader({
  shareImage: 'hero/contact',
  section: 'layout.nav.contact',
  kind: 'ContactPage',
  load: ({ text, locale }) => ({
    head: { title: text('contact.head.title'), description: text('contact.head.description') },
    content: {
      who: whoAnswers(locale),
    },
  }),
})

/** Who reads what visitors send. */
export function whoAnswers(locale: LocaleId) {
  return inOneLanguage([people.ceo, people.proposals], locale).map(({ name, role, photo }) => ({ name, role, photo }))
}
