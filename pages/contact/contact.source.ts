import { pageSource } from '../page-source'

export const contactSource = pageSource({
  layout: 'standard',
  shareImage: 'hero/contact',
  section: 'layout.nav.contact',
  kind: 'ContactPage',
  load: ({ text }) => ({
    head: { title: text('contact.head.title'), description: text('contact.head.description') },
    content: {},
  }),
})
