import { fillPath, pageAddress } from '../components/page/page-path'
import { type LocaleId, localeIds } from '../locales/locales'
import type { PageSource } from '../pages/page-source'
import type { PageRequest } from '../pages/route-tree'
import { type PageId, type Route, routes } from '../pages/routes'
import { pageSources } from '../pages/sources'

type Params = Record<string, string>

/** Where the language menu leads from a page: to the same page in each language, or to the home where there is none. */
export function languageAddresses(page: PageId | undefined, params: Params): Record<LocaleId, string> {
  const paths: Route['paths'] | [] = page ? routes[page].paths : []
  const path = paths.find(isInEveryLanguage)
  return inEachLanguage((locale) => (path ? fillPath(path, { ...params, locale }) : pageAddress(locale, { to: '/' })))
}

/**
 * The address under which search engines are to know a page: in each language, or the one where the page stands in a single
 * language.
 */
export function canonicalAddresses(page: PageId, params: Params): Record<LocaleId, string> | string {
  const { paths, canonicalPath = paths[0] }: Route = routes[page]
  return isInEveryLanguage(canonicalPath)
    ? inEachLanguage((locale) => fillPath(canonicalPath, { ...params, locale }))
    : fillPath(canonicalPath, params)
}

/** Every address of the site, as the router would ask for it: pages × paths × languages × content. */
export function allRequests(): PageRequest[] {
  const pages = (Object.keys(routes) as PageId[]).flatMap((page) =>
    routes[page].paths.flatMap((path) =>
      paramsOf(page, path).map((params) => ({ page, params, pathname: fillPath(path, params) })),
    ),
  )
  const unknown = ['/404', ...localeIds.map((locale) => `/${locale}/404`)]
  return [...pages, ...unknown.map((pathname) => ({ params: {}, pathname }))]
}

/** The values that a path takes: each language with each entry of the content. */
function paramsOf(page: PageId, path: string): Params[] {
  const { addresses }: PageSource = pageSources[page]
  const own = addresses?.() ?? [{}]
  return isInEveryLanguage(path) ? localeIds.flatMap((locale) => own.map((params) => ({ ...params, locale }))) : own
}

function isInEveryLanguage(path: string): boolean {
  return path.startsWith('/$locale')
}

export function inEachLanguage<Value>(valueIn: (locale: LocaleId) => Value): Record<LocaleId, Value> {
  return Object.fromEntries(localeIds.map((locale) => [locale, valueIn(locale)])) as Record<LocaleId, Value>
}
