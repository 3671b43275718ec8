import { pageSource } from '../page-source'

export const thanksSource = pageSource({
  layout: 'standard',
  shareImage: 'hero/contact',
  load: ({ text }) => ({
    head: { title: text('thanks.head.title'), description: text('thanks.head.description') },
    content: {},
  }),
})
