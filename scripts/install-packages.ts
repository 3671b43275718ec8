import { execFileSync } from 'node:child_process'

const packageManager = 'apt-get'

/**
 * Installs packages of Debian.
 * @returns whether that succeeded: on other systems, and without the rights, it does not.
 */
export function installPackages(...packages: string[]): boolean {
  console.log(`Not found: ${packages.join(', ')}. Trying ${packageManager} install …`)
  // With this setting Debian does not start the services that it installs.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync(packageManager, args, { stdio: 'ignore', timeout: 300_000, env })
    return true
  } catch {
    return false
  }
}
