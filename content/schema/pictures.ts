import { existsSync } from 'node:fs'
import { z } from 'zod'
import { pictureNames } from '../picture-names.ts'

/** A picture in `public/art/`; in code, an unknown name does not compile. */
export type PictureName = (typeof pictureNames)[number]

/** The name of a picture in content, where the check finds an unknown one. */
export const picture = z.enum(pictureNames, {
  error: ({ input }) =>
    input
      ? `names the picture "${input}", which content/picture-names.ts does not list: npm run new picture makes one`
      : undefined,
})

/** A photograph of 16:9, which other sites can show. Drawings have a language, or another shape. */
export const cover = picture.refine((name) => /^(news|stories|videos)\//.test(name), {
  error: ({ input }) => `names the picture "${input}", but must name one of the folders news, stories or videos`,
})

/** The address of a file in `public/`, such as `/art/people/ceo.avif`. */
export const publicFile = z.string().refine((path) => path.startsWith('/') && existsSync(`public${path}`), {
  error: ({ input }) => `names the file public${input}, which does not exist: add it, or correct the name`,
})
