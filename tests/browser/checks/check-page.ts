import { readdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright/test'
import { acceptCookies, collectConsoleErrors, expect, hydrated, saveData } from '../helpers/fixtures.ts'
import { findSmallTargets, findViolations, injectAxe } from './auditing.ts'
import { findBrokenWords, findClippedText } from './clipped-text.ts'
import {
  findCutPictures,
  findPictureErrors,
  layoutShifts,
  scrollThrough,
  watchLayoutShifts,
  watchRequests,
} from './page-measures.ts'

const fonts = readdirSync('public/fonts').map((file) => `/fonts/${file}`)

/** A window size with its device pixel ratio. */
export const phone = { size: { width: 375, height: 812 }, density: 2 }
export const desktop = { size: { width: 1440, height: 900 }, density: 1 }
type Screen = typeof phone
export type Size = Screen['size']

export interface Window {
  screen: Screen
  page: Page
  finished: () => Promise<void>
  others: string[]
}

/** Opens an address and scrolls to its end: nothing may be missing, log an error or shift. */
export async function openAddress({ page, screen, finished, others }: Window, address: string): Promise<void> {
  const { consoleErrors, stop } = collectConsoleErrors(page)
  await page.setViewportSize(screen.size)
  await page.goto(address)
  const wordsBefore = await wordsOf(page)
  const pictureErrors = await findPictureErrors(page)
  await hydrated(page)
  await scrollThrough(page)
  await finished()
  await fillPlaces(page)
  const shifts = await layoutShifts(page)
  expect.soft(await wordsOf(page), 'words before and after hydration').toBe(wordsBefore)
  await expect.soft(page.locator('h1')).toHaveCount(1)
  expect.soft(others, 'requests to others').toEqual([])
  expect.soft(pictureErrors, 'pictures').toEqual([])
  const shift = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(shift, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThan(0.01)
  const unexpected = consoleErrors.filter((consoleError) => !isExpected(consoleError, address))
  expect.soft(unexpected, 'complaints of the browser').toEqual([])
  stop()
}

/** Placeholders load when they come into view, which may be before the observer is ready. */
async function fillPlaces(page: Page): Promise<void> {
  const places = page.locator('.needs-scripts:empty')
  if ((await places.count()) === 0) return
  await places.evaluateAll((empty) => empty.map((place) => place.scrollIntoView()))
  await expect(places).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Ignores the consent choice, which only the browser knows. */
function wordsOf(page: Page): Promise<string> {
  return page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('#escolhas, .needs-scripts')].reduce(
        (words, { textContent }) => words.replace(textContent, ''),
        main.textContent,
      ),
    )
}

/** Checks what depends on the window size: clipped text, accessibility, target sizes. */
export async function checkPage(page: Page, size: Size): Promise<void> {
  await expectToFit(page, size)
  const isPhone = size.width <= phone.size.width
  expect.soft(await findClippedText(page), `cramped words at ${size.width} px`).toEqual([])
  expect.soft(await findBrokenWords(page), `broken words at ${size.width} px`).toEqual([])
  // After a change of width, the picture of the other layout may still be shown.
  await expect
    .soft(async () => expect(await findCutPictures(page), `cut pictures with words at ${size.width} px`).toEqual([]))
    .toPass({ timeout: 10_000 })
  expect.soft(await findViolations(page), `violations of WCAG 2.2 AA at ${size.width} px`).toEqual([])
  expect.soft(await findSmallTargets(page, isPhone ? 44 : 24), `small targets at ${size.width} px`).toEqual([])
}

export async function expectToFit(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(excess, `sideways scroll at ${size.width} px`).toBeLessThanOrEqual(0)
}

export async function openWindow(browser: Browser, screen: Screen): Promise<Window> {
  const page = await browser.newPage({
    viewport: screen.size,
    deviceScaleFactor: screen.density,
    reducedMotion: 'reduce',
  })
  // The calendar depends on the date: this is a Monday, 10:00 in São Paulo.
  await page.clock.setFixedTime('2026-11-23T13:00:00Z')
  await acceptCookies(page)
  await saveData(page)
  await watchLayoutShifts(page)
  await injectAxe(page)
  // The first page of an origin may start a new process, which learns the screen size only after choosing pictures.
  await page.goto('/robots.txt')
  // Late fonts are tested in tests/more/browser/slow-fonts.spec.ts.
  await page.evaluate((files) => Promise.all(files.map((file) => fetch(file))), fonts)
  return { page, screen, ...watchRequests(page) }
}

/** Browsers log the 404 response that an unknown address rightly gets. */
function isExpected(consoleError: string, address: string): boolean {
  return address.endsWith('/nowhere') && /Failed to load resource.*404/.test(consoleError)
}
