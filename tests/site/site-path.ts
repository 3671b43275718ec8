import type { PagePath, RegisteredPaths } from '../../components/page/page-path.ts'
import type { LocaleId } from '../../locales/locales.ts'
import type {} from '../../pages/routes.ts'

type FormValues<Path extends string> = Path extends `/$locale${infer Rest}`
  ? `/${LocaleId}${FormValues<Rest>}`
  : Path extends `${infer Start}{$${string}}` | `${infer Start}$${string}`
    ? `${Start}${string}`
    : Path

/** The path of a page with its parameters: `/en-us/contato`, `/pt-br/noticias/a`. A path that pages/routes.ts lacks is an error of types. */
export type SitePath = FormValues<RegisteredPaths['path']> | '/404' | `/${LocaleId}/404`

/** What follows the language: `''`, `/contato`, `/noticias/a`. */
export type PathInLanguage = '' | Exclude<FormValues<PagePath>, '/'>

/** A path with or without a query and a fragment: `/pt-br/contato?origem=card#form`. */
export type SiteAddress = SitePath | `${SitePath}${'?' | '#'}${string}`

/** The address itself: whoever changes the table of pages learns from TypeScript which tests name the old path. */
export function at<Address extends SiteAddress>(address: Address): Address {
  return address
}
