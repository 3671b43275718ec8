import type { MessageFormatElement } from 'react-intl'
import type { LocaleId } from '../../locales/locales'

/** All that a page needs besides its code. It travels inside the page's HTML, in the page's one language. */
export interface PageData<Content = unknown> {
  locale: LocaleId
  /** The address, without query and fragment. */
  pathname: string
  /** True on the page that stands in for an unknown address. (A member `isNotFound` would be an error to the router.) */
  isUnknownAddress: boolean
  layout: LayoutId
  head: PageHead
  /** Where the reader's languages lead from here: the same page, or the home where it has no counterpart. */
  languagePaths: Record<LocaleId, string>
  shared: SharedContent
  content: Content
  messages: CompactMessages
}

/** Which header and footer a page wears (spec section 2, 'Header variants'). */
export type LayoutId = 'alternative' | 'standard' | 'card'

export interface PageHead {
  title: string
  description: string
  /** Absolute; absent where the page is not to be indexed. */
  canonical?: string
  alternates: { hrefLang: string; href: string }[]
  isIndexed: boolean
}

/** Content of the header and footer, the same on every page of a language. */
export interface SharedContent {
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

export type ServiceId = 'web' | 'mobile' | 'softwareMaintenance' | 'outsourcing' | 'apis' | 'design' | 'ai'
export type SocialId = 'instagram' | 'youtube' | 'whatsapp' | 'facebook' | 'x'

/** A message as its ICU syntax tree; plain text stands for itself. */
export type CompactMessages = Record<string, string | MessageFormatElement[]>
