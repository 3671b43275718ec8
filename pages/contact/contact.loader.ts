import { pageLoader } from '../page-loader'

export const contactLoader = pageLoader({
  shareImage: 'hero/contact',
  section: 'layout.nav.contact',
  kind: 'ContactPage',
  load: ({ text }) => ({
    head: { title: text('contact.head.title'), description: text('contact.head.description') },
    content: {},
  }),
})
