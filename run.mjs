import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// `node run.mjs FILE|PROGRAM …` installs missing dependencies, then runs a file with the Node version among them, or one of
// their programs. It must run on older Node versions, so it is plain JavaScript without dependencies.
const [program, ...args] = process.argv.slice(2)
const installed = 'node_modules/.package-lock.json'
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing dependencies …')
  await run('npm', ['ci', '--silent'])
}
await run('node', ['--import', './server/node-version.mjs', '-e', ''])
await (program.endsWith('.ts') ? run('node', [program, ...args]) : run(program, args))

/** Runs a command and forwards signals to it; if it fails, this process ends with the same status. */
async function run(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' })
  const handOn = (signal) => child.kill(signal)
  process.on('SIGINT', handOn).on('SIGTERM', handOn)
  const status = await new Promise((end) => {
    child.on('error', ({ message }) => end(console.error(`${command} could not be started: ${message}`) ?? 1))
    child.on('exit', (code) => end(code ?? 1))
  })
  process.off('SIGINT', handOn).off('SIGTERM', handOn)
  if (status !== 0) process.exit(status)
}
