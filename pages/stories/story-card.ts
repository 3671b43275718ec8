import type { StoryCardContent } from '../../components/sections/cards/StoryCard.tsx'
import type { StoryLineContent } from '../../components/sections/StoryLine.tsx'
import { formatPrice } from '../../content/claims/company-facts.ts'
import { partners } from '../../content/company/partners.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import { type ClientStory, stories } from '../../content/stories/stories.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'

export function storyCard(story: ClientStory, locale: LocaleId): StoryCardContent {
  const { slug, film, title, figure, price, weeks, delayDays = 0 } = story
  return {
    hours: paidHours(story),
    client: clientOf(story),
    price: formatPrice(price[locale], locale),
    isByTheHour: !story.delivered,
    picture: film[film.length - 1]?.picture ?? story.img,
    ...inOneLanguage(
      { slug, title, weeks, delayDays, figure: { what: figure.what, before: figure.before, after: figure.after } },
      locale,
    ),
  }
}

/** The newest story about a service, if there is one. */
export function storyOfService(id: ServiceId): ClientStory | undefined {
  return stories.find(({ services }) => services.includes(id))
}

/** The price is that of the reader's country. */
export function storyLine(story: ClientStory, locale: LocaleId): StoryLineContent {
  const { slug, headTitle, price, weeks, delayDays = 0 } = story
  return {
    slug,
    title: headTitle[locale],
    terms: { price: formatPrice(price[locale], locale), weeks, days: delayDays, hours: paidHours(story) },
  }
}

/** The weeks alone would not explain the price of work that is paid by the hour and goes on. */
function paidHours({ delivered, hours }: ClientStory): number {
  return delivered ? 0 : hours
}

export function clientOf({ client }: ClientStory): string {
  return partners.find(({ id }) => id === client)?.name ?? client
}
