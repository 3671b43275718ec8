import { partners } from '../../content/partners'
import { specifiedLocale } from '../../content/site'
import { pageLoader } from '../page-loader'
import { serviceList } from '../services/service-list'

export const homeLoader = pageLoader({
  shareImage: 'hero/home',
  load: ({ text }) => ({
    head: { title: text('home.head.title'), description: text('home.head.description') },
    content: { services: serviceList(text), partners, callsIn: specifiedLocale('calls') },
  }),
})
