import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, firefox, webkit } from 'playwright'

// Programs that tests need besides npm's packages.

/** Where the system may have a Chromium, or the folder of PostgreSQL's programs. */
const places = {
  chromium: () => [
    process.env.CHROME_PATH,
    // The headless shell draws as the full browser does, in half the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ],
  postgres: () => [process.env.POSTGRES_PATH, ...debianVersions().map((version) => `${debianFolder}/${version}/bin`)],
}
const debianFolder = '/usr/lib/postgresql'
const debianVersions = () =>
  existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : []

/** @throws an error that says what to install */
export function findChromium(): string {
  return find('chromium') ?? missing('Chromium', 'CHROME_PATH=/path/to/chromium')
}

/** @throws an error that says what to install */
export function findPostgres(): string {
  return find('postgres') ?? missing('PostgreSQL', 'POSTGRES_PATH=/path/to/bin')
}

/** Firefox and WebKit run the tests where Playwright has installed them. */
const engines = { firefox, webkit }
const names = ['firefox', 'webkit'] as const
export const otherEngines = {
  installed: names.filter((name) => existsSync(engines[name].executablePath())),
  missing: names.filter((name) => !existsSync(engines[name].executablePath())),
}

/** Whether this machine can build and run the Dockerfile without Docker. */
export function canBuildImages(): boolean {
  return isRoot && ['/usr/bin/buildah', '/usr/sbin/debootstrap'].every((file) => existsSync(file))
}
const isRoot = process.getuid?.() === 0

/** The Debian packages of what is missing. */
export function missingPackages({ slow = false }): string[] {
  return [
    ...(find('chromium') ? [] : ['chromium-headless-shell', 'fonts-liberation']),
    ...(find('postgres') ? [] : ['postgresql']),
    // Only root can use it.
    ...(slow && isRoot && !canBuildImages() ? ['buildah', 'debootstrap'] : []),
  ]
}

function find(program: keyof typeof places): string | undefined {
  return places[program]().find((place) => place && existsSync(program === 'postgres' ? join(place, 'initdb') : place))
}

function missing(name: string, setting: string): never {
  throw new Error(`These tests need ${name}. Install it, and if it is not found, name it: ${setting} npm test`)
}
