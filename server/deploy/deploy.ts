import { spawnSync } from 'node:child_process'
import { runAfterDeploy } from './after-deploy.ts'
import { publish } from './publish.ts'

// `npm run deploy -- FOLDER`: builds, checks, and puts the result where servers find it.
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name the folder from which the site is served, as in: npm run deploy -- /srv/site')
  process.exit(1)
}
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (status !== 0) {
  console.error('The build failed, so nothing was deployed: the site is served as before.')
  process.exit(status ?? 1)
}
try {
  console.log(`Published as ${publish('dist', folder)}.`)
  runAfterDeploy()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
