import { z } from 'zod'
import { eachOf, text, unique } from '../checks/localized.schema.ts'
import { readContent } from '../read-content.ts'

export const technologies = readContent<TechnologyGroup[]>('content/company/technologies.json')

const groupId = z.enum(['frontend', 'backend', 'mobile', 'data', 'cloud', 'ai'])
const group = z.strictObject({
  group: groupId,
  names: z
    .array(text(30))
    .min(1)
    .superRefine(unique('name', (name: string) => name)),
})
export const technologiesSchema = z
  .array(group)
  .superRefine(eachOf('group', groupId.options, (entry: z.infer<typeof group>) => entry.group))
export type TechnologyGroup = z.infer<typeof technologiesSchema>[number]
