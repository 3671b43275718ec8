import type { Page } from '@playwright/test'
import { acceptCookies, addresses, collectComplaints, expect, hydrated, localeIds, test } from './site.ts'

const widths = [320, 375, 768, 1280, 1920]
const unknown = /\/404$/

/** One page for all addresses that a worker visits: with a filled cache a visit takes half the time. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1024, height: 700 } })
  await acceptCookies(page)
})

test.afterAll(() => page.close())

for (const address of addresses.filter((address) => !unknown.test(address))) {
  test(`${address} hydrates without a complaint, and never scrolls sideways`, async () => {
    const { complaints, stop } = collectComplaints(page)
    await page.goto(address)
    const before = await page.locator('main').textContent()
    await hydrated(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('main').textContent()).toBe(before)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(complaints).toEqual([])
    stop()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of [...localeIds, '']) {
    const own = addresses.filter(
      (address) => (address.split('/')[1]?.length === 5 ? address.slice(1, 6) : '') === locale,
    )
    test(`every address ${locale ? `of ${locale}` : 'without a language'} can be read`, async ({ page: plainPage }) => {
      test.setTimeout(60_000)
      await plainPage.route('**/art/**', (route) => route.abort())
      for (const address of own) {
        await plainPage.goto(address)
        await expect(plainPage.locator('h1'), address).toBeVisible()
        expect((await plainPage.locator('main').innerText()).length, address).toBeGreaterThan(60)
        expect(await plainPage.locator('body').innerText(), address).not.toMatch(/\bundefined\b|\[object/)
      }
    })
  }

  for (const locale of localeIds)
    test(`menus of ${locale} open and lead on`, async ({ page: plainPage }) => {
      await plainPage.goto(`/${locale}/contato`)
      await plainPage.locator('header nav summary').first().click()
      await plainPage.locator(`header a[href="/${locale}/servicos/apis"]`).first().click()
      await expect(plainPage).toHaveURL(`/${locale}/servicos/apis`)
    })
})
