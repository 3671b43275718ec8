import { spawnSync } from 'node:child_process'
import { buildStages } from './build-stages.ts'
import { runStages } from './stages.ts'

// `npm run build`: the site, in dist/. `-- --drafts` builds the drafts with it.
await runStages(buildStages({ hasDrafts: process.argv.includes('--drafts') }))
// Output of stages that succeed is not shown, so warnings are printed afterwards.
for (const warning of ['content/claims/overdue.ts', 'hosts/mail-warning.ts'])
  spawnSync(process.execPath, [warning], { stdio: 'inherit' })
