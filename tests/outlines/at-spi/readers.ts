import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import puppeteer from 'puppeteer-core'
import { findFirefox } from '../../engines/find-engines.ts'
import { end } from '../../virtual-screen.ts'
import type { AccessibleNode } from '../accessible-node.ts'
import { atSpiTree } from './at-spi-tree.ts'
import type { Session } from './session.ts'

/** A browser, and what it tells assistive technology. */
export interface Reader {
  open: (address: string) => Promise<void>
  /** Runs a script in the page; its value must be JSON. */
  run: (script: string) => Promise<unknown>
  tree: () => Promise<AccessibleNode[]>
  close: () => Promise<void>
}

export async function startFirefox(session: Session): Promise<Reader> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: false,
    env: session.env,
    args: ['--kiosk'],
    // Whatever the machine thinks of it: tell assistive technology.
    extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width: 1440, height: 900 })
  return {
    open: async (address) => void (await page.goto(address)),
    run: (script) => page.evaluate(script),
    tree: () => readTree(browser.process()?.pid, session),
    close: () => browser.close(),
  }
}

export async function startWebKit(session: Session): Promise<Reader> {
  const view = spawn('/usr/bin/python3', ['tests/outlines/at-spi/web-view.py'], {
    env: session.env,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const lines = createInterface(view.stdout)
  const order = async (what: object) => {
    const answer = once(lines, 'line')
    view.stdin.write(`${JSON.stringify(what)}\n`)
    return JSON.parse((await answer)[0])
  }
  return {
    open: (address) => order({ open: address }),
    run: (script) => order({ run: script }),
    tree: () => readTree(view.pid, session),
    close: () => end(view),
  }
}

async function readTree(pid: number | undefined, { env }: Session): Promise<AccessibleNode[]> {
  const command = ['tests/outlines/at-spi/read-tree.py', String(pid)]
  const { stdout } = await promisify(execFile)('/usr/bin/python3', command, { env, maxBuffer: 2 ** 26 })
  const document = JSON.parse(stdout)
  return document ? atSpiTree(document) : []
}
