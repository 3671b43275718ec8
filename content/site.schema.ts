import { z } from 'zod'
import { localeIds } from '../locales/locales.ts'

const path = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is no path like /obrigado')
const variant = z.enum(['alternative', 'standard'])

/** The options of content/site.ts, by their names there. */
export const siteSchema = z.object({
  primaryHome: variant,
  primaryAbout: variant,
  salesLocale: z.enum(localeIds),
  thanksPath: path,
  hiddenPages: z.record(path, z.string().min(1, 'is empty: say why')),
  otherNews: z.strictObject({ most: z.int().min(0), among: z.int().positive() }),
  offersRefusal: z.boolean(),
})
