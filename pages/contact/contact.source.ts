import { whoAnswers } from '../../content/company/people.ts'
import { type ContentOf, definePage } from '../page-source.ts'

export const contactSource = definePage({
  layout: 'standard',
  load: ({ text, locale }) => ({
    head: { title: text('contact.head.title'), description: text('contact.head.description') },
    content: { people: whoAnswers(locale) },
  }),
})

export type ContactContent = ContentOf<typeof contactSource>
