import { news } from '../../content/news/news'
import { videos } from '../../content/videos'
import { inOneLanguage } from '../../locales/localized'
import { pageSource } from '../page-source'
import { newsCard } from './news-card'

export const newsSource = pageSource({
  layout: 'alternative',
  shareImage: 'hero/news',
  section: 'layout.nav.news',
  kind: 'CollectionPage',
  load: ({ text, locale }) => ({
    head: { title: text('news.head.title'), description: text('news.head.description') },
    dates: { modified: news[0]?.date ?? '' },
    content: { news: news.map((item) => newsCard(item, locale)), videos: inOneLanguage(videos, locale) },
    graphNodes: ({ url, language, absoluteUrl }) =>
      inOneLanguage(videos, locale).map(({ id, title, description, poster, date, videoUrl }) => ({
        '@type': 'VideoObject',
        '@id': `${url}#video-${id}`,
        name: title,
        description,
        thumbnailUrl: absoluteUrl(`/art/${poster}-960.webp`),
        uploadDate: date,
        embedUrl: videoUrl,
        inLanguage: language,
      })),
  }),
})
