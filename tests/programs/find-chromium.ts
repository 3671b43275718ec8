import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from 'playwright'
import { installPackages } from './install-packages.ts'

/**
 * Finds a Chromium for the browser tests, or installs the Debian package.
 * @throws an error that says what to install
 */
export function findChromium(): string {
  return installedChromium() ?? installFromDebian() ?? giveUp()
}

/**
 * Chromium's headless shell if the system has it, else the full browser. The shell is a quarter faster in most tests, but does not
 * open links in new tabs, and renders letters slightly differently.
 */
export function findHeadlessShell(): string {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findChromium()
}

/** The Chromium that CHROME_PATH names, the system's, or Playwright's. */
export function installedChromium(): string | undefined {
  const places = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  return places.find((place) => place && existsSync(place))
}

/** Firefox and WebKit run the tests where Playwright has installed them. */
const engines = { firefox, webkit }
const names = ['firefox', 'webkit'] as const
export const otherEngines = {
  installed: names.filter((name) => existsSync(engines[name].executablePath())),
  missing: names.filter((name) => !existsSync(engines[name].executablePath())),
}

function installFromDebian(): string | undefined {
  return installPackages('chromium', 'chromium-headless-shell', 'fonts-liberation') ? installedChromium() : undefined
}

function giveUp(): never {
  throw new Error(
    'The browser tests need Chromium. Install it and set its path: CHROME_PATH=/path/to/chromium npm test',
  )
}

if (import.meta.main) findChromium()
