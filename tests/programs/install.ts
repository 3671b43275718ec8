import { spawnSync } from 'node:child_process'
import { missingPackages } from './system-programs.ts'

// `npm run setup:tests`: installs what tests need from Debian, with root rights. Elsewhere, the tests say what they need.
const packages = missingPackages({ slow: process.argv.includes('--slow') })
// Keeps Debian from starting the services that it installs.
const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
if (packages.length > 0)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', timeout: 300_000, env })
    if (status !== 0) console.error(`Install by hand what could not be installed: ${packages.join(' ')}`)
  }
