import { type LocaleId, localeIds } from '../locales/locales'
import type { PageSource } from '../pages/page-source'
import type { PageRequest } from '../pages/routes'
import { pageSources } from '../pages/sources'

/** Fills the parameters of a path of the table of addresses. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/\{?\$([a-z]+)\}?/gi, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path "${path}" needs a value for "${name}".`)
    return value
  })
}

/** Where a page stands in each language; the home of the language where it has no counterpart there. */
export function languagePaths(path: string, params: Record<string, string>): Record<LocaleId, string> {
  const counterpart = counterpartOf(path)
  const entries = localeIds.map((locale) => [
    locale,
    counterpart ? fillPath(counterpart, { ...params, locale }) : `/${locale}`,
  ])
  return Object.fromEntries(entries)
}

/** The path with a locale segment that serves the same page: `/` is `/$locale`, `/contato-{$name}` is `/$locale/contato-{$name}`. */
function counterpartOf(path: string): string | undefined {
  if (path.startsWith('/$locale')) return path
  const withLocale = path === '/' ? '/$locale' : `/$locale${path}`
  return withLocale in pageSources ? withLocale : undefined
}

/** Every address of the site, as the router would ask for it: routes × locales × content. */
export function allRequests(): PageRequest[] {
  const sources: [string, PageSource][] = Object.entries(pageSources)
  return sources.flatMap(([path, source]) => {
    if (path === '/$') return unknownAddresses.map((pathname) => ({ path, params: {}, pathname }))
    const locales = path.startsWith('/$locale') ? localeIds : [undefined]
    const paramSets = source.addresses?.() ?? [{}]
    return locales.flatMap((locale) =>
      paramSets.map((own) => {
        const params = { ...own, ...(locale && { locale }) }
        return { path, params, pathname: fillPath(path, params) }
      }),
    )
  })
}

/** Where the pages stand that answer for addresses without one. */
const unknownAddresses = ['/404', ...localeIds.map((locale) => `/${locale}/404`)]
