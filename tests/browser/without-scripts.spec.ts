import { mainOf } from './reading.ts'
import { screenAddresses } from './screens.ts'
import { addresses, documentOf, expect, localeIds, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('every address has its words in the document', () => {
  for (const address of addresses) {
    expect(mainOf(address).querySelector('h1')?.textContent, address).toBeTruthy()
    expect(mainOf(address).textContent.length, address).toBeGreaterThan(60)
    expect(documentOf(address).querySelector('body')?.structuredText, address).not.toMatch(/\bundefined\b|\[object/)
  }
})

for (const address of screenAddresses)
  test(`${address} can be read`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
  })

for (const locale of localeIds)
  test(`menus of ${locale} open and lead on`, async ({ page }) => {
    await page.goto(`/${locale}/contato`)
    await page.locator('header nav summary').first().click()
    await page.locator(`header a[href="/${locale}/servicos/apis"]`).first().click()
    await expect(page).toHaveURL(`/${locale}/servicos/apis`)
  })
