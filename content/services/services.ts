import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { readContent, readEntries } from '../read-content.ts'
import { markdownFiles } from '../text/markdown-files.ts'
import { filled } from '../text/placeholders.ts'
import type { Service, ServiceId, ServiceOrder } from './services.schema.ts'

export const serviceOrder = readContent<ServiceOrder>('content/services/order.json')

/** In the order of menus and grids. The folder's name is the slug, and its Markdown files are the text. */
export const services: Service[] = filled(
  readEntries<Omit<Service, 'slug' | 'text'>>('content/services/*/service.json'),
)
  .map((service) => ({ ...service, text: markdownFiles(`content/services/${service.slug}`) }))
  .sort((one, other) => serviceOrder.menus.indexOf(one.id) - serviceOrder.menus.indexOf(other.id))

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
