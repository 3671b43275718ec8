import { spawnSync } from 'node:child_process'
import { buildStages } from './build-stages.ts'
import { runStages } from './stages.ts'

// `npm run build`: builds the site into dist/; with `--drafts`, including drafts.
await runStages(buildStages({ hasDrafts: process.argv.includes('--drafts') }))
// Output of stages that succeed is not shown, so warnings are printed afterwards.
for (const warning of ['content/claims/overdue.ts', 'hosts/mail-warning.ts'])
  spawnSync(process.execPath, [warning], { stdio: 'inherit' })
