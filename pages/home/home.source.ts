import { partners } from '../../content/partners'
import { salesLocale } from '../../content/site'
import { pageSource } from '../page-source'
import { serviceList } from '../services/service-list'

export const homeSource = pageSource({
  layout: 'alternative',
  shareImage: 'hero/home',
  load: ({ text }) => ({
    head: { title: text('home.head.title'), description: text('home.head.description') },
    content: { services: serviceList(text), partners, salesLocale },
  }),
})
