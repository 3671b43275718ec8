import { pathnameIn } from '../../components/page/page-path.ts'
import { news } from '../../content/news/news.ts'
import { otherNews } from '../../content/site.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { newsCard } from './news.source.ts'

const bySlug = new Map(news.map((item) => [item.slug, item]))

export const articleSource = definePage({
  layout: 'alternative',
  staticParams: () => news.map(({ slug }) => ({ slug })),
  load: ({ params, locale, text }) => {
    const item = bySlug.get(params.slug)
    if (!item) return undefined
    const others = news.slice(0, otherNews.among).filter((other) => other !== item)
    return {
      head: { title: item.title[locale], description: item.desc[locale], picture: item.img },
      listedAt: { name: text('layout.nav.news'), path: pathnameIn(locale, { to: '/noticias' }) },
      dates: { published: item.date, modified: item.date },
      original: { publisher: item.brand, url: item.originalLink },
      content: {
        ...newsCard(item, locale),
        imgAlt: item.imgAlt?.[locale],
        originalLink: item.originalLink,
        others: others.slice(0, otherNews.most).map(({ slug, img, title }) => ({ slug, img, title: title[locale] })),
        html: item.content[locale].html,
      },
    }
  },
})

export type ArticleContent = ContentOf<typeof articleSource>
