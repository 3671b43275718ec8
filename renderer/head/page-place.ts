import type { LocaleId } from '../../locales/locales'
import type { PageSource } from '../../pages/page-source'
import type { PageRequest } from '../../pages/route-tree'
import { type Route, routes } from '../../pages/routes'
import { canonicalAddresses } from '../page-addresses'
import { absoluteUrl } from '../site-origin'

/** Where a page stands among its languages and variants. */
export interface PagePlace {
  isIndexed: boolean
  canonical?: string
  /** The canonical page in each language; a page that exists in one language has none. */
  paths?: Record<LocaleId, string>
}

/** @returns a place without canonical paths for an unknown address, since there is no page. */
export function placeOf({ isIndexed = true }: PageSource, { page, params }: PageRequest, locale: LocaleId): PagePlace {
  if (!page) return { isIndexed: false }
  const route: Route = routes[page]
  const place = { isIndexed: isIndexed && !route.canonicalPath }
  const canonical = canonicalAddresses(page, params)
  if (typeof canonical === 'string') return { ...place, canonical: absoluteUrl(canonical) }
  return { ...place, canonical: absoluteUrl(canonical[locale]), paths: canonical }
}
