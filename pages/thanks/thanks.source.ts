import { definePage } from '../page-source.ts'

export const thanksSource = definePage({
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
