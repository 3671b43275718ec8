import { execFileSync } from 'node:child_process'

const packageManager = 'apt-get'

/**
 * Installs Debian packages.
 * @returns whether that succeeded: it fails on other systems and without root rights
 */
export function installPackages(...packages: string[]): boolean {
  console.log(`Not found: ${packages.join(', ')}. Trying ${packageManager} install …`)
  // Keeps Debian from starting the services that it installs.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync(packageManager, args, { stdio: 'ignore', timeout: 300_000, env })
    return true
  } catch {
    return false
  }
}
