import type { PageHead } from '../../components/page/page-data'
import { company } from '../../content/company'
import { defaultLocale, type LocaleId, localeIds, locales } from '../../locales/locales'
import type { PageSource, PageWords } from '../../pages/page-source'
import { feedsOf } from '../discovery/feed-addresses'
import { type ShareImage, shareImagePath } from '../share-images/share-image'
import { absoluteUrl } from '../site-origin'
import type { PagePlace } from './page-place'

/** What search results show of a title before they cut it. */
const longestTitle = 60

interface HeadInput {
  words: PageWords
  place: PagePlace
  dates: { published?: string; modified: string } | undefined
  /** What the page is shared with; nothing is where it has no canonical address. */
  shareImage: ShareImage
  kind: PageSource['kind']
  /** What the feeds are called. */
  feedTitle: string
  locale: LocaleId
}

/** All that a document says of itself, from one place. */
export function createHead({ words, place, dates, shareImage, kind, feedTitle, locale }: HeadInput): PageHead {
  const { isIndexed, canonical, paths } = place
  return {
    title: words.isTitleWhole ? words.title : branded(words.title),
    description: words.description,
    isIndexed,
    canonical,
    alternates: isIndexed && paths ? alternatesOf(paths) : [],
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

/** With the company's name, where there is room for it. */
function branded(title: string): string {
  const whole = `${title} | ${company.name}`
  return whole.length <= longestTitle ? whole : title
}

/** The page in each language, itself among them, and the one for everybody else. */
function alternatesOf(paths: Record<LocaleId, string>): PageHead['alternates'] {
  return [
    ...localeIds.map((id) => ({ hrefLang: locales[id].tag, href: absoluteUrl(paths[id]) })),
    { hrefLang: 'x-default', href: absoluteUrl(paths[defaultLocale]) },
  ]
}
