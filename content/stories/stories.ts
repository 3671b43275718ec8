import { newestFirst, published } from '../dates/published.ts'
import { filled } from '../text/placeholders.ts'
import { caisbanq } from './caisbanq.ts'
import { ipessegur } from './ipessegur.ts'
import { maresiaJornal } from './maresia-jornal.ts'
import { quilatto } from './quilatto.ts'
import { sorrivita } from './sorrivita.ts'
import type { ClientStory } from './stories.schema.ts'

/** Newest first. */
export const stories: ClientStory[] = newestFirst(
  published(filled([caisbanq, ipessegur, maresiaJornal, quilatto, sorrivita])),
)
