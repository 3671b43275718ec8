import type { Page } from 'playwright/test'
import { addresses } from '../site/built-site.ts'
import { expectNoViolations, injectAxe } from './helpers/axe.ts'
import { acceptCookies, expect, hydrated, saveData } from './helpers/fixtures.ts'
import { test } from './helpers/in-pieces.ts'
import { findLostWords } from './helpers/lost-words.ts'

// What holds for every page, whatever stands on it: one page of each template here, the others in `npm run test:more`.

/** The widths of a window at 400 % zoom, a tablet and a desktop. */
const widths = [320, 768, 1440]

/** The first page of each template, in the language with the longest words. */
const templates = new Set(
  new Map(
    addresses
      .toSorted((a, b) => Number(b.startsWith('/es-es')) - Number(a.startsWith('/es-es')) || a.localeCompare(b))
      .map((address) => [address.replace(/^\/..-../, '').replace(/(.+)\/[^/]+$/, '$1/*'), address] as const)
      .toReversed(),
  ).values(),
)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const address of templates)
  test(`${address}: whole before and after hydration, steady, accessible, readable at any width`, async ({
    page,
    consoleErrors,
    releaseFonts,
  }) => {
    await injectAxe(page)
    await open(page, address, releaseFonts)
    for (const width of widths) {
      await expectReadable(page, width)
      await expectNoViolations(page, [width])
    }
    await spaceTexts(page)
    for (const width of [320, 360]) await expectRoom(page, width)
    expect(consoleErrors.filter((error) => !isStatus(error))).toEqual([])
  })

for (const address of addresses.filter((address) => !templates.has(address)))
  test(`${address} is whole before and after hydration @slow`, async ({ page, consoleErrors, releaseFonts }) => {
    // On some pages, a long heading takes one line more.
    await open(page, address, releaseFonts, { most: 0.03 })
    await expectReadable(page, 375)
    expect(consoleErrors.filter((error) => !isStatus(error))).toEqual([])
  })

function isStatus(error: string): boolean {
  return /Failed to load resource.*404/.test(error)
}

/**
 * Opens an address and scrolls to its end, then lets its fonts arrive: nothing may change its words, shift, or be asked of
 * another host.
 * @param most the shift by fonts that is allowed; the Core Web Vitals call 0.1 good
 */
async function open(page: Page, address: string, releaseFonts: () => void, { most } = { most: 0.02 }): Promise<void> {
  const others: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') others.push(request.url())
  })
  await acceptCookies(page)
  await saveData(page)
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifts: [] as number[] }).shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const before = await wordsOf(page)
  await hydrated(page)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  expect.soft(await wordsOf(page), 'words after hydration').toBe(before)
  expect.soft(others, 'requests to others').toEqual([])
  const arrived = await shiftOf(page)
  expect.soft(arrived, 'shift until hydrated and read').toBeLessThan(0.005)
  releaseFonts()
  await page.evaluate(() => document.fonts.ready)
  expect.soft((await shiftOf(page)) - arrived, 'shift by fonts that come late').toBeLessThan(most)
}

/** The sum of shifts, once what has changed is painted. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
  })
}

/** The page's words without what only the browser knows: consent, and parts that depend on the day. */
function wordsOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('#escolhas, .needs-scripts')) part.remove()
    return copy.innerText.replace(/\s+/g, ' ')
  })
}

async function expectReadable(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(scroll, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  await expect.soft.poll(() => findLostWords(page), `words torn or cut at ${width} px`).toEqual([])
  // Phones zoom in on a field with smaller letters.
  const sizes = await page
    .locator('main form [name]')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
  expect.soft(Math.min(16, ...sizes), `letters of fields at ${width} px`).toBe(16)
}

/** Spaces texts as widely as readers may (WCAG 1.4.12). */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

async function expectRoom(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const cutWords = async () => (await findLostWords(page)).filter((word) => word.endsWith('is cut'))
  await expect.soft.poll(cutWords, `words cut at ${width} px with more space`).toEqual([])
}
