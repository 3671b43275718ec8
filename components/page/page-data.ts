import type { SocialId } from '../../content/company/company.schema.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'

/** All that a page needs besides its code and the messages of its language, as a JSON file beside the page's HTML. */
export interface PageData<Content = unknown> {
  locale: LocaleId
  /** The address, without query and fragment. */
  pathname: string
  /** The page in the table of addresses (pages/routes.ts); none at an unknown address. */
  id?: string
  layout: LayoutId
  /** The page's part of `<head>` as HTML (renderer/head/head-html.ts). */
  head: string
  /** Where the language menu leads: to the same page in each language, or to the home where there is none. */
  languagePaths: Record<LocaleId, string>
  shared: SharedContent
  content: Content
  /** A fingerprint of the code that the page needs: another one than that of the open tab means a later deploy. */
  build: string
}

/** Which header and footer a page has, and how wide its content may be. */
export type LayoutId = 'alternative' | 'standard' | 'businessCard'

/** Content of the header and footer, the same on every page of a language. */
export interface SharedContent {
  siteName: string
  services: { id: ServiceId; slug: string; title: string; description: string }[]
  social: { id: SocialId; url: string }[]
  contact: { email: string; phone: string; phoneUrl: string; messagingUrl: string }
  buildYear: number
  consent: ConsentTerms
}

interface ConsentTerms {
  /** The date of the privacy policy, such as 2026-11-21. */
  version: string
  /** Whether the banner has a button to refuse as well. */
  offersRefusal: boolean
}

/** The address of a page's data. */
export function pageDataPath(pathname: string): string {
  return `/data${pathname === '/' ? '/index' : pathname}.json`
}
