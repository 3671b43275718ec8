import { aiNewsDemo } from '../../content/ai-news'
import { branded, pageSource } from '../page-source'

export const aiNewsSource = pageSource({
  view: 'pages/ai-news/AiNewsPage.tsx',
  layout: 'standard',
  load: () => ({
    head: { title: branded(aiNewsDemo.page.headTitle), description: aiNewsDemo.page.headDescription },
    content: {
      page: aiNewsDemo.page,
      items: aiNewsDemo.items.map(({ slug, title, excerpt, grauDeRisco, date, img }) => ({
        slug,
        title,
        excerpt,
        grauDeRisco,
        date,
        img,
      })),
    },
  }),
})

export const aiNewsItemSource = pageSource({
  view: 'pages/ai-news/AiNewsItemPage.tsx',
  layout: 'standard',
  addresses: () => aiNewsDemo.items.map(({ slug }) => ({ slug })),
  load: ({ params }) => {
    const item = aiNewsDemo.items.find(({ slug }) => slug === params.slug)
    if (!item) return undefined
    return {
      head: { title: branded(item.generatedTitle), description: item.excerpt.slice(0, 155) },
      content: { page: aiNewsDemo.page, item },
    }
  },
})
