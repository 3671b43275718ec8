import { existsSync } from 'node:fs'
import { z } from 'zod'
import pictures from '../art/pictures.json'

/** The name of a picture that `npm run art` made: a wrong one does not compile. */
export type PictureName = keyof typeof pictures

/** The same, checked when the content is read. */
export const picture = z.custom<PictureName>((key) => typeof key === 'string' && key in pictures, {
  error: (issue) => `names a picture that art/pictures.json does not have: ${issue.input}`,
})

/** The address of a file in `public/`, as in `/art/people/ceo.svg`. */
export const publicFile = z.string().refine((path) => path.startsWith('/') && existsSync(`public${path}`), {
  error: (issue) => `names a file that does not exist: public${issue.input}`,
})
