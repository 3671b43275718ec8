import { blocksOf } from '../../content/markdown'
import { news } from '../../content/news/news'
import { otherNews, salesLocale } from '../../content/site'
import { branded, pageSource } from '../page-source'
import { newsCard } from './news-card'

export const articleSource = pageSource({
  view: 'pages/news/ArticlePage.tsx',
  layout: 'alternative',
  addresses: () => news.map(({ slug }) => ({ slug })),
  load: ({ params, locale }) => {
    const item = news.find(({ slug }) => slug === params.slug)
    if (!item) return undefined
    const others = news.slice(0, otherNews.among).filter((other) => other !== item)
    return {
      head: { title: branded(item.title[locale]), description: item.desc[locale] },
      content: {
        ...newsCard(item, locale),
        originalLink: item.originalLink,
        body: blocksOf(item.content[locale], `content/news/${item.slug}.ts, ${locale}`),
        others: others.slice(0, otherNews.most).map((other) => newsCard(other, locale)),
        salesLocale,
      },
    }
  },
})
