import { spawnSync } from 'node:child_process'
import { buildStages } from './build-stages.ts'
import { runStages } from './stages.ts'

// `npm run build`: the site, in dist/. `-- --drafts` builds the drafts with it.
await runStages(buildStages({ hasDrafts: process.argv.includes('--drafts') }))
// A stage that succeeds says nothing, so what the build warns of is told after them.
spawnSync(process.execPath, ['content/claims/overdue.ts'], { stdio: 'inherit' })
