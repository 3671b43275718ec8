import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import pictures from '../pictures.json'
import { didYouMean } from './did-you-mean.ts'

/** A picture in `public/art/`; an unknown name does not compile. */
export type PictureName = keyof typeof pictures

/** For content that is only checked when it is loaded. */
export const picture = z.custom<PictureName>((key) => typeof key === 'string' && key in pictures, {
  error: ({ input }) =>
    `names a picture that does not exist: "${input}"${didYouMean(String(input).replace(/(-\d+)?\.\w+$/, ''), Object.keys(pictures))} (they are listed in content/pictures.json)`,
})

/** The address of a file in `public/`, such as `/art/people/ceo.svg`. */
export const publicFile = z.string().refine((path) => path.startsWith('/') && existsSync(`public${path}`), {
  error: ({ input }) =>
    `names a file that does not exist: public${input}${didYouMean(`public${input}`, globSync(`public${dirname(String(input))}/*`))}`,
})
