import { fillPath } from '../../components/page/page-path.ts'
import { type LocaleId, localeIds } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { notFoundData } from '../../pages/error/not-found.data.ts'
import type { PageSource } from '../../pages/page-source.ts'
import { routeData } from '../../pages/route-data.ts'

/** A page of the site: a route's data with the parameters of its path. */
export interface SitePage {
  pathname: string
  params: Record<string, string>
  source: PageSource
}

const routes: [path: string, source: PageSource][] = Object.entries(routeData)

/** Every page: each route in each language with each entry of the content, and a not-found page for each language. */
export const sitePages: SitePage[] = [
  ...routes.filter(([, source]) => source !== notFoundData).flatMap(pagesOf),
  ...['', ...localeIds.map((locale) => `/${locale}`)].map((folder) => notFoundAt(`${folder}/404`)),
]

function pagesOf([path, source]: (typeof routes)[number]): SitePage[] {
  const entries = source.staticParams?.() ?? [{}]
  const languages = isInEveryLanguage(path) ? localeIds.map((locale) => ({ locale })) : [{}]
  return languages
    .flatMap((language) => entries.map((params) => ({ ...params, ...language })))
    .map((params) => ({ source, params, pathname: fillPath(path, params) }))
}

const byPathname = new Map(sitePages.map((page) => [page.pathname, page]))

/** The page at a path, or the not-found page if there is none. */
export function sitePageAt(pathname: string): SitePage {
  return byPathname.get(pathname) ?? notFoundAt(pathname)
}

function notFoundAt(pathname: string): SitePage {
  return { pathname, params: {}, source: notFoundData }
}

/** The path of the same page in each language; undefined if it exists in one language only. */
export function languagePathsOf({ source, params }: SitePage): Record<LocaleId, string> | undefined {
  const [path] = routes.find(([path, ofRoute]) => ofRoute === source && isInEveryLanguage(path)) ?? []
  return path === undefined ? undefined : inEachLanguage((locale) => fillPath(path, { ...params, locale }))
}

function isInEveryLanguage(path: string): boolean {
  return path.startsWith('/$locale')
}
