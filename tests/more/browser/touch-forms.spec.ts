import { thumb } from '../../browser/fingers.ts'
import { expect, test } from '../../browser/fixtures.ts'

test.use(thumb)

for (const [path, name] of [
  ['/es-es/contato', 'contact'],
  ['/pt-br/contrate', 'lead'],
] as const) {
  test(`the label of the first wrong field is in view, below the top bar: ${name}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await visit(path)
    const form = page.locator('main form')
    const label = form.locator('label').first()
    await form.locator('[type=submit]').tap()
    await expect(form.locator('[name]').first()).toBeFocused()
    const headerBottom = await page.locator('body > header').evaluate((bar) => bar.getBoundingClientRect().bottom)
    await expect
      .poll(() => label.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(headerBottom)
    await expect(label).toBeInViewport({ ratio: 1 })
  })

  test(`the key that ends a line leads to the next field: ${name}`, async ({ page, visit }) => {
    await visit(path)
    const fields = await page.locator('main form [name]').all()
    await fields[0]?.focus()
    await expect(page.locator('main form')).toHaveAttribute('novalidate')
    for (const next of fields.slice(1)) {
      await page.keyboard.press('Enter')
      await expect(next).toBeFocused()
    }
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
  })

  test(`no field makes a phone zoom in: letters of 16 px at every width: ${name}`, async ({ page, visit }) => {
    await visit(path)
    for (const width of [320, 375, 844, 1440]) {
      await page.setViewportSize({ width, height: 667 })
      const sizes = await page
        .locator('main form [name]')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(16)
    }
  })
}
