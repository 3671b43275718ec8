import type { PageTarget } from '../../components/page/PageLink.tsx'

/** Where a page of the list of news stands. The first is 1. */
export function newsListTarget(number: number): PageTarget {
  return number === 1 ? { to: '/noticias' } : { to: '/noticias/pagina/$number', params: { number: String(number) } }
}
