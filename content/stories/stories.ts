import { newestFirst, published } from '../dates/published.ts'
import { filled } from '../text/placeholders.ts'
import { caisbanq } from './caisbanq.ts'
import { ipessegur } from './ipessegur.ts'
import { maresiaJornal } from './maresia-jornal.ts'
import { quilatto } from './quilatto.ts'
import { sorrivita } from './sorrivita.ts'
import type { ClientStory } from './stories.schema.ts'

/** On the home page: one for each way to buy, a project, people, AI. */
export const homeStories = ['ipessegur', 'caisbanq', 'maresia-jornal']

/** Newest first. The clients, their people and their figures are invented: the owner replaces them before the site goes public. */
export const stories: ClientStory[] = newestFirst(
  published(filled([caisbanq, ipessegur, maresiaJornal, quilatto, sorrivita])),
)
