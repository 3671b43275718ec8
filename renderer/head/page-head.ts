import type { Graph } from 'schema-dts'
import { pageAddress } from '../../components/page/page-path.ts'
import { company } from '../../content/company/company.ts'
import { reasonToHide } from '../../content/site.ts'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import { type Address, canonicalAddresses } from '../../pages/addresses.ts'
import type { LoadedContent, LoaderInput, PageLoader } from '../../pages/page-loader.ts'
import { type Route, routes } from '../../pages/routes.ts'
import { absoluteUrl } from '../prerender/site-origin.ts'
import { type ShareImage, shareImagePath } from '../share-images/share-image.ts'
import { brandedTitle } from './branded-title.ts'
import { createJsonLd, organizationId } from './json-ld.ts'

/** The content of `<head>` for browsers, search engines and social networks. Addresses are absolute. */
export interface PageHead {
  /** As tabs and search results show it. */
  title: string
  description: string
  /** The address that search engines are to use for this page. The page for unknown addresses has none. */
  canonical?: string
  alternates: { hrefLang: string; href: string }[]
  /** The addresses of the pages before and after this one, in a list that is spread over several. */
  previous?: string
  next?: string
  isIndexed: boolean
  /** The days on which the text was written and last changed, where the content names them. */
  dates?: { published?: string; modified: string }
  /** What networks and messengers show of the page; absent where there is nothing to share. */
  share?: {
    title: string
    kind: 'website' | 'article' | 'profile'
    /** The picture, of `shareImageSize`. */
    image: string
    /** What that picture shows. */
    drawing: ShareImage
  }
  /** Where the news of the page's language can be followed. */
  feeds: { type: string; title: string; href: string }[]
  /** What the page is about, for search engines: JSON-LD. */
  jsonLd?: Graph
}

interface HeadInput extends Address {
  locale: LocaleId
  loader: PageLoader
  loaded: LoadedContent<unknown>
  text: LoaderInput['text']
}

/** Creates the head of a page from its loader's data. */
export function createHead({ id, params, pathname, locale, loader, loaded, text }: HeadInput): PageHead {
  const { head: words, dates, previous, next, listedAt } = loaded
  const feedTitle = text('news.feed')
  const common = {
    title: words.omitsCompanyName ? words.title : brandedTitle(words.title, company.name),
    description: words.description,
    dates,
    feeds: feedsOf(locale).map(({ type, path }) => ({ type, title: feedTitle, href: absoluteUrl(path) })),
  }
  if (!id) return { ...common, isIndexed: false, alternates: [] }

  const route: Route = routes[id]
  const isIndexed = !route.canonicalPath && !reasonToHide(pathname)
  const paths = canonicalAddresses(id, params)
  const canonical = absoluteUrl(typeof paths === 'string' ? paths : paths[locale])
  const drawing: ShareImage = {
    title: words.title,
    kicker: loader.section ? text(loader.section) : '',
    picture: loader.shareImage,
    domain: new URL(absoluteUrl(pathname)).host,
  }
  const image = absoluteUrl(shareImagePath(drawing))
  const home = { name: text('layout.nav.home'), url: absoluteUrl(pageAddress(locale, { to: '/' })) }
  const list = listedAt && loader.section ? [{ name: text(loader.section), url: absoluteUrl(listedAt) }] : []
  return {
    ...common,
    isIndexed,
    canonical,
    alternates: isIndexed && typeof paths !== 'string' ? alternatesOf(paths) : [],
    ...(previous && { previous: absoluteUrl(previous) }),
    ...(next && { next: absoluteUrl(next) }),
    share: {
      title: words.title,
      kind: dates?.published ? 'article' : loader.kind === 'ProfilePage' ? 'profile' : 'website',
      image,
      drawing,
    },
    jsonLd: createJsonLd({
      url: canonical,
      locale,
      kind: loader.kind,
      title: words.title,
      description: words.description,
      shareImage: image,
      dates,
      trail: canonical === home.url ? [home] : [home, ...list, { name: words.title, url: canonical }],
      jsonLdNodes:
        loaded.jsonLdNodes?.({
          url: canonical,
          language: locales[locale].tag,
          organization: { '@id': organizationId },
          shareImage: image,
          absoluteUrl,
        }) ?? [],
    }),
  }
}

/** The page in each language, itself among them, and the one for everybody else. */
function alternatesOf(paths: Record<LocaleId, string>): PageHead['alternates'] {
  return [
    ...localeIds.map((id) => ({ hrefLang: locales[id].tag, href: absoluteUrl(paths[id]) })),
    { hrefLang: 'x-default', href: absoluteUrl(paths[defaultLocale]) },
  ]
}

/** The feeds of a language, and how a document names them. */
export function feedsOf(locale: LocaleId) {
  const folder = pageAddress(locale, { to: '/noticias' })
  return [
    { format: 'rss', type: 'application/rss+xml', path: `${folder}/rss.xml` },
    { format: 'atom', type: 'application/atom+xml', path: `${folder}/atom.xml` },
    { format: 'json', type: 'application/feed+json', path: `${folder}/feed.json` },
  ] as const
}
