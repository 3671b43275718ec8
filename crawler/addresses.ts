import { createRouter } from '@tanstack/react-router'
import { fillPath, pageAddress, type RoutePath } from '../components/page/page-path.ts'
import { type LocaleId, localeIds, localeOfPath } from '../locales/locales.ts'
import { inEachLanguage } from '../locales/localized.ts'
import { notFoundData } from '../pages/error/not-found.data.ts'
import type { PageSource } from '../pages/page-source.ts'
import type { RouterContext } from '../pages/root.tsx'
import { routeTree } from '../pages/routes.tsx'

const modules = import.meta.glob<Record<string, unknown>>('../pages/*/*.data.ts', { eager: true })

/** The data of every page: what `pageData` has declared in the modules named *.data.ts. */
const sources = Object.values(modules).flatMap(Object.values).filter(isPageSource)

function isPageSource(exported: unknown): exported is PageSource {
  return typeof exported === 'object' && exported !== null && 'paths' in exported
}

type Params = Record<string, string>

/** What is at an address: a path of the route tree with its parameters, and its data. */
export interface Address {
  pathname: string
  path: RoutePath
  params: Params
  source: PageSource
}

/** Every address: the paths of the route tree × languages × content, and a not-found page for each language. */
export function allAddresses(): Address[] {
  // Nothing is loaded, so there is no first page.
  const { routesByPath } = createRouter({ routeTree, context: {} as RouterContext })
  const paths = Object.keys(routesByPath) as RoutePath[]
  const pages = paths.filter((path) => path !== anyPath).flatMap(addressesOf)
  const folders = ['', ...localeIds.map((locale) => `/${locale}`)]
  return [...pages, ...folders.map((folder) => notFoundAt(`${folder}/404`))]
}

/** @throws if no data is declared for the path */
function addressesOf(path: RoutePath): Address[] {
  const source = sources.find(({ paths }) => paths.includes(path))
  if (!source) throw new Error(`${path} is a route without data: declare it with pageData('${path}', …)`)
  return paramsOf({ source, path }).map((params) => ({ source, path, params, pathname: fillPath(path, params) }))
}

const anyPath = '/$'

function notFoundAt(pathname: string): Address {
  return { pathname, path: anyPath, params: {}, source: notFoundData }
}

/** All parameter values of a path: each language with each entry of the content. */
function paramsOf({ source, path }: Pick<Address, 'source' | 'path'>): Params[] {
  const entries = source.addresses?.() ?? [{}]
  return isInEveryLanguage(path)
    ? localeIds.flatMap((locale) => entries.map((params) => ({ ...params, locale })))
    : entries
}

let known: Map<string, Address> | undefined

export function addressAt(pathname: string): Address {
  known ??= new Map(allAddresses().map((address) => [address.pathname, address]))
  return known.get(pathname) ?? notFoundAt(pathname)
}

/** The same page in each language, or the home page where it does not exist. */
export function languageAddresses({ source, params, path: own, pathname }: Address): Record<LocaleId, string> {
  const path = source.paths.find(isInEveryLanguage)
  return inEachLanguage((locale) => {
    if (path) return fillPath(path, { ...params, locale })
    return own !== anyPath && locale === localeOfPath(pathname) ? pathname : pageAddress(locale, { to: '/' })
  })
}

/** One address per language, or a single one for a page that exists in one language only. */
export function canonicalAddresses({ source, params }: Address): Record<LocaleId, string> | string {
  const [path] = source.paths
  return isInEveryLanguage(path)
    ? inEachLanguage((locale) => fillPath(path, { ...params, locale }))
    : fillPath(path, params)
}

function isInEveryLanguage(path: string): boolean {
  return path.startsWith('/$locale')
}
