import { fillPath, pageAddress } from '../components/page/page-path.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { inEachLanguage } from '../locales/localized.ts'
import { pageLoaders } from './loaders.ts'
import type { PageLoader } from './page-loader.ts'
import { type PageId, type Route, routes } from './routes.ts'

type Params = Record<string, string>

/** The route at an address with its parameters, or no route if the address is unknown. */
export interface Address {
  pathname: string
  id?: PageId
  params: Params
}

/** Every address: pages × paths × languages × content, plus a not-found page per language. */
export function allAddresses(): Address[] {
  const pages = (Object.keys(routes) as PageId[]).flatMap((id) =>
    routes[id].paths.flatMap((path) =>
      paramsOf(id, path).map((params) => ({ id, params, pathname: fillPath(path, params) })),
    ),
  )
  const unknown = ['/404', ...localeIds.map((locale) => `/${locale}/404`)]
  return [...pages, ...unknown.map((pathname) => ({ params: {}, pathname }))]
}

/** All parameter values of a path: each language with each entry of the content. */
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

/** The same page in each language, or the home page where it does not exist. */
export function languageAddresses(id: PageId | undefined, params: Params): Record<LocaleId, string> {
  const paths: Route['paths'] | [] = id ? routes[id].paths : []
  const path = paths.find(isInEveryLanguage)
  return inEachLanguage((locale) => (path ? fillPath(path, { ...params, locale }) : pageAddress(locale, { to: '/' })))
}

/** One address per language, or a single one for a page that exists in one language only. */
export function canonicalAddresses(id: PageId, params: Params): Record<LocaleId, string> | string {
  const { paths, canonicalPath = paths[0] }: Route = routes[id]
  return isInEveryLanguage(canonicalPath)
    ? inEachLanguage((locale) => fillPath(canonicalPath, { ...params, locale }))
    : fillPath(canonicalPath, params)
}

function isInEveryLanguage(path: string): boolean {
  return path.startsWith('/$locale')
}
