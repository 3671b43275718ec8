import { expectNoViolations, injectAxe } from '../../browser/helpers/axe.ts'
import { expect, hydrated, test, text } from '../../browser/helpers/fixtures.ts'
import { alertOf, contact, fillIn, formOf, lead, submitOf } from '../../browser/helpers/forms.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => injectAxe(page))

// Languages alternate: the markup is the same, and tests/browser/templates.spec.ts audits each template.

test('the consent banner meets WCAG 2.2 AA', async ({ page }) => {
  const locale = 'pt-br'
  await page.goto(`/${locale}`)
  await hydrated(page)
  await expect(page.getByRole('region', { name: text(locale, 'consent.label') })).toBeVisible()
  await expectNoViolations(page)
})

test('open menus meet WCAG 2.2 AA', async ({ page, visit }) => {
  const locale = 'en-us'
  for (const path of ['/contato', '/noticias'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(`/${locale}${path}`)
    for (const menu of await page.locator('header details[name=main-menu]').all()) {
      await menu.locator('summary').click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await expectNoViolations(page, [1280])
    }
    await page.setViewportSize({ width: 375, height: 800 })
    await page.getByRole('button', { name: text(locale, 'layout.nav.menu') }).click()
    await expectNoViolations(page, [375])
    for (const part of await page.locator('[popover] summary:visible').all()) {
      await part.click()
      await expectNoViolations(page, [375])
    }
  }
})

for (const { path, fields } of [
  { path: '/es-es/contato', fields: contact },
  { path: '/pt-br/contrate', fields: lead },
] as const)
  test(`the form of ${path} meets WCAG 2.2 AA with errors and after a failure to send`, async ({ page, visit }) => {
    await page.route('**/api/mail/**', (route) => route.abort())
    await visit(path)
    await submitOf(page).click()
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(Object.keys(fields).length)
    await expectNoViolations(page)
    await fillIn(page, fields)
    await submitOf(page).click()
    await expect(alertOf(page)).not.toBeEmpty()
    await expectNoViolations(page)
  })
