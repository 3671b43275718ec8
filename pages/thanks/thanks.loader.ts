import { pageLoader } from '../page-loader.ts'

export const thanksLoader = pageLoader({
  shareImage: 'hero/stones',
  load: ({ text }) => ({
    head: { title: text('thanks.head.title'), description: text('thanks.head.description') },
    content: {},
  }),
})
