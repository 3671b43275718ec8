import type { SocialId } from '../../content/company/company.schema.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'

/** All that a page needs besides code and messages, stored as JSON beside the page's HTML. */
export interface PageData<Content = unknown> {
  locale: LocaleId
  /** Without query and fragment. */
  pathname: string
  /** The key in pages/routes.ts; undefined for an unknown address. */
  id?: string
  layout: LayoutId
  /** The page's part of `<head>` as HTML (renderer/head/head-html.ts). */
  head: string
  /** The same page in each language, or the home page where it does not exist. */
  languagePaths: Record<LocaleId, string>
  shared: SharedContent
  content: Content
  /** A hash of the page's code; if it differs from the open tab's, a newer build was deployed. */
  build: string
}

/** Selects header, footer, and content width. */
export type LayoutId = 'alternative' | 'standard' | 'businessCard'

/** Header and footer content, the same on every page of a language. */
export interface SharedContent {
  siteName: string
  services: { id: ServiceId; slug: string; title: string; description: string }[]
  social: { id: SocialId; url: string }[]
  contact: { email: string; phone: string; phoneUrl: string; messagingUrl: string }
  buildYear: number
  consent: ConsentSettings
}

interface ConsentSettings {
  /** The date of the privacy policy, such as 2026-11-21. */
  policyDate: string
  /** The date of the last change to what visitors consent to: older decisions have expired. */
  consentDate: string
  offersRefusal: boolean
}

export function pageDataPath(pathname: string): string {
  return `/data${pathname === '/' ? '/index' : pathname}.json`
}
