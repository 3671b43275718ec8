import { writeFileSync } from 'node:fs'
import { weighTemplates } from './template-bytes.ts'

// `npm run budgets`: what each template weighs in the last build becomes what it is compared with.
writeFileSync('tests/site/template-bytes.json', `${JSON.stringify(weighTemplates(), null, 2)}\n`)
