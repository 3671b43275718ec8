import { founders } from '../../content/company/people.ts'
import { serviceTitles } from '../../content/services/services.ts'
import { type ContentOf, type DataInput, pageData } from '../page-source.ts'

/** Each layout has its own titles, since no two pages may have the same. */
const titles = {
  alternative: { title: 'about.head.title', description: 'about.head.description' },
  standard: { title: 'about.standard.head.title', description: 'about.standard.head.description' },
} as const

function aboutIn(variant: keyof typeof titles) {
  return {
    layout: variant,
    load: ({ text, locale }: DataInput<never>) => ({
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

export const aboutData = pageData(aboutIn('alternative'))
export const standardAboutData = pageData(aboutIn('standard'))

export type AboutData = ContentOf<typeof aboutData>
