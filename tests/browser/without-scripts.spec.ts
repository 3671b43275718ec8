import { addressLike } from '../site/built-site.ts'
import { at } from '../site/site-path.ts'
import { expect, localeIds, test } from './helpers/fixtures.ts'
import { openMenu, phone, smallMenu } from './helpers/menus.ts'

// tests/site/ checks that the text is in the HTML; this checks that it is visible and usable.
test.use({ javaScriptEnabled: false })

test('menus open and their links work on wide and small screens', async ({ page }) => {
  for (const locale of localeIds) {
    await page.goto(at(`/${locale}/contato`))
    await page.locator('header nav summary').first().click()
    const service = addressLike(`/${locale}/servicos/apis`)
    await page.locator(`header a[href="${service}"]`).first().click()
    await expect(page).toHaveURL(service)
  }
  await page.setViewportSize(phone)
  for (const path of ['/contato', '/noticias'] as const) {
    await page.goto(`/pt-br${path}`)
    await openMenu(page, 'pt-br')
    const languages = smallMenu(page).locator('summary').last()
    if (await languages.isVisible()) await languages.click()
    await smallMenu(page).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`/en-us${path}`)
  }
})

test('a carousel is a scrollable row', async ({ page }) => {
  await page.goto(at('/en-us/inicio'))
  const link = page.locator('.splide__slide').last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport()
})

test('interactive tools show their formula and answers, and no control that does nothing', async ({ page }) => {
  await page.goto('/pt-br/inteligencia-artificial')
  await expect(page.locator('#custo [role=status]')).toBeVisible()
  await expect(page.locator('#custo input').first()).toBeHidden()
  await page.goto('/pt-br/fabrica-de-software')
  const [first, last] = [page.locator('main details').first(), page.locator('main details').last()]
  await expect(first.getByRole('paragraph')).toBeVisible()
  await last.locator('summary').click()
  await expect(last.getByRole('paragraph')).toBeVisible()
})
