import { existsSync } from 'node:fs'
import { z } from 'zod'
import pictures from '../pictures.json' with { type: 'json' }

/** A picture in `public/art/`; an unknown name does not compile. */
export type PictureName = keyof typeof pictures

/** For content that is only checked when it is loaded. */
export const picture = z.custom<PictureName>((name) => typeof name === 'string' && name in pictures, {
  error: ({ input }) => `there is no picture "${input}" in content/pictures.json`,
})

/** The address of a file in `public/`, such as `/art/people/ceo.svg`. */
export const publicFile = z.string().refine((path) => path.startsWith('/') && existsSync(`public${path}`), {
  error: ({ input }) => `there is no file public${input}`,
})
