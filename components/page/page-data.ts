import type { MessageFormatElement } from 'react-intl'
import type { SocialId } from '../../content/company.schema'
import type { ServiceId } from '../../content/services/services.schema'
import type { LocaleId } from '../../locales/locales'

/** All that a page needs besides its code, in the page's one language. It stands in a file beside the page's HTML. */
export interface PageData<Content = unknown> {
  locale: LocaleId
  /** The address, without query and fragment. */
  pathname: string
  /** True on the page that stands in for an unknown address. (Named `isNotFound`, it would make the router take the data for an error.) */
  isUnknownAddress: boolean
  layout: LayoutId
  /** What the document says of itself to browsers, search engines and social networks: HTML (renderer/head/head-html.ts). */
  head: string
  /** Where the language menu leads: to the same page in each language, or to the home where there is none. */
  languagePaths: Record<LocaleId, string>
  shared: SharedContent
  content: Content
  messages: CompactMessages
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
  /** The date of the privacy policy, as in 2026-11-21. */
  version: string
  /** Whether the banner has a button to refuse as well. */
  offersRefusal: boolean
}

/** A message as its ICU syntax tree; plain text stands for itself. */
export type CompactMessages = Record<string, string | MessageFormatElement[]>
