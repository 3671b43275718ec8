import type { Page } from 'playwright/test'
import { templatePages } from '../../browser/checks/template-pages.ts'
import { expect, hydrated, test, text } from '../../browser/helpers/fixtures.ts'
import { smallMenu } from '../../browser/helpers/menus.ts'
import { tapOn, touchPoint } from '../../browser/helpers/touch-gestures.ts'
import { at } from '../../site/site-path.ts'

// A phone in landscape: the areas behind the notch, the rounded corners and the system bars.
const insets = { top: 20, right: 60, bottom: 21, left: 60 }

test.use({ ...touchPoint, viewport: { width: 844, height: 390 } })

async function openWithNotch(page: Page, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await page.goto(address)
  await hydrated(page)
}

/** Text and targets behind the notch at the sides, and fixed elements behind it at the top or bottom. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
    const reaches = (element: Element, box: DOMRect) =>
      box.left < left - 1 ||
      box.right > innerWidth - right + 1 ||
      (isFixed(element) && (box.top < top - 1 || box.bottom > innerHeight - bottom + 1))
    const range = document.createRange()
    const boxes = [
      ...document.querySelectorAll('body :is(a, button, summary, input, p, h1, h2, h3, li, dt, label, time)'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [inert], [href="#conteudo"]'))
      .flatMap((element) => {
        range.selectNodeContents(element)
        const rects = element.children.length > 0 ? [] : [...range.getClientRects()]
        return rects.filter(({ width }) => width > 1).map((box) => ({ element, box }))
      })
    return boxes
      .filter(({ element, box }) => reaches(element, box))
      .map(({ element }) => element.outerHTML.slice(0, 160))
  }, insets)
}

for (const [template, address] of Object.entries(templatePages))
  test(`a notch covers nothing on ${template}`, async ({ page }) => {
    await openWithNotch(page, address)
    expect(await findCovered(page)).toEqual([])
  })

test('a notch covers neither menus nor the consent banner nor the end of a page', async ({ page }) => {
  for (const path of [at('/pt-br/contato'), at('/pt-br/noticias')]) {
    await openWithNotch(page, path)
    await expect(page.getByRole('region', { name: text('pt-br', 'consent.label') })).toBeVisible()
    expect(await findCovered(page)).toEqual([])
    await page.keyboard.press('Tab')
    const skip = await page.locator(':focus').boundingBox()
    expect(Number(skip?.x)).toBeGreaterThanOrEqual(insets.left)
    expect(Number(skip?.y)).toBeGreaterThanOrEqual(insets.top)
    await tapOn(page.locator('header button[popovertarget]').first())
    await expect(smallMenu(page)).toBeVisible()
    expect(await findCovered(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const end = await page.locator('footer p').last().boundingBox()
    expect(Number(end?.y) + Number(end?.height)).toBeLessThan(390 - insets.bottom)
  }
})
