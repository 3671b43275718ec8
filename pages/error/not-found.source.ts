import { pageSource, type SourceRequest } from '../page-source'

export const notFoundSource = pageSource({
  layout: 'standard',
  shareImage: 'hero/missing-stones',
  load: loadNotFound,
})

export function loadNotFound({ text }: SourceRequest) {
  return {
    head: { title: text('error.notFound.head'), description: text('error.notFound.description') },
    content: {},
  }
}
