import { z } from 'zod'
import { localeIds } from '../locales/locales.ts'
import { unique } from './schema/fields.ts'

const path = (ending: string) =>
  z.string().regex(new RegExp(`^(/[a-z0-9]+(-[a-z0-9]+)*)+(${ending})?$`), 'is not a path such as /noticias/um-artigo')

const entry = z.strictObject({
  /** Without the language, as the new address: it moves in every language. */
  from: path('\\.[a-z]+'),
  to: path('#[a-z-]+'),
  /** The old address is that of a file in this one language. */
  fileIn: z.enum(localeIds).optional(),
})
export type Redirect = z.infer<typeof entry>

export const redirectsSchema = z
  .array(entry)
  .superRefine(unique('from', ({ from }: Redirect) => from))
  .superRefine((entries, context) => {
    const left = new Set(entries.map(({ from }) => from))
    entries.forEach(({ to }, index) => {
      if (left.has(to))
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: `is "${to}", which has moved as well: write the final address`,
        })
    })
  })
