import type { Locator, Page } from 'playwright/test'
import { phone } from './menus.ts'

/** A phone with reduced motion, so that tests need not wait for animations. */
export const touchPoint = {
  viewport: phone,
  hasTouch: true,
  contextOptions: { isMobile: true, reducedMotion: 'reduce' },
} as const

interface Point {
  x: number
  y: number
}

const moves = 8

/** Moves a finger over the screen. */
export async function swipe(page: Page, { from, to }: { from: Point; to: Point }): Promise<void> {
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

export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Unlike Playwright's tap, does not scroll the page first. */
export async function tapOn(locator: Locator): Promise<void> {
  const { x, y } = await middleOf(locator)
  await locator.page().touchscreen.tap(x, y)
}
