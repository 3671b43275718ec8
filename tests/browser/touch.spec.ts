import type { Page } from 'playwright/test'
import { expect, test } from './helpers/fixtures.ts'
import { smallMenu } from './helpers/menus.ts'
import { middleOf, press, swipe, tapOn, touchPoint } from './helpers/touch-gestures.ts'

test.use(touchPoint)

const menus = {
  drawer: { path: '/pt-br/contato', away: { x: 1, y: 0 } },
  panel: { path: '/pt-br/noticias', away: { x: 0, y: -1 } },
} as const

async function open(page: Page) {
  await tapOn(page.locator('header button[popovertarget]').first())
  await expect(smallMenu(page)).toBeVisible()
}

for (const [name, { path, away }] of Object.entries(menus)) {
  /** A swipe that closes the menu, or the opposite one. */
  async function pushed(page: Page, px: number, ms: number) {
    const from = await middleOf(smallMenu(page))
    return { from, to: { x: from.x + away.x * px, y: from.y + away.y * px }, ms }
  }

  test(`the ${name} follows the finger: a quick or long swipe closes it, others let it spring back`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    for (const [px, ms] of [
      [80, 60],
      [200, 2000],
    ] as const) {
      await open(page)
      await swipe(page, await pushed(page, px, ms))
      await expect(smallMenu(page)).toBeHidden()
    }
    await open(page)
    await expect(smallMenu(page)).toBeInViewport({ ratio: 1 })
    const rest = await smallMenu(page).boundingBox()
    const { lift } = await press(page, await pushed(page, 60, 900))
    const held = await smallMenu(page).boundingBox()
    expect(Number(held?.x) - Number(rest?.x)).toBeCloseTo(60 * away.x, 0)
    expect(Number(held?.y) - Number(rest?.y)).toBeCloseTo(60 * away.y, 0)
    await lift()
    await expect.poll(() => smallMenu(page).boundingBox()).toEqual(rest)
    await swipe(page, await pushed(page, -170, 60))
    await expect.poll(() => smallMenu(page).boundingBox()).toEqual(rest)
  })

  test(`the ${name} scrolls if it is too long, while the page behind it does not`, { tag: '@more' }, async ({
    page,
    visit,
  }) => {
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
