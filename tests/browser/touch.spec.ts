import type { Page } from 'playwright/test'
import { expect, test } from './helpers/fixtures.ts'
import { smallMenu } from './helpers/menus.ts'
import { middleOf, swipe, tapOn, touchPoint } from './helpers/touch-gestures.ts'

test.use(touchPoint)

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

test('in a form, the next key leads from field to field', async ({ page, visit }) => {
  await visit('/pt-br/contrate')
  const fields = await page.locator('main form [name]').all()
  await fields[0]?.focus()
  for (const next of fields.slice(1)) {
    await page.keyboard.press('Enter')
    await expect(next).toBeFocused()
  }
  await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(0)
})
