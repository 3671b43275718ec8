import { pageData } from '../page-source.ts'

export const notFoundData = pageData({
  layout: 'standard',
  load: ({ text }) => ({
    head: { title: text('error.notFound.head'), description: text('error.notFound.description') },
    content: {},
  }),
})
