import type { StoryCardContent } from '../../components/sections/StoryCard'
import { partners } from '../../content/partners'
import type { ServiceId } from '../../content/services/services.schema'
import { stories } from '../../content/stories/stories'
import type { ClientStory } from '../../content/stories/stories.schema'
import type { LocaleId } from '../../locales/locales'
import { inOneLanguage } from '../../locales/localized'

/** What a card shows of a client story. */
export function storyCard(story: ClientStory, locale: LocaleId): StoryCardContent {
  const { slug, img, title, figure } = story
  const { what, before, after } = figure
  return { client: clientOf(story), ...inOneLanguage({ slug, img, title, figure: { what, before, after } }, locale) }
}

/** The newest story about a service: the content has one for each. */
export function storyOfService(id: ServiceId, locale: LocaleId): StoryCardContent | undefined {
  const story = stories.find(({ services }) => services.includes(id))
  return story && storyCard(story, locale)
}

export function clientOf({ client }: ClientStory): string {
  return partners.find(({ id }) => id === client)?.name ?? client
}
