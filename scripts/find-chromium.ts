import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * A Chromium for the browser tests: an installed one, else it installs Playwright's, else the system's package.
 * @throws where none can be installed, with what to do.
 */
export function findChromium(): string {
  return (
    installedChromium() ??
    tryInstall('npx', ['playwright', 'install', 'chromium']) ??
    tryInstall(
      'apt-get',
      ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'],
      ['apt-get', ['update', '-qq']],
    ) ??
    giveUp()
  )
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

function tryInstall(command: string, args: string[], before?: [string, string[]]): string | undefined {
  console.log(`No Chromium found; trying ${command} ${args.join(' ')} …`)
  try {
    if (before) execFileSync(...before, { stdio: 'ignore' })
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
  } catch {
    return undefined
  }
  return installedChromium()
}

function giveUp(): never {
  throw new Error(
    'The browser tests need a Chromium. Install one and give its path: CHROME_PATH=/path/to/chromium npm test',
  )
}

if (import.meta.main) findChromium()
