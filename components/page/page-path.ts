import type { LocaleId } from '../../locales/locales.ts'

/**
 * pages/routes.ts declares the paths in a `path` member here, so that TypeScript checks links although no component may
 * import from pages/.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: pages/routes.ts declares its member
export interface RegisteredPaths {}

type Path = RegisteredPaths extends { path: infer Registered extends string } ? Registered : never
type WithoutLocale<Path> = Path extends '/$locale' ? '/' : Path extends `/$locale${infer Rest}` ? Rest : never

/** A path without its language, of pages that exist in every language: `'/'`, `'/contato'`, `'/noticias/$slug'`. */
export type PagePath = WithoutLocale<Path>

/** The whole path of a page that exists in one language only. */
export type OneLanguagePath = Exclude<Path, `/$locale${string}` | PagePath>

/** The parameter names of a path: `'slug'` of `/noticias/$slug`, `'name'` of `/contato-{$name}`. */
export type ParamName<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamName<Segment> | ParamName<Rest>
  : Path extends `${string}{$${infer Name}}${string}`
    ? Name
    : Path extends `$${infer Name}`
      ? Name
      : never

export type PathTarget<Path extends string> = Path extends string
  ? [ParamName<Path>] extends [never]
    ? { to: Path; params?: undefined }
    : { to: Path; params: Record<ParamName<Path>, string> }
  : never

export function pageAddress(locale: LocaleId, { to, params }: PathTarget<PagePath>): string {
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
