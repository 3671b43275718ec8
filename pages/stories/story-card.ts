import type { StoryCardContent } from '../../components/sections/cards/StoryCard.tsx'
import { partners } from '../../content/company/partners.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { ClientStory } from '../../content/stories/stories.schema.ts'
import { stories } from '../../content/stories/stories.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'

export function storyCard(story: ClientStory, locale: LocaleId): StoryCardContent {
  const { slug, img, title, figure } = story
  const { what, before, after } = figure
  return { client: clientOf(story), ...inOneLanguage({ slug, img, title, figure: { what, before, after } }, locale) }
}

/** The newest story about a service, if there is one. */
export function storyOfService(id: ServiceId, locale: LocaleId): StoryCardContent | undefined {
  const story = stories.find(({ services }) => services.includes(id))
  return story && storyCard(story, locale)
}

export function clientOf({ client }: ClientStory): string {
  return partners.find(({ id }) => id === client)?.name ?? client
}
