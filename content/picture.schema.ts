import { existsSync } from 'node:fs'
import { z } from 'zod'
import pictures from '../art/pictures.json'

/** A picture that `npm run art` made: a wrong name does not compile. */
export type PictureName = keyof typeof pictures

/** A picture that `npm run art` made: a key of `art/pictures.json`. */
export const picture = z.custom<PictureName>((key) => typeof key === 'string' && key in pictures, {
  error: (issue) => `there is no picture "${issue.input}" in art/pictures.json`,
})

/** A file of `public/`, as it is addressed: `/art/people/ceo.svg`. */
export const publicFile = z.string().refine((path) => path.startsWith('/') && existsSync(`public${path}`), {
  error: (issue) => `there is no file public${issue.input}`,
})
