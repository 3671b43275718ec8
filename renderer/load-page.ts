import { createIntl } from '@formatjs/intl'
import type { PageData, PageHead } from '../components/page/page-data'
import { company } from '../content/company'
import { privacyPolicy } from '../content/privacy'
import { offersRefusal } from '../content/site'
import { defaultLocale, isLocaleId, type LocaleId, localeIds, localeOfPath, locales } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import { loadNotFound, notFoundSource } from '../pages/error/not-found.source'
import type { PageSource } from '../pages/page-source'
import type { PageRequest } from '../pages/routes'
import { serviceList } from '../pages/services/service-list'
import { pageSources } from '../pages/sources'
import { type Ast, type Catalogue, compactMessages, readCatalogues } from './messages/catalogues'
import { UsedMessages } from './messages/used-messages'
import { languagePaths } from './page-paths'
import { absoluteUrl } from './site-origin'

/** The modules whose messages every page needs. */
const frame = ['components/layout/Document.tsx', 'pages/error/ErrorPage.tsx']

/** A page's data, and the module that shows it. */
export interface LoadedPage {
  page: PageData
  view: string
}

export type PageLoader = (request: PageRequest) => LoadedPage

/** Reads messages and content once; the loader then makes the data of any page from them. */
export function createPageLoader(): PageLoader {
  const catalogues = readCatalogues()
  const usedMessages = new UsedMessages(new Set(catalogues[defaultLocale].keys()))

  return ({ path, params, pathname }) => {
    const known = findSource(path, params)
    const locale = known?.locale ?? localeOfPath(pathname)
    const text = textIn(locale, catalogues[locale])
    const request = { locale, params, text }
    const loaded = known?.source.load(request)
    const source = loaded && known ? known.source : notFoundSource
    const { head, content } = loaded ?? loadNotFound(request)
    const page: PageData = {
      locale,
      pathname,
      isUnknownAddress: source === notFoundSource,
      layout: source.layout,
      head: { ...head, ...placeOf(source, { path, params, pathname }, locale) },
      languagePaths: languagePaths(source === notFoundSource ? '/$' : path, params),
      shared: {
        services: serviceList(text),
        social: company.social,
        contact: pickContact(),
        buildYear: new Date().getFullYear(),
        consent: { version: privacyPolicy.updated, offersRefusal },
      },
      content,
      messages: compactMessages(catalogues[locale], usedMessages.of([...frame, source.view])),
    }
    return { page, view: source.view }
  }
}

function findSource(
  path: string,
  params: Record<string, string>,
): { source: PageSource; locale: LocaleId } | undefined {
  const sources: Record<string, PageSource> = pageSources
  const source = sources[path]
  const locale = params.locale ?? defaultLocale
  return source && source !== notFoundSource && isLocaleId(locale) ? { source, locale } : undefined
}

/** What search engines are told of a page's place among its languages and variants. */
function placeOf(
  source: PageSource,
  { path, params, pathname }: PageRequest,
  locale: LocaleId,
): Pick<PageHead, 'isIndexed' | 'canonical' | 'alternates'> {
  if (source === notFoundSource) return { isIndexed: false, alternates: [] }
  const { isIndexed = true, canonicalPath = path } = source
  // A page that exists in one language only stands for itself.
  if (!canonicalPath.startsWith('/$locale')) return { isIndexed, canonical: absoluteUrl(pathname), alternates: [] }
  const paths = languagePaths(canonicalPath, params)
  const alternates = [
    ...localeIds.map((id) => ({ hrefLang: locales[id].tag, href: absoluteUrl(paths[id]) })),
    { hrefLang: 'x-default', href: absoluteUrl(paths[defaultLocale]) },
  ]
  return { isIndexed, canonical: absoluteUrl(paths[locale]), alternates: isIndexed ? alternates : [] }
}

function textIn(locale: LocaleId, catalogue: Catalogue) {
  const messages = Object.fromEntries([...catalogue].map(([id, { ast }]) => [id, ast])) as Record<MessageId, Ast>
  const intl = createIntl({
    locale: locales[locale].tag,
    messages,
    onError: (error) => {
      throw error
    },
  })
  return (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)
}

function pickContact() {
  const { email, phone, phoneUrl, messagingUrl } = company
  return { email, phone, phoneUrl, messagingUrl }
}
