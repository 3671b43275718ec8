import type { PagePath, RoutePath } from '../../components/page/page-path.ts'
import type { LocaleId } from '../../locales/locales.ts'
import type {} from '../../pages/router.ts'

type FilledPath<Path extends string> = Path extends `/$locale${infer Rest}`
  ? `/${LocaleId}${FilledPath<Rest>}`
  : Path extends `${infer Start}{$${string}}` | `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path

/**
 * The path of a page with its parameters: `/en-us/contato`, `/pt-br/noticias/a`. Paths without a route are
 * type errors.
 */
export type SitePath = FilledPath<Exclude<RoutePath, '/$'>> | '/404' | `/${LocaleId}/404`

/** The path after the language: `''`, `/contato`, `/noticias/a`. */
export type PathInLanguage = '' | Exclude<FilledPath<PagePath>, '/'>

/** A path with an optional query or fragment: `/pt-br/contato?origem=card#form`. */
export type SiteAddress = SitePath | `${SitePath}${'?' | '#'}${string}`

/** Returns the address unchanged, but makes it a type error if the routes change. */
export function at<Address extends SiteAddress>(address: Address): Address {
  return address
}
