import { branded, pageSource } from '../page-source'

export const notFoundSource = pageSource({
  view: 'pages/error/NotFoundPage.tsx',
  layout: 'standard',
  isIndexed: false,
  load: ({ text }) => ({
    head: { title: branded(text('error.notFound.head')), description: text('error.notFound.description') },
    content: {},
  }),
})
