import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Builder, Capabilities, Key as KeyCode, type WebDriver } from 'selenium-webdriver'
import { Command, Name } from 'selenium-webdriver/lib/command.js'
import { installPackages } from '../../scripts/install-packages.ts'
import { installedProgram } from '../programs/find-program.ts'
import { freePort } from '../programs/free-port.ts'
import { createFolder } from '../programs/temporary-folder.ts'
import type { Controls, Engine, TabOptions } from './engine.ts'
import { waitUntil } from './wait-until.ts'

interface Programs {
  driver: string
  xvfb: string
  python: string
}

const packages = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1']

/**
 * The programs that control WebKitGTK, installed if they are missing.
 * @throws an error that says what to install
 */
function findWebKit(): Programs {
  const found = installedWebKit() ?? (installPackages(...packages) ? installedWebKit() : undefined)
  if (!found) throw new Error(`The tests in WebKit need Debian's packages ${packages.join(', ')}. Install them.`)
  return found
}

function installedWebKit(): Programs | undefined {
  const driver = installedProgram('WebKitWebDriver')
  const xvfb = installedProgram('Xvfb')
  // Only the system's Python finds the modules of Debian packages.
  const python = '/usr/bin/python3'
  const modules = ['/usr/lib/python3/dist-packages/gi', '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib']
  const isThere = modules.every((module) => globSync(module).length > 0)
  return driver && xvfb && isThere ? { driver, xvfb, python } : undefined
}

/** WebKitGTK on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit()
  const screen = spawn(programs.xvfb, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  return {
    openTab: (options) => openTab(programs, `:${String(number).trim()}`, options),
    close: () => end(screen),
  }
}

/** A driver has one session, so each tab has a driver and a window of its own. */
async function openTab(programs: Programs, display: string, options: TabOptions): Promise<Controls> {
  const { folder, remove } = createFolder({ console: '' })
  const said = join(folder, 'console')
  const port = await freePort()
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Without the accessibility bus, which a machine may lack and GTK would warn about.
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  })
  const origin = `http://127.0.0.1:${port}`
  await waitUntil('WebKitWebDriver answers', async () => (await fetch(`${origin}/status`)).ok)
  const driver = await startSession(programs, origin, said, options)
  return {
    ...controlsOf(driver, options.hasTouch ? 'touch' : 'mouse'),
    consoleErrors: () =>
      readFileSync(said, 'utf8')
        .split('\n')
        .filter((line) => /^CONSOLE \w+ (ERROR|WARN)/.test(line)),
    async close() {
      // A browser that hangs is killed together with its driver.
      await inTime(driver.quit()).catch(() => {})
      await end(server)
      remove()
    },
  }
}

function startSession(
  { python }: Programs,
  origin: string,
  consoleFile: string,
  { width, height, hasScripts }: TabOptions,
): Promise<WebDriver> {
  const host = resolve('tests/engines/webkit-host.py')
  const args = [host, `--width=${width}`, `--height=${height}`, `--console=${consoleFile}`]
  if (!hasScripts) args.push('--without-scripts')
  const capabilities = new Capabilities({
    browserName: 'host',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: python, args },
  })
  return new Builder().usingServer(origin).withCapabilities(capabilities).build()
}

const keys = { Tab: KeyCode.TAB, Enter: KeyCode.ENTER, Escape: KeyCode.ESCAPE }

function controlsOf(driver: WebDriver, pointerType: 'mouse' | 'touch'): Omit<Controls, 'consoleErrors' | 'close'> {
  const evaluate: Controls['evaluate'] = (run, ...args) =>
    inTime(driver.executeScript(`return (${run})(...arguments)`, ...args)) as never
  const typeText = (text: string) => driver.actions().sendKeys(text).perform()
  return {
    evaluate,
    async load(address) {
      await driver.get(address)
      await waitUntil(`${address} is loaded`, () => evaluate(isLoaded, address))
    },
    pressAt: (x, y) => point(driver, pointerType, x, y),
    type: (text) => typeText(text.replaceAll('\n', KeyCode.ENTER)),
    press: (key) => typeText(keys[key]),
  }
}

function isLoaded(address: string): boolean {
  return location.href === new URL(address).href && document.readyState === 'complete'
}

/** The library supports only the mouse. */
async function point(driver: WebDriver, pointerType: 'mouse' | 'touch', x: number, y: number): Promise<void> {
  const [fx, fy] = [Math.round(x), Math.round(y)]
  const actions = [
    { type: 'pointerMove', duration: 0, x: fx, y: fy, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions }
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [pointer]))
}

/** An engine that hangs never responds: this fails the test, which is then retried. */
async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('WebKit does not respond.')), 30_000)
  return Promise.race([answer, end]).finally(() => clearTimeout(timer))
}

async function end(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
