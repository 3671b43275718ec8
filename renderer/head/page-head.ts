import { company } from '../../content/company'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales'
import type { PageSource, SourcePage } from '../../pages/page-source'
import { feedsOf } from '../discovery/feed-addresses'
import { type ShareImage, shareImagePath } from '../share-images/share-image'
import { absoluteUrl } from '../site-origin'
import { brandedTitle } from './branded-title'
import type { PagePlace } from './page-place'

/** What a document says of itself to browsers, search engines and social networks. Addresses are absolute. */
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
  /** What networks and messengers show of the page; absent where there is nothing to share. */
  share?: {
    title: string
    kind: 'website' | 'article' | 'profile'
    /** The picture, of `shareImageSize`. */
    image: string
    published?: string
    modified?: string
  }
  /** Where the news of the page's language can be followed. */
  feeds: { type: string; title: string; href: string }[]
}

interface HeadInput {
  loaded: Pick<SourcePage<unknown>, 'head' | 'dates' | 'previous' | 'next'>
  place: PagePlace
  /** The picture for links to the page; a page without a canonical address is not shared, and names none. */
  shareImage: ShareImage
  kind: PageSource['kind']
  /** What the feeds are called. */
  feedTitle: string
  locale: LocaleId
}

/** All that a document says of itself, from one place. */
export function createHead({ loaded, place, shareImage, kind, feedTitle, locale }: HeadInput): PageHead {
  const { isIndexed, canonical, paths } = place
  const { head: words, dates, previous, next } = loaded
  return {
    title: words.isTitleWhole ? words.title : brandedTitle(words.title, company.name),
    description: words.description,
    isIndexed,
    canonical,
    alternates: isIndexed && paths ? alternatesOf(paths) : [],
    ...(previous && { previous: absoluteUrl(previous) }),
    ...(next && { next: absoluteUrl(next) }),
    share: canonical
      ? {
          title: words.title,
          kind: dates?.published ? 'article' : kind === 'ProfilePage' ? 'profile' : 'website',
          image: absoluteUrl(shareImagePath(shareImage)),
          ...dates,
        }
      : undefined,
    feeds: feedsOf(locale).map(({ type, path }) => ({ type, title: feedTitle, href: absoluteUrl(path) })),
  }
}

/** The page in each language, itself among them, and the one for everybody else. */
function alternatesOf(paths: Record<LocaleId, string>): PageHead['alternates'] {
  return [
    ...localeIds.map((id) => ({ hrefLang: locales[id].tag, href: absoluteUrl(paths[id]) })),
    { hrefLang: 'x-default', href: absoluteUrl(paths[defaultLocale]) },
  ]
}
