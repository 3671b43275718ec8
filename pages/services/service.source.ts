import { services } from '../../content/services/services'
import { inOneLanguage } from '../../locales/localized'
import { branded, pageSource } from '../page-source'

export const serviceSource = pageSource({
  view: 'pages/services/ServicePage.tsx',
  layout: 'standard',
  addresses: () => services.map(({ slug }) => ({ slug })),
  load: ({ params, locale, text }) => {
    const service = services.find(({ slug }) => slug === params.slug)
    if (!service) return undefined
    const { headTitle, headDescription, ...page } = inOneLanguage(service.page, locale)
    return {
      head: { title: branded(headTitle), description: headDescription },
      content: { img: service.img, title: text(service.title), ...page },
    }
  },
})
