import type { MessageFormatElement } from 'react-intl'
import type { SocialId } from '../../content/company.schema'
import type { ServiceId } from '../../content/services/services.schema'
import type { LocaleId } from '../../locales/locales'

/** All that a page needs besides its code. It travels inside the page's HTML, in the page's one language. */
export interface PageData<Content = unknown> {
  locale: LocaleId
  /** The address, without query and fragment. */
  pathname: string
  /** True on the page that stands in for an unknown address. (Named `isNotFound`, it would make the router take the data for an error.) */
  isUnknownAddress: boolean
  layout: LayoutId
  head: PageHead
  /** Where the language menu leads: to the same page in each language, or to the home where there is none. */
  languagePaths: Record<LocaleId, string>
  shared: SharedContent
  content: Content
  messages: CompactMessages
  /** What the page tells search engines, as JSON-LD. It stands in a script element of its own. */
  graph?: string
}

/** Which header and footer a page has, and how wide its content may be. */
export type LayoutId = 'alternative' | 'standard' | 'businessCard'

/** What a document says of itself to browsers, search engines and social networks. Addresses are absolute. */
export interface PageHead {
  /** As tabs and search results show it. */
  title: string
  description: string
  /** The address that search engines are to use for this page. The page for unknown addresses has none. */
  canonical?: string
  alternates: { hrefLang: string; href: string }[]
  isIndexed: boolean
  /** What networks and messengers show of the page; absent where there is nothing to share. */
  share?: {
    title: string
    kind: 'website' | 'article' | 'profile'
    /** The picture, of `shareImageSize`. */
    image: string
    published?: string
    modified?: string
  }
  /** Where the news of the page's language can be followed. */
  feeds: { type: string; title: string; href: string }[]
}

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
