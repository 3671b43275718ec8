import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findCrampedWords } from './cramped-words.ts'
import {
  findPictureFaults,
  layoutShifts,
  pictureBytes,
  scriptBytes,
  scrollThrough,
  watchLayoutShifts,
  watchRequests,
} from './page-measures.ts'
import { compareLook, folder } from './screen-pictures.ts'
import { screenAt, screenNames, visits } from './screens.ts'
import { acceptCookies, expect, hydrated, test } from './site.ts'

const phone = { width: 375, height: 812 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1440, height: 900 }

const kilobyte = 1000
/** The lists of news and products show a picture for each entry: on a screen of two pixels to the point that is more. */
const pictureBudgets = {
  home: { [phone.width]: 120 * kilobyte, [desktop.width]: 300 * kilobyte },
  other: { [phone.width]: 150 * kilobyte, [desktop.width]: 300 * kilobyte },
}
/** What a page needs to come to life, and what it may ask for beyond that: by the part of it that needs more. */
const scriptBudgets = { form: 155 * kilobyte, carousel: 120 * kilobyte, neither: 105 * kilobyte }
const folderBudget = 3_000_000

interface Window {
  page: Page
  finished: () => Promise<void>
}

/** One window of each density for all addresses that a worker visits: with a filled cache a visit takes half the time. */
let dense: Window
let plain: Window

test.beforeAll(async ({ browser }) => {
  dense = await openWindow(browser, 2)
  plain = await openWindow(browser, 1)
})

test.afterAll(() => Promise.all([dense.page.close(), plain.page.close()]))

for (const address of visits) {
  const screen = screenAt(address)
  // One visit serves all measures, so the first that fails must not keep the others from being told.
  test(`${address} looks as before, holds still and keeps its budgets`, { tag: screen ? '@look' : [] }, async () => {
    for (const [{ page, finished }, viewport] of [
      [dense, phone],
      [plain, desktop],
    ] as const) {
      const at = `at ${viewport.width} px`
      await page.setViewportSize(viewport)
      await page.goto(address)
      const pictureFaults = await findPictureFaults(page)
      await hydrated(page)
      await scrollThrough(page)
      await finished()
      expect.soft(pictureFaults, `pictures ${at}`).toEqual([])
      expect
        .soft(await pictureBytes(page), `bytes of pictures ${at}`)
        .toBeLessThan(pictureBudgets[isHome(address) ? 'home' : 'other'][viewport.width] as number)
      expect.soft(await scriptBytes(page), `bytes of scripts ${at}`).toBeLessThanOrEqual(await scriptBudgetOf(page))
      expect.soft(await findCrampedWords(page), `words ${at}`).toEqual([])
      const shifts = await layoutShifts(page)
      const shift = shifts.reduce((total, { value }) => total + value, 0)
      expect.soft(shift, `layout shift ${at}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005)
      if (screen) expect.soft(await compareLook(page, `${screen}-${viewport.width}`), at).toBeUndefined()
    }
    if (!screen) return
    await plain.page.setViewportSize(tablet)
    await plain.page.goto(address)
    await hydrated(plain.page)
    expect.soft(await compareLook(plain.page, `${screen}-${tablet.width}`), 'at 768 px').toBeUndefined()
  })
}

test('every picture of a screen belongs to one, and all together are small', () => {
  const files = readdirSync(folder)
  const widths = [phone, tablet, desktop].map(({ width }) => width)
  expect(files.sort()).toEqual(screenNames.flatMap((name) => widths.map((width) => `${name}-${width}.webp`)).sort())
  expect(files.reduce((total, file) => total + statSync(join(folder, file)).size, 0)).toBeLessThan(folderBudget)
})

async function scriptBudgetOf(page: Page): Promise<number> {
  if (await page.locator('main form').count()) return scriptBudgets.form
  if (await page.locator('.carousel').count()) return scriptBudgets.carousel
  return scriptBudgets.neither
}

async function openWindow(browser: Browser, deviceScaleFactor: number): Promise<Window> {
  const page = await browser.newPage({ deviceScaleFactor, reducedMotion: 'reduce' })
  await acceptCookies(page)
  await watchLayoutShifts(page)
  return { page, ...watchRequests(page) }
}

function isHome(address: string): boolean {
  return address.split('/').length === 2
}
