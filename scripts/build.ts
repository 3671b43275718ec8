import { buildStages } from './build-stages.ts'
import { runStages } from './stages.ts'

// `npm run build`: the site, in dist/. `-- --drafts` builds the drafts with it.
await runStages(buildStages({ hasDrafts: process.argv.includes('--drafts') }))
