import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/** Installs the packages of slow tests (tests/package.json) if they are missing. */
export default function installSlowPackages(): void {
  const installed = 'tests/node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('tests/package-lock.json').mtimeMs) return
  console.log('Installing the packages of the slow tests …')
  execFileSync('npm', ['ci', '--prefix', 'tests', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}

if (import.meta.main) installSlowPackages()
