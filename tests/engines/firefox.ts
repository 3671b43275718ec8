import puppeteer, { type Page } from 'puppeteer-core'
import { findProgram, installedProgram } from '../programs/find-program.ts'
import type { Controls, Engine, TabOptions } from './engine.ts'

function findFirefox(): string {
  const { FIREFOX_PATH } = process.env
  return FIREFOX_PATH || installedProgram('firefox') || findProgram('firefox-esr')
}

/** Each tab is a browser of its own, because Firefox cannot disable scripts for one page only. */
export async function startFirefox(): Promise<Engine> {
  return { openTab, close: async () => {} }
}

async function openTab({ width, height, hasTouch, hasScripts }: TabOptions): Promise<Controls> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // Overlay scroll bars, as on phones.
    extraPrefsFirefox: {
      'javascript.enabled': hasScripts,
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
    },
  })
  const page = await browser.newPage({ type: 'window' })
  await page.setViewport({ width, height, hasTouch })
  return { ...controlsOf(page, hasTouch), close: () => browser.close() }
}

function controlsOf(page: Page, hasTouch: boolean): Omit<Controls, 'close'> {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  return {
    async load(address) {
      await page.goto(address, { waitUntil: 'load' })
    },
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
    pressAt: (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    consoleErrors: () => consoleErrors,
  }
}
