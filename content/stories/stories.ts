import { z } from 'zod'
import { newestFirst } from '../dates/published.ts'
import { define } from '../define.ts'
import { entries } from '../entries.ts'
import { caisbanq } from './caisbanq.ts'
import { ipessegur } from './ipessegur.ts'
import { maresiaJornal } from './maresia-jornal.ts'
import { quilatto } from './quilatto.ts'
import { sorrivita } from './sorrivita.ts'
import { clientStory } from './stories.schema.ts'

const all = [caisbanq, ipessegur, maresiaJornal, quilatto, sorrivita]

const { shown, hidden } = entries({ file: 'content/stories/*.ts', schema: clientStory }, all)

/** Newest first. The clients, their people and their figures are invented: the owner replaces them before the site goes public. */
export const stories = newestFirst(shown)
export const hiddenStories = hidden

/** The story that a slug names. Visitors must be able to open it, because pages refer to it. */
export const shownStory = z.enum(all.map(({ slug }) => slug)).transform((wanted, { addIssue }) => {
  const story = stories.find(({ slug }) => slug === wanted)
  if (story) return story
  addIssue(
    `is "${wanted}", which visitors do not see yet: name another story, or publish it (draft, publishAt in content/stories/${wanted}.ts)`,
  )
  return z.NEVER
})

export const { sampleProject, references } = define(
  'content/stories/stories.ts',
  z.strictObject({ sampleProject: shownStory, references: z.tuple([shownStory, shownStory]) }),
  {
    // The project whose scope is in content/sample-scope/.
    sampleProject: 'sorrivita',
    // Whom a reader of the stories may call.
    references: ['caisbanq', 'ipessegur'],
  },
)
