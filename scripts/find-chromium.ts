import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackages } from './install-packages.ts'

/**
 * A Chromium for the browser tests: an installed one, else it installs Playwright's, else the system's package.
 * @throws where none can be installed, with what to do.
 */
export function findChromium(): string {
  return installedChromium() ?? installFromPlaywright() ?? installFromDebian() ?? giveUp()
}

/**
 * Chromium's headless shell where the system has it, else the full browser. In the shell most tests take a quarter less time,
 * but it does not open the tabs of links, and draws letters a little differently.
 */
export function findHeadlessShell(): string {
  const shell = '/usr/bin/chromium-headless-shell'
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findChromium()
}

/** An installed Chromium: the one that CHROME_PATH names, the system's, or Playwright's. */
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

function installFromPlaywright(): string | undefined {
  const args = ['playwright', 'install', 'chromium']
  console.log(`No Chromium found; trying npx ${args.join(' ')} …`)
  try {
    execFileSync('npx', args, { stdio: 'ignore', timeout: 300_000 })
  } catch {
    return undefined
  }
  return installedChromium()
}

function installFromDebian(): string | undefined {
  return installPackages('chromium', 'chromium-headless-shell', 'fonts-liberation') ? installedChromium() : undefined
}

function giveUp(): never {
  throw new Error(
    'The browser tests need a Chromium. Install one and give its path: CHROME_PATH=/path/to/chromium npm test',
  )
}

if (import.meta.main) findChromium()
