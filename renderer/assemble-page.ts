import { hash } from 'node:crypto'
import { createIntl } from '@formatjs/intl'
import type { CompactMessages, PageData } from '../components/page/page-data'
import { pageAddress } from '../components/page/page-path'
import { isLocaleId, type LocaleId, localeOfPath, locales } from '../locales/locales'
import type { MessageId } from '../locales/message-id'
import { loadNotFound, notFoundSource } from '../pages/error/not-found.source'
import type { PageSource, SourcePage, SourceRequest } from '../pages/page-source'
import type { PageRequest } from '../pages/route-tree'
import type { PageId } from '../pages/routes'
import { sharedContent } from '../pages/shared-content'
import { pageSources } from '../pages/sources'
import { notFoundModule } from './frame-modules'
import { createGraph, organizationId } from './head/graph'
import { headHtml } from './head/head-html'
import { createHead, type PageHead } from './head/page-head'
import { placeOf } from './head/page-place'
import { type Ast, type Catalogue, compactMessages, readCatalogues } from './messages/catalogues'
import { canonicalAddresses, inEachLanguage, languageAddresses } from './page-addresses'
import { scriptText } from './script-text'
import type { ShareImage } from './share-images/share-image'
import { absoluteUrl } from './site-origin'
import type { ViewSources } from './view-sources'

/** A page's data, the module that shows it, and what the files beside the pages need of it. */
export interface AssembledPage {
  page: PageData
  /** Names all that decides what the page is: of the same the same code makes the same page. */
  madeOf: string
  /** The file of the module, as in `pages/about/AboutPage.tsx`. */
  view: string
  head: PageHead
  /** What the page tells search engines, as JSON-LD. */
  graph?: string
  /** Absent where there is nothing to share. */
  shareImage?: ShareImage
  dates?: { published?: string; modified: string }
}

export type PageAssembler = (request: PageRequest) => AssembledPage

/** Reads the messages once; the assembler then makes the data of any page from them and from the content. */
export function createPageAssembler({ modules, stringsOf }: ViewSources): PageAssembler {
  const catalogues = readCatalogues()
  const texts = inEachLanguage((locale) => textIn(locale, catalogues[locale]))
  const shared = inEachLanguage((locale) => sharedContent(texts[locale]))
  const sharedDigests = inEachLanguage((locale) => digestOf(shared[locale]))
  const messages = new Map<string, { used: CompactMessages; digest: string }>()
  const messagesOf = (view: string, locale: LocaleId) => {
    const key = `${locale} ${view}`
    const ids = () => [...stringsOf(view)].filter((text) => catalogues[locale].has(text))
    const known = messages.get(key)
    if (known) return known
    const used = compactMessages(catalogues[locale], ids())
    const found = { used, digest: digestOf(used) }
    messages.set(key, found)
    return found
  }

  return (request) => {
    const { params, pathname } = request
    const locale = localeOfPath(pathname)
    const text = texts[locale]
    const { id, source, loaded } = loadSource(request.page, { locale, params, text })
    const { head: words, dates, graphNodes } = loaded
    const view = id ? modules[id] : notFoundModule
    const shareImage: ShareImage = {
      title: words.title,
      kicker: source.section ? text(source.section) : '',
      picture: source.shareImage,
      domain: new URL(absoluteUrl(pathname)).host,
    }
    const head = createHead({
      loaded,
      place: placeOf({ ...request, page: id }, locale),
      shareImage,
      kind: source.kind,
      feedTitle: text('news.feed'),
      locale,
    })
    const { canonical: url, share } = head
    const graph =
      url && share
        ? scriptText(
            createGraph({
              url,
              locale,
              kind: source.kind,
              title: words.title,
              description: words.description,
              shareImage: share.image,
              dates,
              trail: trailOf(source, { url, locale, text, title: words.title }),
              graphNodes:
                graphNodes?.({
                  url,
                  language: locales[locale].tag,
                  organization: { '@id': organizationId },
                  shareImage: share.image,
                  absoluteUrl,
                }) ?? [],
            }),
          )
        : undefined
    const { used, digest } = messagesOf(view, locale)
    const own = {
      locale,
      pathname,
      isUnknownAddress: !id,
      layout: source.layout,
      head: headHtml(head, locale, graph),
      languagePaths: languageAddresses(id, params),
    }
    const page: PageData = {
      ...own,
      shared: shared[locale],
      get content() {
        return loaded.content
      },
      messages: used,
    }
    const madeOf = digestOf([own, view, sharedDigests[locale], digest, loaded.madeOf ?? loaded.content])
    return { page, madeOf, view, head, graph, ...(share && { shareImage }), dates }
  }
}

function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value))
}

/** The page that is asked for, or the not-found page where the site has no such language or entry. */
function loadSource(
  id: PageId | undefined,
  request: SourceRequest,
): { id?: PageId; source: PageSource; loaded: SourcePage<unknown> } {
  const isInLanguage = isLocaleId(request.params.locale ?? request.locale)
  const source: PageSource | undefined = id && isInLanguage ? pageSources[id] : undefined
  const loaded = source?.load(request)
  return source && loaded ? { id, source, loaded } : { source: notFoundSource, loaded: loadNotFound(request) }
}

interface TrailInput {
  url: string
  locale: LocaleId
  text: SourceRequest['text']
  title: string
}

/** The way from the home of the language to a page. */
function trailOf({ listedAt, section }: PageSource, { url, locale, text, title }: TrailInput) {
  const home = { name: text('layout.nav.home'), url: absoluteUrl(pageAddress(locale, { to: '/' })) }
  if (url === home.url) return [home]
  const list = listedAt && section ? [{ name: text(section), url: absoluteUrl(listAddress(listedAt, locale)) }] : []
  return [home, ...list, { name: title, url }]
}

function listAddress(page: PageId, locale: LocaleId): string {
  const address = canonicalAddresses(page, {})
  return typeof address === 'string' ? address : address[locale]
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
