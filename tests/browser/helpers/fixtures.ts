import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { consentKey } from '../../../components/consent/consent-store.ts'
import { pageDataPath } from '../../../components/page/page-data.ts'
import type { SiteAddress, SitePath } from '../../site/site-path.ts'

export { expect } from 'playwright/test'
export { type LocaleId, localeIds } from '../../../locales/locales.ts'
export { text } from '../../messages.ts'

interface Fixtures {
  visit: (address: SiteAddress) => Promise<void>
  /** Console errors and warnings, missing files included, and uncaught exceptions, since the test began. */
  consoleErrors: string[]
  /** False if a test changes the context's clock, permissions or network. */
  isContextShared: boolean
}

interface WorkerFixtures {
  contexts: Map<string, BrowserContext>
}

/**
 * A visit to the built site, without consent banner and prefetching unless a test wants them. Tests of a worker share a
 * browser context for each set of options, because a warm cache halves the time of a visit; cookies and storage are
 * cleared after each test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  isContextShared: [true, { option: true }],
  context: async (
    { browser, contexts, isContextShared, baseURL, viewport, javaScriptEnabled, hasTouch, contextOptions },
    use,
  ) => {
    const options = { baseURL, viewport, javaScriptEnabled, hasTouch, ...contextOptions }
    if (!isContextShared) {
      const context = await browser.newContext(options)
      await use(context)
      return context.close()
    }
    const key = JSON.stringify(options)
    const context = contexts.get(key) ?? (await browser.newContext(options))
    contexts.set(key, context)
    await use(context)
    await Promise.all(context.pages().map((page) => page.close()))
    await context.setStorageState({ cookies: [], origins: [] })
    await context.unrouteAll()
  },
  consoleErrors: async ({ page }, use) => {
    const consoleErrors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
    })
    page.on('pageerror', (error) => consoleErrors.push(String(error)))
    await use(consoleErrors)
  },
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await acceptCookies(page)
      await saveData(page)
      await page.goto(address)
      await hydrated(page)
    })
  },
})

/** Disables prefetching by turning save-data on. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
}

export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), consentKey)
}

/** Simulates a first interaction, which starts the application, as soon as it is listened for, and hovers nothing. */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('keydown')))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 1000 })
  }).toPass()
}

/** Holds the scripts of the page until the returned function is called, which fails if there were none. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/assets/**/*.js', async (route) => {
    isHeld = true
    await promise
    await route.continue()
  })
  return () => {
    expect(isHeld).toBe(true)
    resolve()
  }
}

/** Matches the data file that the application requests for a page. */
export function dataOf(path: SitePath): string {
  return `**${pageDataPath(path)}`
}
