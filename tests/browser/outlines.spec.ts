import type { Page } from 'playwright/test'
import { addresses } from '../built-site.ts'
import { chromiumTree } from '../outlines/chromium-tree.ts'
import { fileOf, pageOutline } from '../outlines/page-outline.ts'
import { inLanguage } from '../outlines/words.ts'
import type { SitePath } from '../site-path.ts'
import { expectOutline } from './expect-outline.ts'
import { acceptCookies, expect, hydrated, localeIds, test } from './fixtures.ts'
import { screens } from './screens.ts'

// What screen readers get of a page is kept in tests/outlines/kept/: a file for each template, and one for the frame of each layout.

/** One page for all templates that a worker visits: with a filled cache a visit takes half the time. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await acceptCookies(page)
})

test.afterAll(() => page.close())

for (const [screen, address] of Object.entries(screens)) {
  test(`${screen} is read out as it was accepted`, { tag: '@more' }, () => expectToBeRead(screen, address as SitePath))

  test(`${screen} is read out alike in all languages`, { tag: '@more' }, async () => {
    const counterparts = new Set(localeIds.map((locale) => inLanguage(address as SitePath, locale)))
    for (const counterpart of counterparts)
      if (addresses.includes(fileOf(counterpart))) await expectToBeRead(screen, counterpart)
  })
}

async function expectToBeRead(screen: string, address: SitePath): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  const carousel = page.locator('.carousel')
  // It starts when it comes into view, and is another element then.
  if (await carousel.count()) await expect(() => carousel.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(page.locator('.carousel:not([data-ready]), [type=submit]:disabled')).toHaveCount(0)
  const layout = await page.evaluate(() => document.body.dataset.layout)
  const outlines = async () => pageOutline(await chromiumTree(page), fileOf(address))
  await expectOutline(screen, async () => (await outlines()).main)
  await expectOutline(`layout-${layout}`, async () => (await outlines()).frame)
}
