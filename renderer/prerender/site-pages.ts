import { fillPath } from '../../components/page/page-path.ts'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { notFoundSource } from '../../pages/error/not-found.source.ts'
import type { PageSource } from '../../pages/page-source.ts'
import { routeSources } from '../../pages/route-sources.ts'

/** A page of the site: a route's data with the parameters of its path. */
export interface SitePage {
  pathname: string
  params: Record<string, string>
  source: PageSource
  /** The path of the same page in each language; undefined if it exists in one language only. */
  languagePaths?: Record<LocaleId, string> | undefined
}

const { '/$': _, ...routes }: Record<string, PageSource> = routeSources

/** Every page: each route in each language with each entry of the content, and a not-found page for each language. */
export const sitePages: SitePage[] = [
  ...Object.keys(routes).flatMap(pagesOf),
  ...['', ...localeIds.map((locale) => `/${locale}`)].map((folder) => notFoundAt(`${folder}/404`)),
]

function pagesOf(route: string): SitePage[] {
  const source = routes[route] as PageSource
  const isLocalized = route.startsWith('/$locale')
  // Home and business card also have an address without a language.
  const inLanguages = isLocalized ? route : `/$locale${route}`.replace(/\/$/, '')
  return (source.staticParams?.() ?? [{}]).flatMap((params) => {
    const languagePaths =
      inLanguages in routes ? inEachLanguage((locale) => fillPath(inLanguages, { ...params, locale })) : undefined
    const pathnames = isLocalized && languagePaths ? Object.values(languagePaths) : [fillPath(route, params)]
    return pathnames.map((pathname) => ({ pathname, params, source, languagePaths }))
  })
}

const byPathname = new Map(sitePages.map((page) => [page.pathname, page]))

/** The page at a path, or the not-found page if there is none. */
export function sitePageAt(pathname: string): SitePage {
  return byPathname.get(pathname) ?? notFoundAt(pathname)
}

function notFoundAt(pathname: string): SitePage {
  return { pathname, params: {}, source: notFoundSource }
}
