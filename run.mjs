import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'

// `node run.mjs FILE …` installs missing dependencies, then runs a file with the Node version among them. It must itself run
// on older Node versions, so it is plain JavaScript without dependencies.
const folder = process.cwd()
if (/[#%]/.test(folder)) fail(`Vite cannot build in a folder with # or % in its path: ${folder}. Rename it.`)
if (!isInstalled()) {
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink())
    fail('node_modules is a link to packages of other versions. Remove the link, and run this again.')
  console.log('Installing dependencies …')
  const args = ['ci', '--loglevel=error', '--include=dev', '--include=optional']
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) fail('npm could not install the dependencies.')
}
const args = ['--import', './server/node-version.mjs', ...process.argv.slice(2)]
const child = spawn('node', args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (status) => process.exit(status ?? 1))

/** Compares versions, not times, which a clone or a restored cache sets anew. What is optional may be for another system. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  const [wanted, installed] = ['package-lock.json', list].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = installed[path]
    return path === '' || (found ? found.version === version : optional)
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
