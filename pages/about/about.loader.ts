import type { FounderContent } from '../../components/sections/cards/FounderCards.tsx'
import { people } from '../../content/company/people.ts'
import type { Variant } from '../../content/site.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { pageLoader } from '../page-loader.ts'
import { serviceList } from '../services/service.loader.ts'

/** Each layout has its own titles, since no two pages may have the same. */
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

export function founderList(locale: LocaleId): FounderContent[] {
  const [ceo, cto] = [inOneLanguage(people.ceo, locale), inOneLanguage(people.cto, locale)]
  return [{ ...ceo, businessCard: people.ceo.slug }, cto]
}
