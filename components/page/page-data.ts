import type { SocialId } from '../../content/company/company.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'

/** What the loader of a route returns, stored as JSON beside the page's HTML. */
export interface LoadedPage<Content = unknown> {
  page: PageFrame
  content: Content
}

/** What is around the content of a page: its path, head and layout. */
export interface PageFrame {
  locale: LocaleId
  /** Without query and fragment. */
  pathname: string
  layout: LayoutId
  head: HeadTags
  /** The same page in each language, or the home page where it does not exist. */
  languagePaths: Record<LocaleId, string>
  shared: SharedContent
  /** A hash of the site's code; if it differs from the open tab's, a newer build was deployed. */
  buildId: string
}

/** The tags of `<head>` that differ from page to page, by their attributes. */
export interface HeadTags {
  title: string
  metas: Record<string, string>[]
  links: Record<string, string>[]
}

/** Selects header, footer, and content width. */
export type LayoutId = 'alternative' | 'standard' | 'businessCard'

/** Header and footer content, the same on every page of a language. */
export interface SharedContent {
  services: { id: ServiceId; slug: string; title: string; description: string }[]
  social: { id: SocialId; url: string }[]
  contact: { email: string; phone: string; phoneUrl: string; messagingUrl: string }
  buildYear: number
  offersRefusal: boolean
}

export function pageDataPath(pathname: string): string {
  return `/data${pathname === '/' ? '/index' : pathname}.json`
}
