import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { bringAuditor, findSmallTargets, findViolations } from './auditing.ts'
import { findCrampedWords } from './cramped-words.ts'
import {
  findPictureFaults,
  keepPictures,
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

/** A screen on which addresses are opened, how many pixels it has to the point, and what all pictures of a page may weigh. */
const phone = { size: { width: 375, height: 812 }, density: 2, pictureBudget: 120 * kilobyte }
const desktop = { size: { width: 1440, height: 900 }, density: 1, pictureBudget: 300 * kilobyte }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1280, height: 800 }
type Screen = typeof phone
type Size = Screen['size']

/** What a page needs to come to life, and what it may ask for beyond that: by the part of it that needs more. */
const scriptBudgets = { form: 155 * kilobyte, carousel: 120 * kilobyte, neither: 105 * kilobyte }
/** Of all pictures of screens together. */
const folderBudget = 3_000_000

interface Window {
  screen: Screen
  page: Page
  finished: () => Promise<void>
  others: string[]
}

/** One window of each kind for all addresses that a worker visits: with a filled cache a visit takes half the time. */
let narrow: Window
let wide: Window

test.beforeAll(async ({ browser }) => {
  narrow = await openWindow(browser, phone)
  wide = await openWindow(browser, desktop)
})

test.afterAll(() => Promise.all([narrow, wide].map(({ page }) => page.close())))

for (const address of visits) {
  const tag = screenAt(address) ? ['@browser', '@look'] : '@browser'
  // One visit serves all questions, so the first bad answer must not keep the others from being asked.
  test(`${address} comes to life, fits, holds still, keeps its budgets and its look, shuts nobody out`, {
    tag,
  }, async () => {
    await test.step('phone', async () => {
      await open(narrow, address)
      await examine(narrow.page, address, phone.size)
      await expectToFit(narrow.page, { width: 320, height: 640 })
    })
    await test.step('wide', async () => {
      // One page of each template is opened anew. The others bring other words, and they are there: their window is widened.
      const { page } = screenAt(address) ? wide : narrow
      if (page === narrow.page) await keepPictures(page)
      else {
        await open(wide, address)
        await expectLook(page, address, desktop.size)
      }
      await expectLook(page, address, tablet)
      await examine(page, address, laptop)
      await expectToFit(page, { width: 1920, height: 1080 })
    })
  })
}

test('every picture of a screen belongs to one, and all together are small', () => {
  const files = readdirSync(folder)
  expect(files.sort()).toEqual(screenNames.flatMap((name) => lookWidths.map((width) => `${name}-${width}.webp`)).sort())
  expect(files.reduce((total, file) => total + statSync(join(folder, file)).size, 0)).toBeLessThan(folderBudget)
})

/** Opens an address and reads to its end: nothing may be missing, be complained of, weigh too much or move. */
async function open({ page, screen, finished, others }: Window, address: string): Promise<void> {
  const { complaints, stop } = collectComplaints(page)
  await page.setViewportSize(screen.size)
  await page.goto(address)
  const wordsBefore = await wordsOf(page)
  const pictureFaults = await findPictureFaults(page)
  await hydrated(page)
  await scrollThrough(page)
  await finished()
  const shifts = await layoutShifts(page)
  expect.soft(await wordsOf(page), 'words before and after hydration').toBe(wordsBefore)
  await expect.soft(page.locator('h1')).toHaveCount(1)
  expect.soft(others, 'requests to others').toEqual([])
  expect.soft(pictureFaults, 'pictures').toEqual([])
  expect.soft(await pictureBytes(page), 'bytes of pictures').toBeLessThan(screen.pictureBudget)
  expect.soft(await scriptBytes(page), 'bytes of scripts').toBeLessThanOrEqual(await scriptBudgetOf(page))
  const shift = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(shift, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThan(0.005)
  const unexpected = complaints.filter((complaint) => !isExpected(complaint, address))
  expect.soft(unexpected, 'complaints of the browser').toEqual([])
  stop()
}

/** But for what only the browser knows: what the visitor has decided about cookies. */
function wordsOf(page: Page): Promise<string> {
  return page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('#escolhas')].reduce(
        (words, { textContent }) => words.replace(textContent, ''),
        main.textContent,
      ),
    )
}

/** Asks what a size decides: whether words have room, whether everybody can use what is there, and how it looks. */
async function examine(page: Page, address: string, size: Size): Promise<void> {
  await expectLook(page, address, size)
  await expectToFit(page, size)
  expect.soft(await findCrampedWords(page), `cramped words at ${size.width} px`).toEqual([])
  expect.soft(await findViolations(page), `violations of WCAG 2.2 AA at ${size.width} px`).toEqual([])
  expect.soft(await findSmallTargets(page), `targets below 24 px at ${size.width} px`).toEqual([])
}

async function expectToFit(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(excess, `sideways scroll at ${size.width} px`).toBeLessThanOrEqual(0)
}

async function expectLook(page: Page, address: string, size: Size): Promise<void> {
  const screen = screenAt(address)
  if (!screen || !lookWidths.includes(size.width)) return
  await page.setViewportSize(size)
  expect.soft(await compareLook(page, `${screen}-${size.width}`), `look at ${size.width} px`).toBeUndefined()
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
