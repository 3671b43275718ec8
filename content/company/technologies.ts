import { define } from '../define.ts'
import { technologiesSchema } from './technologies.schema.ts'

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
