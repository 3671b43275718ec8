import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { bringAuditor, findSmallTargets, findViolations } from './auditing.ts'
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
import { lookWidths, screenAt, screenNames, visits } from './screens.ts'
import { acceptCookies, collectComplaints, expect, hydrated, test } from './site.ts'

const kilobyte = 1000

/** A screen on which every address is opened, how many pixels it has to the point, and the other sizes tried there. */
const screens = [
  {
    size: { width: 375, height: 812 },
    density: 2,
    pictureBudget: 120 * kilobyte,
    others: [{ width: 320, height: 640 }],
  },
  {
    size: { width: 1440, height: 900 },
    density: 1,
    pictureBudget: 300 * kilobyte,
    others: [
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ],
  },
]
type Screen = (typeof screens)[number]

/** What a page needs to come to life, and what it may ask for beyond that: by the part of it that needs more. */
const scriptBudgets = { form: 155 * kilobyte, carousel: 120 * kilobyte, neither: 105 * kilobyte }
/** Of all pictures of screens together. */
const folderBudget = 3_000_000

interface Window {
  screen: Screen
  page: Page
  finished: () => Promise<void>
}

/** One window of each kind for all addresses that a worker visits: with a filled cache a visit takes half the time. */
let windows: Window[]

test.beforeAll(async ({ browser }) => {
  windows = await Promise.all(screens.map((screen) => openWindow(browser, screen)))
})

test.afterAll(() => Promise.all(windows.map(({ page }) => page.close())))

for (const address of visits) {
  const tag = screenAt(address) ? '@look' : []
  test(`${address} comes to life, fits, holds still, keeps its budgets and its look, shuts nobody out`, {
    tag,
  }, async () => {
    // One visit serves all questions, so the first bad answer must not keep the others from being asked.
    for (const window of windows) {
      await test.step(`${window.screen.size.width} px`, () => examine(window, address))
    }
  })
}

test('every picture of a screen belongs to one, and all together are small', () => {
  const files = readdirSync(folder)
  expect(files.sort()).toEqual(screenNames.flatMap((name) => lookWidths.map((width) => `${name}-${width}.webp`)).sort())
  expect(files.reduce((total, file) => total + statSync(join(folder, file)).size, 0)).toBeLessThan(folderBudget)
})

async function examine({ page, screen, finished }: Window, address: string): Promise<void> {
  const { size, others, pictureBudget } = screen
  const { complaints, stop } = collectComplaints(page)
  await page.setViewportSize(size)
  await page.goto(address)
  const textBefore = await page.locator('main').textContent()
  const pictureFaults = await findPictureFaults(page)
  await hydrated(page)
  await scrollThrough(page)
  await finished()
  const shifts = await layoutShifts(page)
  expect.soft(await page.locator('main').textContent(), 'words before and after hydration').toBe(textBefore)
  await expect.soft(page.locator('h1')).toHaveCount(1)
  expect.soft(pictureFaults, 'pictures').toEqual([])
  expect.soft(await pictureBytes(page), 'bytes of pictures').toBeLessThan(pictureBudget)
  expect.soft(await scriptBytes(page), 'bytes of scripts').toBeLessThanOrEqual(await scriptBudgetOf(page))
  const shift = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(shift, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThan(0.005)
  expect.soft(await findCrampedWords(page), 'cramped words').toEqual([])
  expect.soft(await findViolations(page), 'violations of WCAG 2.2 AA').toEqual([])
  expect.soft(await findSmallTargets(page), 'targets below 24 px').toEqual([])
  await expectLook(page, address, size.width)
  for (const other of others) {
    await page.setViewportSize(other)
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(excess, `sideways scroll at ${other.width} px`).toBeLessThanOrEqual(0)
    await expectLook(page, address, other.width)
  }
  expect
    .soft(
      complaints.filter((complaint) => !isExpected(complaint, address)),
      'complaints of the browser',
    )
    .toEqual([])
  stop()
}

async function expectLook(page: Page, address: string, width: number): Promise<void> {
  const screen = screenAt(address)
  if (!screen || !lookWidths.includes(width)) return
  expect.soft(await compareLook(page, `${screen}-${width}`), `look at ${width} px`).toBeUndefined()
}

async function scriptBudgetOf(page: Page): Promise<number> {
  if (await page.locator('main form').count()) return scriptBudgets.form
  if (await page.locator('.carousel').count()) return scriptBudgets.carousel
  return scriptBudgets.neither
}

async function openWindow(browser: Browser, screen: Screen): Promise<Window> {
  const page = await browser.newPage({ deviceScaleFactor: screen.density, reducedMotion: 'reduce' })
  await acceptCookies(page)
  await watchLayoutShifts(page)
  await bringAuditor(page)
  return { page, screen, ...watchRequests(page) }
}

/** That an unknown address is answered with 404 is right; browsers tell it all the same. */
function isExpected(complaint: string, address: string): boolean {
  return address.endsWith('/nowhere') && /Failed to load resource.*404/.test(complaint)
}
