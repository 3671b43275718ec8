import { pageData } from '../page-source.ts'

export const thanksData = pageData({
  layout: 'standard',
  load: ({ text }) => ({
    head: {
      title: text('thanks.head.title'),
      description: text('thanks.head.description'),
      picture: 'hero/last-stone',
    },
    content: {},
  }),
})
