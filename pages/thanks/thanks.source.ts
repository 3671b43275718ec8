import { branded, pageSource } from '../page-source'

export const thanksSource = pageSource({
  view: 'pages/thanks/ThanksPage.tsx',
  layout: 'standard',
  isIndexed: false,
  load: ({ text }) => ({
    head: { title: branded(text('thanks.head.title')), description: text('thanks.head.description') },
    content: {},
  }),
})
