import { fillPath, pageAddress, type RoutePath } from '../components/page/page-path.ts'
import { type LocaleId, localeIds } from '../locales/locales.ts'
import { inEachLanguage } from '../locales/localized.ts'
import { notFoundData } from './error/not-found.data.ts'
import type { PageSource } from './page-source.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*/*.data.ts', { eager: true })

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

/** Every address: pages × paths × languages × content, plus a not-found page per language. */
export function allAddresses(): Address[] {
  const pages = sources
    .filter((source) => source !== notFoundData)
    .flatMap((source) => source.paths.map((path) => ({ source, path })))
    .flatMap(({ source, path }) =>
      paramsOf({ source, path }).map((params) => ({ source, path, params, pathname: fillPath(path, params) })),
    )
  const folders = ['', ...localeIds.map((locale) => `/${locale}`)]
  return [...pages, ...folders.map((folder) => notFoundAt(`${folder}/404`))]
}

function notFoundAt(pathname: string): Address {
  return { pathname, path: '/$', params: {}, source: notFoundData }
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
export function languageAddresses({ source, params }: Address): Record<LocaleId, string> {
  const path = source.paths.find(isInEveryLanguage)
  return inEachLanguage((locale) => (path ? fillPath(path, { ...params, locale }) : pageAddress(locale, { to: '/' })))
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
