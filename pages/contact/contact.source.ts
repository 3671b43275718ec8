import { branded, pageSource } from '../page-source'

export const contactSource = pageSource({
  view: 'pages/contact/ContactPage.tsx',
  layout: 'standard',
  load: ({ text }) => ({
    head: { title: branded(text('contact.head.title')), description: text('contact.head.description') },
    content: {},
  }),
})
