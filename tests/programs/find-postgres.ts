import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install-packages.ts'

/** Debian installs each version in its own folder, such as `/usr/lib/postgresql/15/bin`. */
const debianFolder = '/usr/lib/postgresql'

/**
 * Finds the folder of PostgreSQL's programs, or installs the Debian package.
 * @throws an error that says what to install
 */
export function findPostgres(): string {
  const found = installedPostgres() ?? (installPackages('postgresql') ? installedPostgres() : undefined)
  if (found) return found
  throw new Error(
    'The tests of the mail service need PostgreSQL. Install it and set the folder of its programs: POSTGRES_PATH=/path/to/bin npm test',
  )
}

/** The one that POSTGRES_PATH names, or the newest on the system. */
export function installedPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : []
  const places = [process.env.POSTGRES_PATH, ...versions.map((version) => join(debianFolder, version, 'bin'))]
  return places.find((place) => place && existsSync(join(place, 'initdb')))
}

if (import.meta.main) findPostgres()
