import { z } from 'zod'
import { text } from './localized.schema'

export const technologiesSchema = z.array(
  z.strictObject({
    group: z.enum(['frontend', 'backend', 'mobile', 'data', 'cloud', 'ai']),
    names: z.array(text(30)).min(1),
  }),
)
export type TechnologyGroup = z.infer<typeof technologiesSchema>[number]
