import { newestFirst } from '../dates/published.ts'
import { entries } from '../entries.ts'
import { caisbanq } from './caisbanq.ts'
import { ipessegur } from './ipessegur.ts'
import { maresiaJornal } from './maresia-jornal.ts'
import { quilatto } from './quilatto.ts'
import { sorrivita } from './sorrivita.ts'
import { clientStory } from './stories.schema.ts'

const all = [caisbanq, ipessegur, maresiaJornal, quilatto, sorrivita]
export const storySlugs = all.map(({ slug }) => slug)

/** Newest first. The clients, their people and their figures are invented: the owner replaces them before the site goes public. */
export const stories = newestFirst(entries('content/stories/*.ts', clientStory, all))

/** The story of the project whose scope is in content/sample-scope/. */
export const sampleProject = sorrivita.slug
