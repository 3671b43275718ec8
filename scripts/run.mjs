import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// `node scripts/run.mjs FILE|PROGRAM …` works on any machine with Node and npm: it installs the dependencies if they are
// missing, then runs a file with the Node version that is one of them, or a program that is one of them. So this file is plain
// JavaScript without dependencies.
const [program, ...args] = process.argv.slice(2)
const installed = 'node_modules/.package-lock.json'
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing dependencies …')
  await run('npm', ['ci', '--silent'])
}
await run('node', ['--import', './server/node-version.mjs', '-e', ''])
await (program.endsWith('.ts') ? run('node', [program, ...args]) : run(program, args))

/** Runs a command and passes signals on to it; if it fails, this program ends with the same status. */
async function run(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const handOn = (signal) => child.kill(signal)
  process.on('SIGINT', handOn).on('SIGTERM', handOn)
  const status = await new Promise((end) => {
    child.on('error', ({ message }) => end(console.error(`${command} could not be started: ${message}`) ?? 1))
    child.on('exit', (code) => end(code ?? 1))
  })
  process.off('SIGINT', handOn).off('SIGTERM', handOn)
  if (status !== 0) process.exit(status)
}
