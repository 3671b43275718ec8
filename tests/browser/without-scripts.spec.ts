import { addressLike } from '../built-site.ts'
import { at } from '../site-path.ts'
import { expect, localeIds, test, text } from './fixtures.ts'

// That the words are in every document is asked of the files (tests/site/); here, that they can be seen and used.
test.use({ javaScriptEnabled: false })

for (const path of [
  '/pt-br',
  at('/pt-br/inicio'),
  at('/pt-br/contato'),
  addressLike('/pt-br/noticias/ia-no-dia-a-dia'),
])
  test(`${path} can be read`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
  })

test('menus open and lead on', async ({ page }) => {
  for (const locale of localeIds) {
    await page.goto(at(`/${locale}/contato`))
    await page.locator('header nav summary').first().click()
    await page
      .locator(`header a[href="${at(`/${locale}/servicos/apis`)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(at(`/${locale}/servicos/apis`))
  }
})

test('a carousel is a row that scrolls, and a video leads to its platform', async ({ page }) => {
  await page.goto(at('/en-us/noticias'))
  const play = page.locator('.splide__slide a').first()
  await expect(play).toBeVisible()
  await expect(play).toHaveAttribute('href', /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/.+/)
  await page.goto(at('/en-us/inicio'))
  const link = page.locator('.splide__slide').getByRole('link', { name: text('en-us', 'services.ai.title') })
  await expect(link).toBeVisible()
})
