import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router'
import type { LocaleId } from '../../locales/locales.ts'

/** The path of a route, such as `/$locale/contato`; pages/router.ts registers them. */
export type RoutePath = Exclude<keyof RegisteredRouter['routesByPath'], '/$locale/'>

type WithoutLocale<Path> = Path extends '/$locale' ? '/' : Path extends `/$locale${infer Rest}` ? Rest : never

/** A path without its language, of pages that exist in every language: `'/'`, `'/contato'`, `'/noticias/$slug'`. */
export type PagePath = WithoutLocale<RoutePath>

/** The whole path of a page that exists in one language only. */
export type OneLanguagePath = Exclude<RoutePath, `/$locale${string}` | PagePath | '/$'>

export type PathTarget<Path extends string> = Path extends string
  ? [keyof ResolveParams<Path>] extends [never]
    ? { to: Path; params?: undefined }
    : { to: Path; params: Record<keyof ResolveParams<Path>, string> }
  : never

export function pathnameIn(locale: LocaleId, { to, params }: PathTarget<PagePath>): string {
  return to === '/' ? `/${locale}` : `/${locale}${fillPath(to, params)}`
}

/** @throws if a parameter of the path has no value */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{?\$([a-z]+)\}?/gi, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path "${path}" needs a value for "${name}".`)
    return value
  })
}
