import { partners } from '../../content/partners'
import { primaryHome, salesLocale } from '../../content/site'
import { pageSource } from '../page-source'
import { serviceList } from '../services/service-list'

export const homeSource = pageSource({
  view: 'pages/home/HomePage.tsx',
  layout: 'alternative',
  shareImage: 'hero/home',
  isIndexed: primaryHome === 'alternative',
  canonicalPath: '/$locale',
  load: ({ text }) => ({
    head: { title: text('home.head.title'), description: text('home.head.description') },
    content: { services: serviceList(text), partners, salesLocale },
  }),
})
