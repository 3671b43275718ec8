import type { Locator, Page } from 'playwright/test'
import { expect, test } from './helpers/fixtures.ts'
import { phone, smallMenu } from './helpers/menus.ts'

// A phone with reduced motion, so that tests need not wait for animations.
test.use({ viewport: phone, hasTouch: true, contextOptions: { isMobile: true, reducedMotion: 'reduce' } })

const menus = {
  drawer: '/pt-br/contato',
  panel: '/pt-br/noticias',
} as const

async function open(page: Page) {
  await tapOn(page.locator('header button[popovertarget]').first())
  await expect(smallMenu(page)).toBeVisible()
}

for (const [name, path] of Object.entries(menus)) {
  test(`the ${name} scrolls if it is too long, while the page behind it does not`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 667, height: 240 })
    await visit(path)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await open(page)
    const from = await middleOf(smallMenu(page))
    await swipe(page, { from, to: { x: from.x + 10, y: from.y - 60 } })
    await expect.poll(() => smallMenu(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20)
    await smallMenu(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
    await swipe(page, { from, to: { x: from.x, y: from.y + 100 } })
    await expect(smallMenu(page)).toBeVisible()
    await swipe(page, { from: { x: 8, y: 200 }, to: { x: 8, y: 100 } })
    await page.keyboard.press('Escape')
    await expect(smallMenu(page)).toBeHidden()
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(300)
  })
}

interface Point {
  x: number
  y: number
}

const moves = 8

async function swipe(page: Page, { from, to }: { from: Point; to: Point }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let move = 1; move <= moves; move++) {
    const part = move / moves
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await touch('touchEnd', [])
  await devtools.detach()
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Unlike Playwright's tap, does not scroll the page first. */
async function tapOn(locator: Locator): Promise<void> {
  const { x, y } = await middleOf(locator)
  await locator.page().touchscreen.tap(x, y)
}
