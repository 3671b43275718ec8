import { partners } from '../../content/partners'
import { carouselOrder, services } from '../../content/services/services'
import { technologies } from '../../content/technologies'
import { pageLoader } from '../page-loader'
import { serviceList } from '../services/service-list'

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
