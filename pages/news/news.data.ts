import { pageAddress } from '../../components/page/page-path.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { articlesInList } from '../../content/limits.ts'
import type { NewsItem } from '../../content/news/news.schema.ts'
import { news } from '../../content/news/news.ts'
import { videos } from '../../content/videos.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, type DataInput, pageData } from '../page-data.ts'
import { newsListTarget } from './Pagination.tsx'

const pageCount = Math.ceil(news.length / articlesInList)
const followingPages = Array.from({ length: pageCount - 1 }, (_, index) => index + 2)

const listHead = {
  shareImage: 'hero/stones',
  section: 'layout.nav.news',
  kind: 'CollectionPage',
} as const

export const newsData = pageData('/$locale/noticias', {
  layout: 'alternative',
  ...listHead,
  load: ({ text, locale }) => ({
    ...listPage(1, locale),
    head: { title: text('news.head.title'), description: text('news.head.description') },
    content: { ...contentOf(1, locale), videos: inOneLanguage(videos, locale) },
    jsonLdNodes: ({ url, language, absoluteUrl }) =>
      inOneLanguage(videos, locale).map(({ id, title, description, poster, date, videoUrl }) => ({
        '@type': 'VideoObject',
        '@id': `${url}#video-${id}`,
        name: title,
        description,
        thumbnailUrl: absoluteUrl(`/art/${poster}-960.webp`),
        uploadDate: noonOf(date),
        embedUrl: videoUrl,
        inLanguage: language,
      })),
  }),
})

export const olderNewsData = pageData('/$locale/noticias/pagina/$number', {
  layout: 'alternative',
  ...listHead,
  addresses: () => followingPages.map((number) => ({ number: String(number) })),
  load: ({ text, locale, params }) => {
    const number = followingPages.find((later) => String(later) === params.number)
    if (!number) return undefined
    return {
      ...listPage(number, locale),
      listedAt: pageAddress(locale, { to: '/noticias' }),
      head: {
        title: text('news.head.pageTitle', { number }),
        description: text('news.head.pageDescription', { number, count: pageCount }),
      },
      content: { ...contentOf(number, locale), videos: [] },
    }
  },
})

/** A new article shifts every page, so all of them share its date. */
function listPage(number: number, locale: DataInput['locale']) {
  const addressOf = (other: number) => pageAddress(locale, newsListTarget(other))
  return {
    dates: { modified: news[0]?.date ?? '' },
    previous: number > 1 ? addressOf(number - 1) : undefined,
    next: number < pageCount ? addressOf(number + 1) : undefined,
  }
}

function contentOf(number: number, locale: DataInput['locale']) {
  const shown = news.slice((number - 1) * articlesInList, number * articlesInList)
  return {
    news: shown.map((item) => newsCard(item, locale)),
    place: pageCount > 1 ? { number, count: pageCount } : undefined,
  }
}

export function newsCard(item: NewsItem, locale: LocaleId) {
  const { slug, date, img, brand, title, desc } = item
  return inOneLanguage({ slug, date, img, brand, title, desc }, locale)
}

export interface NewsData extends ContentOf<typeof newsData> {}
export interface OlderNewsData extends ContentOf<typeof olderNewsData> {}
