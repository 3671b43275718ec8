import type { PageData, SharedContent } from '../../components/page/page-data.ts'
import { loadMessages, textIn } from '../../locales/intl.ts'
import { type LocaleId, localeOfPath } from '../../locales/locales.ts'
import { addressAt, languageAddresses } from '../../pages/addresses.ts'
import { notFoundLoader, pageLoaders } from '../../pages/loaders.ts'
import type { PageLoader } from '../../pages/page-loader.ts'
import { routes } from '../../pages/routes.ts'
import { sharedContent } from '../../pages/shared-content.ts'
import { headHtml } from '../head/head-html.ts'
import { createHead, type PageHead } from '../head/page-head.ts'

const shared: Partial<Record<LocaleId, SharedContent>> = {}

/**
 * The data of the page at an address (of the 404 page if there is none), and its head.
 * @param build identifies the code that the page is meant for
 */
export async function loadPage(pathname: string, build = ''): Promise<{ page: PageData; head: PageHead }> {
  const locale = localeOfPath(pathname)
  await loadMessages(locale)
  const text = textIn(locale)
  const { id, params } = addressAt(pathname)
  const loader: PageLoader = id ? pageLoaders[id] : notFoundLoader
  const loaded = loader.load({ locale, params, text })
  if (!loaded)
    throw new Error(`${pathname}: the loader lists this address in addresses(), but load() returns nothing for it.`)
  shared[locale] ??= sharedContent(text)
  const head = createHead({ id, params, pathname, locale, loader, loaded, text })
  const page = {
    id,
    locale,
    pathname,
    layout: id ? routes[id].layout : 'standard',
    head: headHtml(head, locale),
    languagePaths: languageAddresses(id, params),
    shared: shared[locale],
    content: loaded.content,
    build,
  } satisfies PageData
  return { page, head }
}
