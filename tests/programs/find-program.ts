import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from '../../scripts/install-packages.ts'

/**
 * Finds a program, or installs the Debian package that contains it.
 * @throws an error that says what to install
 */
export function findProgram(name: string, fromPackage = name): string {
  const found = installedProgram(name) ?? (installPackages(fromPackage) ? installedProgram(name) : undefined)
  if (!found) throw new Error(`The tests need ${name}. Install it (Debian: ${fromPackage}) so that it is in the PATH.`)
  return found
}

/** Debian installs servers in /usr/sbin, which is not in the PATH of ordinary users. */
function installedProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
