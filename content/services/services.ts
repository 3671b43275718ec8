import { filled } from '../text/placeholders.ts'
import { apisPage } from './apis.ts'
import { mobilePage } from './aplicativos-mobile.ts'
import { designPage } from './design.ts'
import { aiPage } from './inteligencia-artificial.ts'
import { softwareMaintenancePage } from './manutencao-de-software.ts'
import { outsourcingPage } from './outsourcing.ts'
import { webPage } from './plataforma-web.ts'
import type { Service, ServiceId } from './services.schema.ts'

/** In the order of menus and grids; titles and descriptions are messages (see locales/). */
export const services: Service[] = filled([
  {
    id: 'web',
    slug: 'plataforma-web',
    title: 'services.web.title',
    description: 'services.web.description',
    img: 'services/web',
    page: webPage,
  },
  {
    id: 'mobile',
    slug: 'aplicativos-mobile',
    title: 'services.mobile.title',
    description: 'services.mobile.description',
    img: 'services/mobile',
    page: mobilePage,
  },
  {
    id: 'softwareMaintenance',
    slug: 'manutencao-de-software',
    title: 'services.softwareMaintenance.title',
    description: 'services.softwareMaintenance.description',
    img: 'services/softwareMaintenance',
    page: softwareMaintenancePage,
  },
  {
    id: 'outsourcing',
    slug: 'outsourcing',
    title: 'services.outsourcing.title',
    description: 'services.outsourcing.description',
    img: 'services/outsourcing',
    page: outsourcingPage,
  },
  {
    id: 'apis',
    slug: 'apis',
    title: 'services.apis.title',
    description: 'services.apis.description',
    img: 'services/apis',
    page: apisPage,
  },
  {
    id: 'design',
    slug: 'design',
    title: 'services.design.title',
    description: 'services.design.description',
    img: 'services/design',
    page: designPage,
  },
  {
    id: 'ai',
    slug: 'inteligencia-artificial',
    title: 'services.ai.title',
    description: 'services.ai.description',
    img: 'services/ai',
    page: aiPage,
  },
])

/** The carousel has its own order. */
export const carouselOrder: ServiceId[] = [
  'ai',
  'web',
  'mobile',
  'design',
  'softwareMaintenance',
  'outsourcing',
  'apis',
]
