import { expect, test } from '../../browser/helpers/fixtures.ts'
import { touchPoint } from '../../browser/helpers/touch-gestures.ts'

test.use(touchPoint)

for (const path of ['/es-es/contato', '/pt-br/contrate'] as const)
  test(`on a phone, the form of ${path} leads from field to field without zooming in`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await visit(path)
    const form = page.locator('main form')
    const fields = await form.locator('[name]').all()
    await fields[0]?.focus()
    await expect(form).toHaveAttribute('novalidate')
    for (const next of fields.slice(1)) {
      await page.keyboard.press('Enter')
      await expect(next).toBeFocused()
    }
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    for (const width of [320, 375, 844, 1440]) {
      await page.setViewportSize({ width, height: 667 })
      // Below 16 px, phones zoom in.
      const sizes = await form
        .locator('[name]')
        .evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(16)
    }
  })
