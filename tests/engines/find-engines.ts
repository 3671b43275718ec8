import { globSync } from 'node:fs'
import { installPackages } from '../../scripts/install-packages.ts'
import { findProgram, installedProgram } from '../find-program.ts'

export interface WebKitPrograms {
  driver: string
  xvfb: string
  python: string
}

export function findFirefox(): string {
  const { FIREFOX_PATH } = process.env
  return FIREFOX_PATH || installedProgram('firefox') || findProgram('firefox-esr')
}

const webKitPackages = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1']

/**
 * What WebKitGTK is driven with, installed where it is missing.
 * @throws where it cannot be had, with what to do.
 */
export function findWebKit(): WebKitPrograms {
  const found = installedWebKit() ?? (installPackages(...webKitPackages) ? installedWebKit() : undefined)
  if (!found) throw new Error(`The tests in WebKit need Debian's packages ${webKitPackages.join(', ')}. Install them.`)
  return found
}

function installedWebKit(): WebKitPrograms | undefined {
  const driver = installedProgram('WebKitWebDriver')
  const xvfb = installedProgram('Xvfb')
  // Another Python, as of a version manager, does not see the modules of Debian's packages.
  const python = '/usr/bin/python3'
  const modules = ['/usr/lib/python3/dist-packages/gi', '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib']
  const isThere = modules.every((module) => globSync(module).length > 0)
  return driver && xvfb && isThere ? { driver, xvfb, python } : undefined
}
