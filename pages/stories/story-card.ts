import type { StoryCardContent } from '../../components/sections/cards/StoryCard.tsx'
import type { StoryLineContent } from '../../components/sections/StoryLine.tsx'
import { formatPrice } from '../../content/claims/company-facts.ts'
import { type Partner, partners } from '../../content/company/partners.ts'
import { writtenDay } from '../../content/dates/written-day.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { ClientStory } from '../../content/stories/stories.schema.ts'
import { stories } from '../../content/stories/stories.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import type { SourceInput } from '../page-source.ts'

type Reader = Pick<SourceInput, 'locale' | 'text'>

export function storyCard(story: ClientStory, input: Reader): StoryCardContent {
  const { locale } = input
  return {
    terms: storyTerms(story, input),
    client: clientOf(story),
    isByTheHour: !story.delivered,
    // A story about a person who was hired shows what the client chose by.
    picture: story.film.at(story.delivered ? -1 : 1)?.picture ?? story.img,
    slug: story.slug,
    title: story.title[locale],
    figure: figureOf(story, locale),
  }
}

/** How it was measured stands on the story's own page. */
export function figureOf({ figure: { what, before, after } }: ClientStory, locale: LocaleId) {
  return inOneLanguage({ what, before, after }, locale)
}

export function storyOfService(id: ServiceId): ClientStory | undefined {
  return stories.find(({ services }) => services.includes(id))
}

export function storyLine(story: ClientStory, { locale, text }: Reader): StoryLineContent {
  const title = story.headTitle[locale]
  return {
    slug: story.slug,
    logo: partnerOf(story).logo,
    title: text('ui.story.line', { title, ...terms(story, locale) }),
  }
}

export function storyTerms(story: ClientStory, { locale, text }: Reader): string {
  return text('ui.story.terms', terms(story, locale))
}

/**
 * The price is that of the reader's country. The weeks alone would not explain the price of work that is paid by the
 * hour and goes on: its hours and their last day are told, too.
 */
function terms({ price, weeks, delayDays = 0, hours, countedTo }: ClientStory, locale: LocaleId) {
  return {
    price: formatPrice(price[locale], locale),
    weeks,
    days: delayDays,
    hours: countedTo ? hours : 0,
    countedTo: countedTo ? writtenDay(countedTo, locale).text : '',
  }
}

/** The schema of stories knows no other clients. */
function partnerOf({ client }: ClientStory) {
  return partners.find(({ id }) => id === client) as Partner
}

export function clientOf(story: ClientStory): string {
  return partnerOf(story).name
}
