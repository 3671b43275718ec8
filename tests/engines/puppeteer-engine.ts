import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { findHeadlessShell } from '../../scripts/find-chromium.ts'
import type { Controls, Engine, Key, TabOptions } from './engine.ts'
import { findFirefox } from './find-engines.ts'

export async function startChromium(): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    async openTab(options) {
      const page = await openPage(browser, options)
      await page.setJavaScriptEnabled(options.hasScripts)
      return controlsOf(page)
    },
    close: () => browser.close(),
  }
}

/** Firefox cannot switch off the scripts of one page: without them it is another browser, which starts when it is needed. */
export async function startFirefox(): Promise<Engine> {
  const browsers = new Map<boolean, Promise<Browser>>()
  const browserFor = (hasScripts: boolean) => {
    const browser = browsers.get(hasScripts) ?? puppeteer.launch(firefoxOptions(hasScripts))
    browsers.set(hasScripts, browser)
    return browser
  }
  return {
    openTab: async (options) => controlsOf(await openPage(await browserFor(options.hasScripts), options)),
    async close() {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

function firefoxOptions(hasScripts: boolean): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: findFirefox(),
    // Scroll bars that take no room, as the other two have them and phones too.
    extraPrefsFirefox: {
      'javascript.enabled': hasScripts,
      'widget.gtk.overlay-scrollbars.enabled': true,
      'ui.useOverlayScrollbars': 1,
    },
  }
}

async function openPage(browser: Browser, { width, height, hasTouch }: TabOptions): Promise<Page> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage({ type: 'window' })
  await page.setViewport({ width, height, hasTouch })
  return page
}

const keys: Partial<Record<Key, KeyInput>> = { Space: ' ' }

function controlsOf(page: Page): Controls {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    async load(address) {
      await page.goto(address, { waitUntil: 'load' })
    },
    async startLoading(address) {
      // A page may be left, or its tab closed, before it is loaded.
      page.goto(address).catch(() => {})
    },
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => never, ...args),
    clickAt: (x, y) => page.mouse.click(x, y),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(keys[key] ?? (key as KeyInput)),
    resize: (width, height) => page.setViewport({ ...page.viewport(), width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => page.browserContext().close(),
  }
}
