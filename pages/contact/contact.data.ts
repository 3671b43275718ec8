import { people } from '../../content/company/people.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, pageData } from '../page-data.ts'

export const contactData = pageData('/$locale/contato', {
  layout: 'standard',
  shareImage: 'hero/stones',
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

export interface ContactData extends ContentOf<typeof contactData> {}
