import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install-packages.ts'

/** Debian has each version in a folder of its own, such as `/usr/lib/postgresql/15/bin`. */
const debianFolder = '/usr/lib/postgresql'

/**
 * The folder with the programs of PostgreSQL, for tests that start one: an installed one, else it installs the system's package.
 * @throws where none can be installed, with what to do
 */
export function findPostgres(): string {
  const found = installedPostgres() ?? (installPackages('postgresql') ? installedPostgres() : undefined)
  if (found) return found
  throw new Error(
    'The tests of the requests need PostgreSQL. Install it and give the folder of its programs: POSTGRES_PATH=/path/to/bin npm test',
  )
}

/** That which POSTGRES_PATH names, or the newest of the system. */
export function installedPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : []
  const places = [process.env.POSTGRES_PATH, ...versions.map((version) => join(debianFolder, version, 'bin'))]
  return places.find((place) => place && existsSync(join(place, 'initdb')))
}

if (import.meta.main) findPostgres()
