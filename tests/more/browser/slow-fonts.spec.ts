import { setTimeout } from 'node:timers/promises'
import { desktop, phone } from '../../browser/checks/check-page.ts'
import { layoutShifts, watchLayoutShifts } from '../../browser/checks/page-measures.ts'
import { templatePages } from '../../browser/checks/template-pages.ts'
import { expect, test } from '../../browser/helpers/fixtures.ts'

/** Long after the first paint. */
const fontDelayMs = 500

/** Half of what Core Web Vitals call good: system fonts never have exactly the widths of web fonts. */
const maxShift = 0.05

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [template, address] of Object.entries(templatePages))
  test(`${template} hardly shifts when its fonts arrive late`, async ({ page }) => {
    await watchLayoutShifts(page)
    await page.route('**/*.woff2', async (route) => {
      await setTimeout(fontDelayMs)
      await route.continue()
    })
    for (const { size } of [phone, desktop]) {
      await page.setViewportSize(size)
      await page.goto(address)
      await page.evaluate(async () => {
        await document.fonts.ready
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      })
      const shifts = await layoutShifts(page)
      const shift = shifts.reduce((total, { value }) => total + value, 0)
      expect(shift, `${size.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift)
    }
  })
