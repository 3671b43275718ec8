import type { ServiceId } from '../../content/services/services.schema.ts'
import { services } from '../../content/services/services.ts'
import type { LoaderInput } from '../page-loader.ts'

/** The services as menus, grids and carousels show them; all of them, or those named, in the order named. */
export function serviceList(text: LoaderInput['text'], ids: ServiceId[] = services.map(({ id }) => id)) {
  return ids.flatMap((id) =>
    services
      .filter((service) => service.id === id)
      .map(({ slug, title, description }) => ({ id, slug, title: text(title), description: text(description) })),
  )
}
