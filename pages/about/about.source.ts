import { founders } from '../../content/company/people.ts'
import { serviceTitles } from '../../content/services/services.ts'
import { type ContentOf, definePage, type SourceInput } from '../page-source.ts'

/** Each layout has its own titles, since no two pages may have the same. */
const titles = {
  alternative: { title: 'about.head.title', description: 'about.head.description' },
  standard: { title: 'about.standard.head.title', description: 'about.standard.head.description' },
} as const

function aboutIn(variant: keyof typeof titles) {
  return {
    layout: variant,
    load: ({ text, locale }: SourceInput<never>) => ({
      head: {
        title: text(titles[variant].title),
        description: text(titles[variant].description),
        picture: 'hero/half-laid' as const,
      },
      anchors: ['servicos'],
      content: {
        services: serviceTitles(locale),
        founders: founders(locale),
      },
    }),
  } as const
}

export const aboutSource = definePage(aboutIn('alternative'))
export const standardAboutSource = definePage(aboutIn('standard'))

export type AboutContent = ContentOf<typeof aboutSource>
