import { z } from 'zod'
import { unique } from './checks/localized.schema.ts'

const path = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path such as /noticias/um-artigo')
const entry = z.strictObject({ from: path, to: path })
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
