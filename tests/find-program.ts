import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const packageManager = 'apt-get'

/**
 * A server that the site's configuration is written for: one that is there, else the system's package.
 * @throws where it cannot be had, with what to do.
 */
export function findProgram(name: 'nginx' | 'caddy'): string {
  return installedProgram(name) ?? tryInstall(name) ?? giveUp(name)
}

/** Also looks in /usr/sbin, where Debian installs servers, and which is not in the PATH of ordinary users. */
function installedProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

function tryInstall(name: string): string | undefined {
  const install = ['install', '-y', '-qq', '--no-install-recommends', name]
  console.log(`No ${name} found; trying ${packageManager} ${install.join(' ')} …`)
  // With this setting Debian does not start the services that it installs.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  try {
    for (const args of [['update', '-qq'], install])
      execFileSync(packageManager, args, { stdio: 'ignore', timeout: 120_000, env })
  } catch {
    return undefined
  }
  return installedProgram(name)
}

function giveUp(name: string): never {
  throw new Error(`The tests of the configuration for ${name} need ${name}. Install it so that it is in the PATH.`)
}
