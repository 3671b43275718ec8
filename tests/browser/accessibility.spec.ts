import type { Page } from '@playwright/test'
import { bringAuditor, expectNoViolations, widths } from './auditing.ts'
import { alertOf, contact, fillIn, formOf, lead, submitOf } from './forms.ts'
import { acceptCookies, addresses, expect, hydrated, localeIds, test, text } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('Every address', () => {
  /** One page for all addresses that a worker visits: with a filled cache a visit takes half the time. */
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 375, height: 800 } })
    await acceptCookies(page)
    await bringAuditor(page)
  })

  test.afterAll(() => page.close())

  for (const address of addresses)
    test(`${address} keeps to WCAG 2.2 AA, and its targets are large enough`, async () => {
      await page.goto(address)
      await hydrated(page)
      await expectNoViolations(page, [...widths].reverse())
      expect(await smallTargets(page)).toEqual([])
    })
})

for (const locale of localeIds)
  test.describe(`In ${locale}`, () => {
    test.beforeEach(({ page }) => bringAuditor(page))

    test('the banner that asks for consent keeps to WCAG 2.2 AA', async ({ page }) => {
      await page.goto(`/${locale}`)
      await hydrated(page)
      await expect(page.getByRole('region', { name: text(locale, 'consent.label') })).toBeVisible()
      await expectNoViolations(page)
    })

    test('open menus keep to WCAG 2.2 AA', async ({ page, visit }) => {
      for (const path of ['/contato', '/noticias']) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await visit(`/${locale}${path}`)
        for (const menu of await page.locator('header details[name=main-menu]').all()) {
          await menu.locator('summary').click()
          await expect(menu.getByRole('link').first()).toBeVisible()
          await expectNoViolations(page, [1280])
        }
        await page.setViewportSize({ width: 375, height: 800 })
        await page.getByRole('button', { name: text(locale, 'layout.nav.openMenu') }).click()
        await expectNoViolations(page, [375])
        for (const part of await page.locator('[popover] summary').all()) {
          await part.click()
          await expectNoViolations(page, [375])
        }
      }
    })

    for (const { path, fields } of [
      { path: '/contato', fields: contact },
      { path: '/contrate', fields: lead },
    ])
      test(`the form of ${path} keeps to WCAG 2.2 AA with errors, and where sending fails`, async ({ page, visit }) => {
        await page.route('**/api/mail/**', (route) => route.abort())
        await visit(`/${locale}${path}`)
        await submitOf(page).click()
        await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(Object.keys(fields).length)
        await expectNoViolations(page)
        await fillIn(page, fields)
        await submitOf(page).click()
        await expect(alertOf(page)).not.toBeEmpty()
        await expectNoViolations(page)
      })

    test('a carousel that was moved on keeps to WCAG 2.2 AA', async ({ page, visit }) => {
      await visit(`/${locale}/inicio`)
      await page.getByRole('button', { name: text(locale, 'ui.carousel.next') }).click()
      await expect(page.getByRole('button', { name: text(locale, 'ui.carousel.previous') })).toBeEnabled()
      await expectNoViolations(page)
    })

    test('the page that stands in for a broken one keeps to WCAG 2.2 AA', async ({ page, visit }) => {
      await visit(`/${locale}/contato`)
      await page.route('**/quem-somos', (route) => route.abort())
      await page.locator(`header a[href="/${locale}/quem-somos"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
      await expectNoViolations(page)
    })
  })

/** Targets below 24 by 24 px that stand neither in a sentence nor with room around them (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const targets = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
        const isSmall = width < least || height < least
        return { element, left, right, top, bottom, isSmall, x: (left + right) / 2, y: (top + bottom) / 2 }
      })
    type Target = (typeof targets)[number]
    const isInSentence = ({ element }: Target) =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent
    const distance = (from: Target, to: Target) =>
      to.isSmall
        ? Math.hypot(from.x - to.x, from.y - to.y) - least / 2
        : Math.hypot(Math.max(to.left - from.x, 0, from.x - to.right), Math.max(to.top - from.y, 0, from.y - to.bottom))
    return targets
      .filter((target) => target.isSmall && !isInSentence(target))
      .filter((target) => targets.some((other) => other !== target && distance(target, other) < least / 2))
      .map(({ element }) => element.outerHTML)
  })
}
