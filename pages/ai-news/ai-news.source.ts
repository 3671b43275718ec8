import { aiNewsDemo } from '../../content/ai-news'
import { pageSource } from '../page-source'

export const aiNewsSource = pageSource({
  layout: 'standard',
  shareImage: 'hero/news',
  section: 'layout.nav.aiProducts',
  load: () => ({
    head: { title: aiNewsDemo.page.headTitle, description: aiNewsDemo.page.headDescription },
    content: {
      page: aiNewsDemo.page,
      items: aiNewsDemo.items.map(({ slug, title, excerpt, grauDeRisco: relevance, date, img }) => ({
        slug,
        title,
        excerpt,
        relevance,
        date,
        img,
      })),
    },
  }),
})

export const aiNewsItemSource = pageSource({
  layout: 'standard',
  shareImage: 'hero/news',
  section: 'layout.nav.aiProducts',
  listedAt: 'aiNews',
  addresses: () => aiNewsDemo.items.map(({ slug }) => ({ slug })),
  load: ({ params }) => {
    const item = aiNewsDemo.items.find(({ slug }) => slug === params.slug)
    if (!item) return undefined
    const { grauDeRisco: relevance, ...shown } = item
    return {
      head: { title: item.headTitle, description: item.headDescription },
      dates: { published: item.date, modified: item.date },
      content: { page: aiNewsDemo.page, item: { ...shown, relevance } },
    }
  },
})
