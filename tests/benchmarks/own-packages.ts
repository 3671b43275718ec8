import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What benchmarks need and the project does not: each has a folder here, with a `package.json` of its own. */
export const packageSources = join(import.meta.dirname, 'packages')

/** Where a package is worked with. */
export function packageFolder(name: string): string {
  return resolve('node_modules/.cache/benchmarks', name)
}

/**
 * Fetches what a package depends on, the first time.
 * @returns the folder in which it is worked with
 * @throws with what npm says where it fails
 */
export function installPackage(name: string): string {
  const folder = packageFolder(name)
  mkdirSync(folder, { recursive: true })
  cpSync(join(packageSources, name), folder, { recursive: true })
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`npm install in ${folder} failed:\n${stderr}`)
  return folder
}
