import { partners } from '../../content/company/partners.ts'
import { technologies } from '../../content/company/technologies.ts'
import { carouselOrder, services } from '../../content/services/services.ts'
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

export const standardHomeLoader = pageLoader({
  shareImage: 'hero/home',
  load: ({ text }) => ({
    head: { title: text('home.standard.head.title'), description: text('home.standard.head.description') },
    content: {
      services: serviceList(text),
      carousel: carouselOrder.flatMap((id) =>
        services.filter((service) => service.id === id).map(({ slug, title }) => ({ id, slug, title: text(title) })),
      ),
      partners,
      technologies,
    },
  }),
})
