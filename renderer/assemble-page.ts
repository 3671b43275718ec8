import { createIntl } from '@formatjs/intl'
import type { PageData } from '../components/page/page-data'
import { company } from '../content/company'
import { privacyPolicy } from '../content/privacy/privacy'
import { offersRefusal } from '../content/site'
import { defaultLocale, isLocaleId, type LocaleId, localeOfPath, locales } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import { loadNotFound, notFoundSource } from '../pages/error/not-found.source'
import type { PageSource, SourcePage, SourceRequest } from '../pages/page-source'
import type { PageRequest } from '../pages/routes'
import { serviceList } from '../pages/services/service-list'
import { pageSources } from '../pages/sources'
import { createGraph, organizationId } from './head/graph'
import { createHead } from './head/page-head'
import { placeOf } from './head/page-place'
import { type Ast, type Catalogue, compactMessages, readCatalogues } from './messages/catalogues'
import { UsedMessages } from './messages/used-messages'
import { scriptText } from './page-data-script'
import { fillPath, languagePaths } from './page-paths'
import type { ShareImage } from './share-images/share-image'
import { absoluteUrl } from './site-origin'

/** The modules whose messages every page needs. */
const frame = ['components/layout/Document.tsx', 'pages/error/ErrorPage.tsx']

/** A page's data, the module that shows it, and what the files beside the pages need of it. */
export interface LoadedPage {
  page: PageData
  view: string
  /** Absent where there is nothing to share. */
  shareImage?: ShareImage
  dates?: { published?: string; modified: string }
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
    const sourceRequest = { locale, params, text }
    const loaded = known?.source.load(sourceRequest)
    const source = loaded && known ? known.source : notFoundSource
    const { head: words, content, dates, graphNodes }: SourcePage<unknown> = loaded ?? loadNotFound(sourceRequest)
    const place = placeOf(source, { path, params, pathname }, locale)
    const shareImage: ShareImage = {
      title: words.title,
      kicker: source.section ? text(source.section) : '',
      picture: source.shareImage,
      domain: new URL(absoluteUrl(pathname)).host,
    }
    const head = createHead({
      words,
      place,
      dates,
      shareImage,
      kind: source.kind,
      feedTitle: text('news.feed'),
      locale,
    })
    const page: PageData = {
      locale,
      pathname,
      isUnknownAddress: source === notFoundSource,
      layout: source.layout,
      head,
      languagePaths: languagePaths(source === notFoundSource ? '/$' : path, params),
      shared: {
        siteName: company.name,
        services: serviceList(text),
        social: company.social,
        contact: pickContact(),
        buildYear: new Date().getFullYear(),
        consent: { version: privacyPolicy.updated, offersRefusal },
      },
      content,
      messages: compactMessages(catalogues[locale], usedMessages.of([...frame, source.view])),
    }
    const { canonical: url, share } = head
    if (url && share) {
      const language = locales[locale].tag
      const graph = createGraph({
        url,
        locale,
        kind: source.kind,
        title: words.title,
        description: words.description,
        shareImage: share.image,
        dates,
        trail: trailOf(source, { url, params, locale, text, title: words.title }),
        graphNodes:
          graphNodes?.({
            url,
            language,
            organization: { '@id': organizationId },
            shareImage: share.image,
            absoluteUrl,
          }) ?? [],
      })
      page.graph = scriptText(graph)
    }
    return { page, view: source.view, ...(share && { shareImage }), dates }
  }
}

interface TrailInput {
  url: string
  params: Record<string, string>
  locale: LocaleId
  text: SourceRequest['text']
  title: string
}

/** The way from the home of the language to a page. */
function trailOf({ listedAt, section }: PageSource, { url, params, locale, text, title }: TrailInput) {
  const home = { name: text('layout.nav.home'), url: absoluteUrl(`/${locale}`) }
  if (url === home.url) return [home]
  const list =
    listedAt && section ? [{ name: text(section), url: absoluteUrl(fillPath(listedAt, { ...params, locale })) }] : []
  return [home, ...list, { name: title, url }]
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
