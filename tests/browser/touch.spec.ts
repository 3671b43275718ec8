import type { Page } from 'playwright/test'
import { middleOf, press, swipe, tapOn, thumb } from './fingers.ts'
import { acceptCookies, expect, test } from './fixtures.ts'
import { smallMenu } from './menus.ts'

test.use(thumb)

const menus = {
  drawer: { path: '/pt-br/contato', away: { x: 1, y: 0 } },
  panel: { path: '/pt-br/noticias', away: { x: 0, y: -1 } },
} as const

type Menu = (typeof menus)[keyof typeof menus]

async function open(page: Page) {
  await tapOn(page.locator('header button[popovertarget]').first())
  await expect(smallMenu(page)).toBeVisible()
}

async function push(page: Page, { away }: Menu, { px, ms }: { px: number; ms?: number }) {
  const from = await middleOf(smallMenu(page))
  await swipe(page, { from, to: { x: from.x + away.x * px, y: from.y + away.y * px }, ms })
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}

for (const [name, menu] of Object.entries(menus))
  test.describe(`The ${name}`, () => {
    test('is closed by a quick swipe, or by one that is long enough', async ({ page, visit }) => {
      await visit(menu.path)
      for (const way of [
        { px: 80, ms: 60 },
        { px: 200, ms: 2000 },
      ]) {
        await open(page)
        await push(page, menu, way)
        await expect(smallMenu(page)).toBeHidden()
      }
      await open(page)
      await expect(smallMenu(page)).toBeInViewport({ ratio: 1 })
    })

    test('follows the finger, and springs back from a short and slow push or one the other way', {
      tag: '@more',
    }, async ({ page, visit }) => {
      await visit(menu.path)
      await open(page)
      const rest = await smallMenu(page).boundingBox()
      if (!rest) throw new Error('The menu is not on show.')
      const from = await middleOf(smallMenu(page))
      const { lift } = await press(page, {
        from,
        to: { x: from.x + menu.away.x * 60, y: from.y + menu.away.y * 60 },
        ms: 900,
      })
      const pushed = await smallMenu(page).boundingBox()
      expect((Number(pushed?.x) - rest.x) * menu.away.x + (Number(pushed?.y) - rest.y) * menu.away.y).toBeCloseTo(60, 0)
      await lift()
      await expect.poll(() => smallMenu(page).boundingBox()).toEqual(rest)
      await push(page, menu, { px: -170, ms: 60 })
      await expect.poll(() => smallMenu(page).boundingBox()).toEqual(rest)
    })

    test('scrolls what does not fit; the page behind it holds still, and keeps its place', { tag: '@more' }, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 667, height: 240 })
      await visit(menu.path)
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await open(page)
      const from = await middleOf(smallMenu(page))
      const scrolled = () => smallMenu(page).evaluate(({ scrollTop }) => scrollTop)
      await swipe(page, { from, to: { x: from.x + 10, y: from.y - 60 } })
      await expect.poll(scrolled).toBeGreaterThan(20)
      await smallMenu(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
      await swipe(page, { from, to: { x: from.x, y: from.y + 100 } })
      await expect(smallMenu(page)).toBeVisible()
      expect(await scrollTop(page)).toBe(300)
      const beside = { x: 8, y: 200 }
      await swipe(page, { from: beside, to: { ...beside, y: 100 } })
      expect(await scrollTop(page)).toBe(300)
      await page.keyboard.press('Escape')
      await expect(smallMenu(page)).toBeHidden()
      expect(await scrollTop(page)).toBe(300)
    })

    test('opens before its code is there, and a swipe then does no harm', { tag: '@more' }, async ({ page }) => {
      await page.route('**/assets/**/*.js', () => {})
      await acceptCookies(page)
      await page.goto(menu.path, { waitUntil: 'commit' })
      await open(page)
      await push(page, menu, { px: 170, ms: 60 })
      await expect(smallMenu(page)).toBeInViewport({ ratio: 1 })
    })
  })

test('nothing moves aside when a menu takes the scroll bar from the page', { tag: '@more' }, async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  const page = await browser.newPage({ baseURL, viewport: { width: 1000, height: 600 }, isMobile: false })
  const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  for (const { path } of Object.values(menus)) {
    await page.goto(path)
    const button = page.locator('header button[popovertarget]').first()
    // Sizes that follow the width of the window may change by the part of a pixel.
    const right = () => button.evaluate((element) => element.getBoundingClientRect().right)
    const before = await right()
    expect(await barWidth()).toBeGreaterThan(0)
    await button.click()
    await expect(smallMenu(page)).toBeVisible()
    expect(await barWidth()).toBe(0)
    expect(Math.abs((await right()) - before)).toBeLessThan(1)
  }
  await browser.close()
})

test('a tap leaves nothing in the look of being pointed at', { tag: '@more' }, async ({ page, visit }) => {
  await visit(menus.panel.path)
  const button = page.locator('header button[popovertarget]').first()
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  // Touch screens do that, and leave it so.
  await button.hover()
  expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true)
  expect(await ground()).toBe(before)
})
