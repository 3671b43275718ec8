import { fillPath, pageAddress } from '../components/page/page-path.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { inEachLanguage } from '../locales/localized.ts'
import { pageLoaders } from './loaders.ts'
import type { PageLoader } from './page-loader.ts'
import { type PageId, type Route, routes } from './routes.ts'

type Params = Record<string, string>

/** What stands at an address: a page of the table with the parameters of its path, or none where the address is unknown. */
export interface Address {
  pathname: string
  id?: PageId
  params: Params
}

/** Every address of the site: pages × paths × languages × content, and in each language the page for unknown addresses. */
export function allAddresses(): Address[] {
  const pages = (Object.keys(routes) as PageId[]).flatMap((id) =>
    routes[id].paths.flatMap((path) =>
      paramsOf(id, path).map((params) => ({ id, params, pathname: fillPath(path, params) })),
    ),
  )
  const unknown = ['/404', ...localeIds.map((locale) => `/${locale}/404`)]
  return [...pages, ...unknown.map((pathname) => ({ params: {}, pathname }))]
}

/** The values that a path takes: each language with each entry of the content. */
function paramsOf(id: PageId, path: string): Params[] {
  const { addresses }: PageLoader = pageLoaders[id]
  const own = addresses?.() ?? [{}]
  return isInEveryLanguage(path) ? localeIds.flatMap((locale) => own.map((params) => ({ ...params, locale }))) : own
}

let known: Map<string, Address> | undefined

export function addressAt(pathname: string): Address {
  known ??= new Map(allAddresses().map((address) => [address.pathname, address]))
  return known.get(pathname) ?? { pathname, params: {} }
}

/** Where the language menu leads from a page: to the same page in each language, or to the home where there is none. */
export function languageAddresses(id: PageId | undefined, params: Params): Record<LocaleId, string> {
  const paths: Route['paths'] | [] = id ? routes[id].paths : []
  const path = paths.find(isInEveryLanguage)
  return inEachLanguage((locale) => (path ? fillPath(path, { ...params, locale }) : pageAddress(locale, { to: '/' })))
}

/**
 * The address under which search engines are to know a page: in each language, or the one where the page stands in a single
 * language.
 */
export function canonicalAddresses(id: PageId, params: Params): Record<LocaleId, string> | string {
  const { paths, canonicalPath = paths[0] }: Route = routes[id]
  return isInEveryLanguage(canonicalPath)
    ? inEachLanguage((locale) => fillPath(canonicalPath, { ...params, locale }))
    : fillPath(canonicalPath, params)
}

function isInEveryLanguage(path: string): boolean {
  return path.startsWith('/$locale')
}
