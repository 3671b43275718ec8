import { partners } from '../../content/company/partners.ts'
import { technologies } from '../../content/company/technologies.ts'
import { carouselOrder, priceList, serviceList, serviceTitles } from '../../content/services/services.ts'
import { homeStories } from '../../content/site.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { figureOf, storyTerms } from '../stories/story-card.ts'

export const alternativeHomeSource = definePage({
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: { title: text('home.head.title'), description: text('home.head.description'), picture: 'scene/home' },
    anchors: ['servicos'],
    content: {
      results: homeStories.map((story) => ({
        slug: story.slug,
        title: story.headTitle[locale],
        terms: storyTerms(story, { locale, text }),
        figure: figureOf(story, locale),
        isByTheHour: !story.delivered,
        quote: story.quote.text[locale],
        name: `${story.quote.name}, ${story.quote.role[locale]}`,
      })),
      services: serviceList(locale),
      partners,
    },
  }),
})

export const standardHomeSource = definePage({
  layout: 'standard',
  load: ({ text, locale }) => ({
    head: { title: text('home.standard.head.title'), description: text('home.standard.head.description') },
    anchors: ['servicos'],
    content: {
      // The terms of the prices stand on the page of answers.
      prices: priceList(locale).map(({ id, slug, title, price }) => ({ id, slug, title, price })),
      carousel: serviceTitles(locale, carouselOrder),
      partners,
      technologies,
    },
  }),
})

export type AlternativeHome = ContentOf<typeof alternativeHomeSource>
export type StandardHome = ContentOf<typeof standardHomeSource>
