import { runAfterDeploy } from './after-deploy.ts'
import { rollBack } from './publish.ts'

// `npm run rollback -- FOLDER`: serves the release before again. Once more goes forward.
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name the folder from which the site is served, as in: npm run rollback -- /srv/site')
  process.exit(1)
}
try {
  console.log(`Now ${rollBack(folder)} is served.`)
  runAfterDeploy()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
