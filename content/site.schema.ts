import { z } from 'zod'

const path = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path such as /obrigado')
const variant = z.enum(['alternative', 'standard'])

export const siteSchema = z.object({
  primaryHome: variant,
  primaryAbout: variant,
  hiddenPages: z.record(path, z.string().min(1, 'is empty: give the reason')),
  otherNews: z.strictObject({ most: z.int().min(0), among: z.int().positive() }),
  offersRefusal: z.boolean(),
})
