import { execFileSync } from 'node:child_process'

/**
 * Installs packages of Debian.
 * @returns whether that succeeded: on other systems, and without the rights, it does not.
 */
export function installPackages(...packages: string[]): boolean {
  console.log(`Not found: ${packages.join(', ')}. Trying apt-get install …`)
  // With this setting Debian does not start the services that it installs.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env })
    return true
  } catch {
    return false
  }
}
