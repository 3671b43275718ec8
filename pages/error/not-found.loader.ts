import { pageLoader } from '../page-loader.ts'

export const notFoundLoader = pageLoader({
  shareImage: 'hero/missing-stones',
  load: ({ text }) => ({
    head: { title: text('error.notFound.head'), description: text('error.notFound.description') },
    content: {},
  }),
})
