import type { Variant } from '../../content/site.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { pageLoader } from '../page-loader.ts'
import { serviceList } from '../services/service-list.ts'
import { founderList } from './founder-list.ts'

/** The same page under either layout. Each has titles of its own, since no two pages may have the same, and the standard one says less. */
function aboutLoaderWith(variant: Variant, title: MessageId, description: MessageId) {
  return pageLoader({
    shareImage: 'hero/about',
    section: 'layout.nav.about',
    kind: 'AboutPage',
    load: ({ text, locale }) => ({
      head: { title: text(title), description: text(description) },
      content: {
        variant,
        services: serviceList(text).map(({ description, ...service }) => service),
        founders: founderList(locale),
      },
    }),
  })
}

export const aboutLoader = aboutLoaderWith('alternative', 'about.head.title', 'about.head.description')
export const standardAboutLoader = aboutLoaderWith(
  'standard',
  'about.standard.head.title',
  'about.standard.head.description',
)
