import { at } from '../site-path.ts'
import { acceptCookies, expect, hydrated, test } from './fixtures.ts'

/** Section 9 of the specification: one percent every 10 ms. */
const stepMs = 10

test('the bar of the thank-you page runs from 0 to 100 in steps of 1 percent, and stops there, full', async ({
  page,
}) => {
  await acceptCookies(page)
  await page.addInitScript(() => {
    const told: number[] = []
    const times: number[] = []
    new MutationObserver((records) => {
      for (const { target, attributeName } of records) {
        if (attributeName !== 'aria-valuenow') continue
        told.push(Number((target as Element).getAttribute('aria-valuenow')))
        times.push(performance.now())
      }
    }).observe(document, { subtree: true, attributes: true })
    Object.assign(window, { told, times })
  })
  await page.goto(at('/en-us/obrigado'))
  await hydrated(page)
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.waitForTimeout(150)
  const { told, times } = await page.evaluate(() => {
    const { told, times } = window as unknown as { told: number[]; times: number[] }
    return { told, times }
  })
  expect(told).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  const took = (times.at(-1) ?? 0) - (times[0] ?? 0)
  expect(took).toBeGreaterThanOrEqual(99 * (stepMs - 1))
  expect(took).toBeLessThan(99 * (stepMs + 20))
  const [whole, drawn] = [await bar.boundingBox(), await bar.locator('rect').boundingBox()]
  expect(drawn?.width).toBeCloseTo(whole?.width ?? 0, 0)
})
