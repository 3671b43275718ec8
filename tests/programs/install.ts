import { spawnSync } from 'node:child_process'
import { missingPackages } from './system-programs.ts'

// `npm run setup:tests`: installs what tests need from Debian, with root rights; elsewhere it says what to install.
const options = { slow: process.argv.includes('--slow') }
const packages = missingPackages(options)
// Keeps Debian from starting the services that it installs.
const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
if (packages.length > 0)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000, env })

// What counts is not how apt-get ended, but what is there.
const missing = missingPackages(options)
if (missing.length > 0) {
  console.error(`These could not be installed: ${missing.join(', ')}. Install them, or name the programs (README).`)
  process.exitCode = 1
}
