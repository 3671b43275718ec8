import { partners } from '../../content/company/partners.ts'
import { specifiedLocale } from '../../content/site.ts'
import { pageLoader } from '../page-loader.ts'
import { serviceList } from '../services/service.loader.ts'

export const homeLoader = pageLoader({
  shareImage: 'hero/home',
  load: ({ text }) => ({
    head: { title: text('home.head.title'), description: text('home.head.description') },
    content: { services: serviceList(text), partners, callsIn: specifiedLocale('calls') },
  }),
})
