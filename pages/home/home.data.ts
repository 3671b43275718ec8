import { partners } from '../../content/company/partners.ts'
import { technologies } from '../../content/company/technologies.ts'
import { priceList, serviceList, serviceOrder, serviceTitles } from '../../content/services/services.ts'
import { homeStories, otherVariant, primaryHome, type Variant } from '../../content/site.ts'
import { type ClientStory, stories } from '../../content/stories/stories.ts'
import { fixedLocale } from '../../locales/language-settings.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, type DataInput, pageData } from '../page-source.ts'
import { storyLine } from '../stories/story-card.ts'

function homeIn(variant: Variant) {
  const isStandard = variant === 'standard'
  return {
    layout: variant,
    load: ({ text, locale }: DataInput<never>) => ({
      head: isStandard
        ? { title: text('home.standard.head.title'), description: text('home.standard.head.description') }
        : { title: text('home.head.title'), description: text('home.head.description'), picture: 'hero/home' as const },
      content: {
        alternative: isStandard ? undefined : alternativeHome(locale),
        standard: isStandard ? standardHome(locale) : undefined,
      },
    }),
  } as const
}

export const homeData = pageData(['/$locale', '/'], homeIn(primaryHome))
export const otherHomeData = pageData('/$locale/inicio', homeIn(otherVariant(primaryHome)))

export interface HomeData extends ContentOf<typeof homeData> {}
export type AlternativeHome = ReturnType<typeof alternativeHome>
export type StandardHome = ReturnType<typeof standardHome>

function alternativeHome(locale: LocaleId) {
  return {
    results: homeStories
      .flatMap((shown) => stories.filter(({ slug }) => slug === shown))
      .map((story) => ({
        ...storyLine(story, locale),
        figure: inOneLanguage(figureOf(story), locale),
        isByTheHour: !story.delivered,
        quote: story.quote.text[locale],
        name: `${story.quote.name}, ${story.quote.role[locale]}`,
      })),
    services: serviceList(locale),
    partners,
    fixedLocale,
  }
}

/** How it was measured stands on the story's own page. */
function figureOf({ figure: { what, before, after } }: ClientStory) {
  return { what, before, after }
}

function standardHome(locale: LocaleId) {
  return {
    prices: priceList(locale),
    carousel: serviceTitles(locale, serviceOrder.carousel),
    partners,
    technologies,
  }
}
