import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// `node run.mjs FILE …` installs missing dependencies, then runs a file with the Node version among them. It must run on older Node versions,
// so it is plain JavaScript without dependencies.
if (process.cwd().includes('#')) fail(`Vite cannot build in a folder with # in its path: ${process.cwd()}. Rename it.`)
const list = 'node_modules/.package-lock.json'
// An install for production alone has no Vite.
const isInstalled = existsSync(list) && existsSync('node_modules/vite')
if (!isInstalled || statSync(list).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing dependencies …')
  const args = ['ci', '--loglevel=error', '--include=dev', '--include=optional']
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) fail('npm could not install the dependencies.')
}
const args = ['--import', './server/node-version.mjs', ...process.argv.slice(2)]
const child = spawn('node', args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (status) => process.exit(status ?? 1))

function fail(message) {
  console.error(message)
  process.exit(1)
}
