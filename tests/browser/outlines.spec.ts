import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addresses } from '../built-site.ts'
import { chromiumTree } from '../outlines/chromium-tree.ts'
import { type PageOutline, pageOutline } from '../outlines/page-outline.ts'
import { inLanguage } from '../outlines/words.ts'
import type { SitePath } from '../site-path.ts'
import { acceptCookies, expect, hydrated, localeIds, test } from './fixtures.ts'
import { screens } from './screens.ts'

// What screen readers get of a page is kept in tests/outlines/kept/, a file for each template and one for the frame of each layout.

const hint = 'What screen readers get has changed. `npm run outlines` accepts it.'

/** One page for all templates that a worker visits: with a filled cache a visit takes half the time. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await acceptCookies(page)
})

test.afterAll(() => page.close())

for (const [screen, address] of Object.entries(screens)) {
  test(`${screen} is read out as it was accepted`, async () => {
    const { frame, main, layout } = await read(address as SitePath)
    expect.soft(main, hint).toMatchSnapshot(`${screen}.txt`)
    expect.soft(frame, hint).toMatchSnapshot(`layout-${layout}.txt`)
  })

  test(`${screen} is read out alike in all languages`, { tag: '@more' }, async () => {
    for (const counterpart of new Set(localeIds.map((locale) => inLanguage(address as SitePath, locale)))) {
      if (!addresses.includes(fileOf(counterpart))) continue
      const { frame, main, layout } = await read(counterpart)
      expect.soft(main, counterpart).toBe(kept(screen))
      expect.soft(frame, counterpart).toBe(kept(`layout-${layout}`))
    }
  })
}

async function read(address: SitePath): Promise<PageOutline & { layout: string }> {
  await page.goto(address)
  await hydrated(page)
  const carousel = page.locator('.carousel')
  if (await carousel.count()) {
    await carousel.scrollIntoViewIfNeeded()
    await carousel.and(page.locator('[data-ready]')).waitFor()
  }
  const layout = await page.evaluate(() => String(document.body.dataset.layout))
  return { layout, ...pageOutline(await chromiumTree(page), fileOf(address)) }
}

/** The file that an address is answered with. */
function fileOf(address: SitePath): SitePath {
  return address.replace(/nowhere$/, '404') as SitePath
}

function kept(name: string): string {
  return readFileSync(`tests/outlines/kept/${name}.txt`, 'utf8')
}
