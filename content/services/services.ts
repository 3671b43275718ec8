import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { define } from '../define.ts'
import { entries } from '../entries.ts'
import { apis } from './apis/service.ts'
import { aplicativosMobile } from './aplicativos-mobile/service.ts'
import { design } from './design/service.ts'
import { inteligenciaArtificial } from './inteligencia-artificial/service.ts'
import { manutencaoDeSoftware } from './manutencao-de-software/service.ts'
import { outsourcing } from './outsourcing/service.ts'
import { plataformaWeb } from './plataforma-web/service.ts'
import { type ServiceId, serviceFields, serviceOrder } from './services.schema.ts'

/** In the order of menus and grids. */
export const { shown: services } = entries({ file: 'content/services/*/service.ts', schema: serviceFields }, [
  plataformaWeb,
  aplicativosMobile,
  manutencaoDeSoftware,
  outsourcing,
  apis,
  design,
  inteligenciaArtificial,
])

define(
  'content/services/services.ts',
  serviceOrder,
  services.map(({ id }) => id),
)

/** In the order of the carousel. */
export const carouselOrder = define('content/services/services.ts', serviceOrder, [
  'ai',
  'web',
  'mobile',
  'design',
  'softwareMaintenance',
  'outsourcing',
  'apis',
])

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
  return serviceFacts(locale, allIds).map(({ id, slug, title, price, terms }) => ({ id, slug, title, price, terms }))
}
