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

/** Requires the slug of a story that visitors can open, for pages that refer to one. */
export const shownStory = z
  .enum(all.map(({ slug }) => slug))
  .refine((wanted) => stories.some(({ slug }) => slug === wanted), {
    error: ({ input }) =>
      `is "${input}", which visitors do not see yet: name another story, or publish it (draft, publishAt in content/stories/${input}.ts)`,
  })

/** The story of the project whose scope is in content/sample-scope/. */
export const { sampleProject, references } = define(
  'content/stories/stories.ts',
  z.strictObject({ sampleProject: shownStory, references: z.tuple([shownStory, shownStory]) }),
  {
    sampleProject: 'sorrivita',
    // Whom a reader of the stories may call.
    references: ['caisbanq', 'ipessegur'],
  },
)
