import type { Variant } from '../../content/site'
import type { MessageId } from '../../locales/message-id'
import { pageSource } from '../page-source'
import { serviceList } from '../services/service-list'
import { founderList } from './founder-list'

/** The same page under either layout. Each has titles of its own, since no two pages may have the same. */
function aboutSourceIn(layout: Variant, title: MessageId, description: MessageId) {
  return pageSource({
    layout,
    shareImage: 'hero/about',
    section: 'layout.nav.about',
    kind: 'AboutPage',
    load: ({ text, locale }) => ({
      head: { title: text(title), description: text(description) },
      content: { services: serviceList(text), founders: founderList(locale) },
    }),
  })
}

export const aboutSource = aboutSourceIn('alternative', 'about.head.title', 'about.head.description')
export const standardAboutSource = aboutSourceIn(
  'standard',
  'about.standard.head.title',
  'about.standard.head.description',
)
