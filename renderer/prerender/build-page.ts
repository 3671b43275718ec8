import type { LoadedPage, SharedContent } from '../../components/page/page-data.ts'
import { pathnameIn } from '../../components/page/page-path.ts'
import { loadMessages, textIn } from '../../locales/intl.ts'
import { type LocaleId, localeOfPath } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { notFoundSource } from '../../pages/error/not-found.source.ts'
import { sharedContent } from '../../pages/shared-content.ts'
import { createMetadata, type PageMetadata } from '../head/page-metadata.ts'
import { sitePageAt } from './site-pages.ts'

/** A page with what the build writes about it elsewhere: in the sitemap, as a picture to share. */
export interface BuiltPage extends LoadedPage {
  metadata: PageMetadata
}

const shared: Partial<Record<LocaleId, SharedContent>> = {}

/**
 * Makes the page at a path, or the 404 page if there is none.
 * @param buildId identifies the code that the page is meant for
 */
export async function buildPage(pathname: string, buildId = ''): Promise<BuiltPage> {
  const locale = localeOfPath(pathname)
  await loadMessages(locale)
  const text = textIn(locale)
  const { source, params, languagePaths: paths } = sitePageAt(pathname)
  const loaded = source.load({ locale, params, text })
  if (!loaded) throw new Error(`${pathname}: staticParams() lists this page, but load() returns nothing for it.`)
  const isNotFound = source === notFoundSource
  const metadata = createMetadata({ pathname, paths, locale, loaded, text, isNotFound })
  shared[locale] ??= sharedContent(locale)
  const page = {
    locale,
    pathname,
    layout: source.layout,
    head: metadata.tags,
    // What exists in one language only leads to the homes of the others.
    languagePaths:
      paths ?? inEachLanguage((id) => (id === locale && !isNotFound ? pathname : pathnameIn(id, { to: '/' }))),
    shared: shared[locale],
    buildId,
  }
  return { page, content: loaded.content, metadata }
}
