import { type ContentOf, pageData } from '../page-source.ts'

export const thanksData = pageData('/$locale/obrigado', {
  layout: 'standard',
  shareImage: 'hero/stones',
  load: ({ text }) => ({
    head: { title: text('thanks.head.title'), description: text('thanks.head.description') },
    content: {},
  }),
})

export interface ThanksData extends ContentOf<typeof thanksData> {}
