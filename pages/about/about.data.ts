import type { FounderContent } from '../../components/sections/cards/FounderCards.tsx'
import { people } from '../../content/company/people.ts'
import { otherVariant, primaryAbout, type Variant } from '../../content/site.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { type ContentOf, type DataInput, pageData } from '../page-data.ts'
import { serviceList } from '../services/service.data.ts'

/** Each layout has its own titles, since no two pages may have the same. */
const titles = {
  alternative: { title: 'about.head.title', description: 'about.head.description' },
  standard: { title: 'about.standard.head.title', description: 'about.standard.head.description' },
} as const satisfies Record<Variant, Record<'title' | 'description', MessageId>>

function aboutIn(variant: Variant) {
  return {
    layout: variant,
    shareImage: 'hero/stones',
    section: 'layout.nav.about',
    kind: 'AboutPage',
    load: ({ text, locale }: DataInput<never>) => ({
      head: { title: text(titles[variant].title), description: text(titles[variant].description) },
      content: {
        variant,
        services: serviceList(text).map(({ description, ...service }) => service),
        founders: founderList(locale),
      },
    }),
  } as const
}

export const aboutData = pageData('/$locale/quem-somos', aboutIn(primaryAbout))
export const otherAboutData = pageData('/$locale/sobre', aboutIn(otherVariant(primaryAbout)))

export interface AboutData extends ContentOf<typeof aboutData> {}

export function founderList(locale: LocaleId): FounderContent[] {
  const [ceo, cto] = [inOneLanguage(people.ceo, locale), inOneLanguage(people.cto, locale)]
  return [{ ...ceo, businessCard: people.ceo.slug }, cto]
}
