import { z } from 'zod'
import { eachOf, unique } from '../schema/fields.ts'
import { text } from '../text/text.schema.ts'

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
