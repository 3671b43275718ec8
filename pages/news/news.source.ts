import { news } from '../../content/news/news'
import { videos } from '../../content/videos'
import { inOneLanguage } from '../../locales/localized'
import { branded, pageSource } from '../page-source'
import { newsCard } from './news-card'

export const newsSource = pageSource({
  view: 'pages/news/NewsPage.tsx',
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: { title: branded(text('news.head.title')), description: text('news.head.description') },
    content: { news: news.map((item) => newsCard(item, locale)), videos: inOneLanguage(videos, locale) },
  }),
})
