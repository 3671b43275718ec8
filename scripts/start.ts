import { buildStages } from './build-stages.ts'
import { runStages } from './stages.ts'

// `npm start`: builds the site, then serves it.
await runStages(buildStages())
await import('../server/serve.ts')
