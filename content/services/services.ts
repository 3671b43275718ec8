import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { filled } from '../text/placeholders.ts'
import { apis } from './apis/service.ts'
import { mobile } from './aplicativos-mobile/service.ts'
import { design } from './design/service.ts'
import { ai } from './inteligencia-artificial/service.ts'
import { softwareMaintenance } from './manutencao-de-software/service.ts'
import { outsourcing } from './outsourcing/service.ts'
import { web } from './plataforma-web/service.ts'
import type { Service, ServiceId } from './services.schema.ts'

/** In the order of menus and grids. */
export const services: Service[] = filled([web, mobile, softwareMaintenance, outsourcing, apis, design, ai])

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

export function serviceList(locale: LocaleId) {
  return inOneLanguage(services, locale).map(({ id, slug, title, description }) => ({ id, slug, title, description }))
}

/** All services, or those named, in the given order. */
export function serviceTitles(locale: LocaleId, ids: ServiceId[] = services.map(({ id }) => id)) {
  return ids
    .flatMap((id) => services.filter((service) => service.id === id))
    .map(({ id, slug, title }) => ({ id, slug, title: title[locale] }))
}
