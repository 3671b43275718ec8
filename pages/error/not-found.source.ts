import { definePage } from '../page-source.ts'

export const notFoundSource = definePage({
  layout: 'standard',
  load: ({ text }) => ({
    head: { title: text('error.notFound.head'), description: text('error.notFound.description') },
    content: {},
  }),
})
