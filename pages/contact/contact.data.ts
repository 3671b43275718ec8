import { whoAnswers } from '../../content/company/people.ts'
import { type ContentOf, pageData } from '../page-source.ts'

export const contactData = pageData({
  layout: 'standard',
  load: ({ text, locale }) => ({
    head: { title: text('contact.head.title'), description: text('contact.head.description') },
    content: { people: whoAnswers(locale) },
  }),
})

export type ContactData = ContentOf<typeof contactData>
