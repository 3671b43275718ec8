import { branded, pageSource, type SourceRequest } from '../page-source'

export const notFoundSource = pageSource({
  view: 'pages/error/NotFoundPage.tsx',
  layout: 'standard',
  isIndexed: false,
  load: loadNotFound,
})

export function loadNotFound({ text }: SourceRequest) {
  return {
    head: { title: branded(text('error.notFound.head')), description: text('error.notFound.description') },
    content: {},
  }
}
