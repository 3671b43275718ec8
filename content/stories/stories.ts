import { newestFirst, published } from '../dates/published.ts'
import { readEntries } from '../read-content.ts'
import { filled } from '../text/placeholders.ts'
import type { ClientStory } from './stories.schema.ts'

/** Newest first. The clients, their people and their figures are invented: the owner replaces them before the site goes public. */
export const stories: ClientStory[] = newestFirst(
  published(filled(readEntries<Omit<ClientStory, 'slug'>>('content/stories/*.json'))),
)
