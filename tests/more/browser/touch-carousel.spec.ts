import type { Page } from 'playwright/test'
import { middleOf, swipe, thumb } from '../../browser/fingers.ts'
import { expect, test, text } from '../../browser/fixtures.ts'
import { at } from '../../site-path.ts'

test.use(thumb)

test.describe('A carousel under a finger', () => {
  const path = at('/pt-br/inicio')

  function parts(page: Page) {
    const carousel = page.getByRole('group', { name: text('pt-br', 'home.standard.carousel.title') })
    return { carousel, slides: carousel.locator('.splide__slide'), track: carousel.locator('.splide__track') }
  }

  async function show(page: Page) {
    const shown = parts(page)
    await shown.track.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    return shown
  }

  test('goes on by a swipe to the left, and back by one to the right', async ({ page, visit }) => {
    await visit(path)
    const { carousel, slides } = await show(page)
    const next = carousel.getByRole('button', { name: text('pt-br', 'ui.carousel.next') })
    await expect(next).toBeEnabled()
    await show(page)
    for (const [from, way, shown] of [
      [0, -1, 1],
      [1, 1, 0],
    ] as const) {
      const start = await middleOf(slides.nth(from))
      await swipe(page, { from: start, to: { x: start.x + way * 120, y: start.y + 5 } })
      await expect(slides.nth(shown)).toBeInViewport({ ratio: 0.95 })
      await expect(slides.nth(from)).not.toBeInViewport()
    }
    await expect(page).toHaveURL(path)
  })

  test('lets the page scroll', async ({ page, visit }) => {
    await visit(path)
    const { carousel, slides } = await show(page)
    await expect(carousel.getByRole('button', { name: text('pt-br', 'ui.carousel.next') })).toBeEnabled()
    await show(page)
    const start = await middleOf(slides.first())
    const before = await page.evaluate(() => scrollY)
    await swipe(page, { from: start, to: { x: start.x + 15, y: start.y + 150 } })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 80)
    await expect(slides.first()).toHaveClass(/is-active/)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a row that stops where a slide begins', async ({ page }) => {
      await page.goto(path)
      const { slides, track } = await show(page)
      const start = await middleOf(slides.first())
      await swipe(page, { from: start, to: { x: start.x - 230, y: start.y }, ms: 2000 })
      const offset = () =>
        track.evaluate((row) => {
          const lefts = [...row.querySelectorAll('.splide__slide')].map((slide) => slide.getBoundingClientRect().left)
          const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft)
          return Math.min(...lefts.map((left) => Math.abs(left - start)))
        })
      await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
      await expect.poll(offset).toBeLessThan(2)
    })
  })
})
