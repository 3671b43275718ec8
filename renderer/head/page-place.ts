import type { LocaleId } from '../../locales/locales'
import { notFoundSource } from '../../pages/error/not-found.source'
import type { PageSource } from '../../pages/page-source'
import type { PageRequest } from '../../pages/routes'
import { languagePaths } from '../page-paths'
import { absoluteUrl } from '../site-origin'

/** Where a page stands among its languages and variants. */
export interface PagePlace {
  isIndexed: boolean
  canonical?: string
  /** The canonical page in each language; a page that exists in one language has none. */
  paths?: Record<LocaleId, string>
}

export function placeOf(source: PageSource, { path, params, pathname }: PageRequest, locale: LocaleId): PagePlace {
  if (source === notFoundSource) return { isIndexed: false }
  const { isIndexed = true, canonicalPath = path } = source
  // A page that exists in one language only stands for itself.
  if (!canonicalPath.startsWith('/$locale')) return { isIndexed, canonical: absoluteUrl(pathname) }
  const paths = languagePaths(canonicalPath, params)
  return { isIndexed, canonical: absoluteUrl(paths[locale]), paths }
}
