import type { Locator, Page } from 'playwright/test'
import { phone } from './menus.ts'

/** A phone with reduced motion, so that tests need not wait for animations. */
export const touchPoint = {
  viewport: phone,
  hasTouch: true,
  contextOptions: { isMobile: true, reducedMotion: 'reduce' },
} as const

export interface Point {
  x: number
  y: number
}

interface Movement {
  from: Point
  to: Point
  /** How long the finger touches the screen. */
  ms?: number
}

const moves = 8

export async function swipe(page: Page, movement: Movement): Promise<void> {
  const { lift } = await press(page, movement)
  await lift()
}

/** Moves a finger and keeps it on the screen. */
export async function press(page: Page, { from, to, ms = 100 }: Movement): Promise<{ lift: () => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  const startMs = Date.now()
  // Timestamps are passed explicitly, because on a busy machine every swipe would be slow.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', afterMs: number, touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (startMs + afterMs) / 1000 })
  await touch('touchStart', 0, [from])
  for (let move = 1; move <= moves; move++) {
    const part = move / moves
    await touch('touchMove', ms * part, [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  return {
    async lift() {
      await touch('touchEnd', ms, [])
      await devtools.detach()
    },
  }
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
