import { z } from 'zod'
import { define } from '../define.ts'
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
const technologiesSchema = z
  .array(group)
  .superRefine(eachOf('group', groupId.options, (entry: z.infer<typeof group>) => entry.group))

export const technologies = define('content/company/technologies.ts', technologiesSchema, [
  {
    group: 'frontend',
    names: ['TypeScript', 'React', 'Vue', 'Angular', 'Next.js'],
  },
  {
    group: 'backend',
    names: ['Node.js', 'Java', 'Python', 'Go', '.NET', 'PHP'],
  },
  {
    group: 'mobile',
    names: ['Kotlin', 'Swift', 'React Native', 'Flutter'],
  },
  {
    group: 'data',
    names: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'Kafka'],
  },
  {
    group: 'cloud',
    names: ['Kubernetes', 'Docker', 'Terraform', 'Linux'],
  },
  {
    group: 'ai',
    names: ['PyTorch', 'scikit-learn', 'LangChain', 'pgvector'],
  },
])
