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

/** All services, or those named, in the given order. */
function serviceFacts(locale: LocaleId, ids: ServiceId[]) {
  return inOneLanguage(
    ids.flatMap((id) => services.filter((service) => service.id === id)),
    locale,
  )
}

const allIds = services.map(({ id }) => id)

export function serviceList(locale: LocaleId, ids = allIds) {
  return serviceFacts(locale, ids).map(({ id, slug, title, description }) => ({ id, slug, title, description }))
}

export function serviceTitles(locale: LocaleId, ids = allIds) {
  return serviceFacts(locale, ids).map(({ id, slug, title }) => ({ id, slug, title }))
}

export function priceList(locale: LocaleId) {
  return serviceFacts(locale, allIds).map(({ id, slug, title, amount, price }) => ({ id, slug, title, amount, price }))
}
