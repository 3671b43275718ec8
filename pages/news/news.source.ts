import { writtenDay } from '../../content/dates/written-day.ts'
import type { NewsItem } from '../../content/news/news.schema.ts'
import { news } from '../../content/news/news.ts'
import { videos } from '../../content/videos.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'

export const newsSource = definePage({
  layout: 'alternative',
  load: ({ text, locale }) => ({
    dates: news[0] && { modified: news[0].date },
    head: { title: text('news.head.title'), description: text('news.head.description') },
    content: { news: news.map((item) => newsCard(item, locale)), videos: inOneLanguage(videos, locale) },
    videos: inOneLanguage(videos, locale),
  }),
})

export function newsCard(item: NewsItem, locale: LocaleId) {
  const { slug, date, img, brand, title, desc } = item
  return { ...inOneLanguage({ slug, img, brand, title, desc }, locale), date: writtenDay(date, locale) }
}

export type NewsContent = ContentOf<typeof newsSource>
