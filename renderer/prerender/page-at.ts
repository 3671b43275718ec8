import type { LoadedPage, SharedContent } from '../../components/page/page-data.ts'
import { addressAt, languageAddresses } from '../../crawler/addresses.ts'
import { loadMessages, textIn } from '../../locales/intl.ts'
import { type LocaleId, localeOfPath } from '../../locales/locales.ts'
import { sharedContent } from '../../pages/shared-content.ts'
import { createHead, type PageHead } from '../head/page-head.ts'

/** A page with what the build writes about it elsewhere: in the sitemap, as a picture to share. */
export interface BuiltPage extends LoadedPage {
  head: PageHead
}

const shared: Partial<Record<LocaleId, SharedContent>> = {}

/**
 * The page at an address, or the 404 page if there is none.
 * @param build identifies the code that the page is meant for
 */
export async function pageAt(pathname: string, build = ''): Promise<BuiltPage> {
  const locale = localeOfPath(pathname)
  await loadMessages(locale)
  const text = textIn(locale)
  const address = addressAt(pathname)
  const { source, params } = address
  const loaded = source.load({ locale, params, text })
  if (!loaded) throw new Error(`${pathname}: addresses() lists this address, but load() returns nothing for it.`)
  shared[locale] ??= sharedContent(locale)
  const head = createHead({ address, locale, loaded, text })
  const page = {
    locale,
    pathname,
    layout: source.layout,
    head: head.tags,
    languagePaths: languageAddresses(address),
    shared: shared[locale],
    build,
  }
  return { page, content: loaded.content, head }
}
