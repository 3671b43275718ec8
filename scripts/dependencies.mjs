import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/**
 * Installs what package-lock.json names, where it is not installed yet. Plain JavaScript without dependencies: it runs
 * on the Node of a new machine, before the project's own Node is there.
 */
export function ensureDependencies() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/** Runs a command to its end; a failure ends this program with the same status. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}
