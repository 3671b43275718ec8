import { aiNewsDemo } from '../../content/ai-news.ts'
import { writtenDay } from '../../content/dates/written-day.ts'
import { products } from '../../content/products.ts'
import { type ContentOf, definePage } from '../page-source.ts'

export const aiNewsSource = definePage({
  layout: 'standard',
  load: () => ({
    head: { title: aiNewsDemo.page.headTitle, description: aiNewsDemo.page.headDescription },
    content: {
      page: aiNewsDemo.page,
      link: products.find(({ id }) => id === 'ai-news')?.link,
      items: aiNewsDemo.items.map(({ slug, title, excerpt, grauDeRisco: relevance, date, img }) => ({
        slug,
        title,
        excerpt,
        relevance,
        date: writtenDay(date, 'pt-br'),
        img,
      })),
    },
  }),
})

export const aiNewsItemSource = definePage({
  layout: 'standard',
  staticParams: () => aiNewsDemo.items.map(({ slug }) => ({ slug })),
  load: ({ params }) => {
    const item = aiNewsDemo.items.find(({ slug }) => slug === params.slug)
    if (!item) return undefined
    const { grauDeRisco: relevance, ...shown } = item
    return {
      head: { title: item.headTitle, description: item.headDescription },
      // Invented news: for search engines it is no published article.
      dates: { modified: item.date },
      listedAt: { name: aiNewsDemo.page.title, path: '/ia-noticia' },
      content: { page: aiNewsDemo.page, item: { ...shown, relevance } },
    }
  },
})

export type AiNewsContent = ContentOf<typeof aiNewsSource>
export type AiNewsItemContent = ContentOf<typeof aiNewsItemSource>
