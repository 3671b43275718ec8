import { pathnameIn } from '../../components/page/page-path.ts'
import { priceRange } from '../../content/claims/company-facts.ts'
import { writtenDay } from '../../content/dates/written-day.ts'
import { serviceTitles } from '../../content/services/services.ts'
import { references, stories } from '../../content/stories/stories.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'
import { clientOf, figureOf, storyCard, storyTerms } from './story-card.ts'

const [first, second] = references

export const storiesSource = definePage({
  layout: 'alternative',
  load: (input) => ({
    head: {
      title: input.text('stories.head.title'),
      description: input.text('stories.head.description'),
      picture: 'hero/last-stone',
    },
    dates: { modified: stories[0]?.date ?? '' },
    content: {
      stories: stories.map((story) => storyCard(story, input)),
      // The figure is the one that ends the page in stone.
      references: { first: first.quote.name, second: second.quote.name, ...figureOf(first, input.locale) },
      prices: priceRange(
        stories.map(({ price }) => price[input.locale]),
        input.locale,
      ),
    },
  }),
})

export const storySource = definePage({
  layout: 'alternative',
  staticParams: () => stories.map(({ slug }) => ({ slug })),
  load: ({ params, locale, text }) => {
    const story = stories.find(({ slug }) => slug === params.slug)
    if (!story) return undefined
    const told = inOneLanguage(story, locale)
    const { title, summary, problem, built, film, img, figure, quote, technologies, people, hours } = told
    return {
      head: { title: told.headTitle, description: told.desc, picture: img },
      dates: { published: story.date, modified: story.date },
      listedAt: { name: text('stories.section'), path: pathnameIn(locale, { to: '/casos' }) },
      content: {
        ...{ title, summary, problem, built, film, img, figure, quote, technologies },
        client: clientOf(story),
        terms: storyTerms(story, { locale, text }),
        people: text('stories.page.peopleCount', { people, hours }),
        consent: writtenDay(story.consent, locale),
        isByTheHour: !story.delivered,
        services: serviceTitles(locale, story.services.slice(0, 1)),
      },
    }
  },
})

export type StoriesContent = ContentOf<typeof storiesSource>
export type StoryContent = ContentOf<typeof storySource>
