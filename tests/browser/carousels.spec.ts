import type { Locator } from 'playwright/test'
import { type CarouselStep, carouselLayouts } from '../../components/carousel/carousel-layouts.ts'
import { contentOf } from '../site/built-site.ts'
import { at } from '../site/site-path.ts'
import { acceptCookies, expect, hydrated, test, text } from './helpers/fixtures.ts'

const carousels = {
  services: { path: '/en-us/inicio', title: 'home.standard.carousel.title' },
  videos: { path: '/en-us/noticias', title: 'news.videos.title' },
} as const

/** Playwright cannot scroll to an element that is replaced during hydration. */
function scrollTo(carousel: Locator): Promise<void> {
  return expect(() => carousel.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
}

function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

for (const name of ['services', 'videos'] as const) {
  const { path, title } = carousels[name]
  const steps: CarouselStep[] = carouselLayouts[name]
  const { perView } = carouselLayouts[name][0]

  test(`the ${name} carousel shows as many slides as fit, stops at the last, and lets the keyboard reach only visible ones`, {
    tag: '@more',
  }, async ({ page, visit }) => {
    const carousel = page.getByRole('group', { name: text('en-us', title) })
    const slides = carousel.locator('.splide__slide')
    const previous = carousel.getByRole('button', { name: text('en-us', 'ui.carousel.previous') })
    const next = carousel.getByRole('button', { name: text('en-us', 'ui.carousel.next') })
    /** The indices of the slides in view. */
    const inView = () =>
      slides.evaluateAll((items) => {
        const track = items[0]?.closest('.splide__track')?.getBoundingClientRect()
        return items.flatMap((item, index) => {
          const { left, right } = item.getBoundingClientRect()
          return track && left >= track.left - 1 && right <= track.right + 1 ? [index] : []
        })
      })
    const spacing = () =>
      slides.evaluateAll((items) => {
        const [first, second] = items.map((item) => item.getBoundingClientRect())
        return first && second && Math.round(second.left - first.right)
      })
    /** The slides that Shift+Tab reaches from the buttons below them; -1 is outside. */
    async function reached() {
      await previous.focus()
      const stops: number[] = []
      while (stops.at(-1) !== -1) {
        await page.keyboard.press('Shift+Tab')
        stops.push(
          await slides.evaluateAll((items) => items.findIndex((slide) => slide.contains(document.activeElement))),
        )
      }
      return stops
    }

    await page.setViewportSize({ width: 320, height: 900 })
    await visit(path)
    await scrollTo(carousel)
    for (const [index, step] of [...steps.entries()].reverse())
      for (const width of [(steps[index + 1]?.upToPx ?? 319) + 1, step.upToPx ?? 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(inView, `${width} px`).toEqual(numbers(0, step.perView))
        await expect.poll(spacing, `${width} px`).toBe(step.gapPx)
      }
    await page.setViewportSize({ width: 320, height: 900 })
    await expect(previous).toBeDisabled()
    const count = await slides.count()
    for (let index = 1; index < count; index++) {
      await next.click()
      await expect.poll(inView).toEqual([index])
    }
    await expect(next).toBeDisabled()
    await expect.poll(reached).toEqual([count - 1, -1])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(inView, 'the end on a wide screen').toEqual(numbers(count - perView, perView))
    // Where all slides fit, nothing can be moved.
    await (count > perView ? expect(next).toBeDisabled() : expect(next).toBeHidden())
  })
}

test('the slider appears only after it is created, in the space reserved for it', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await acceptCookies(page)
  await page.goto(at('/es-es/inicio'), { waitUntil: 'commit' })
  const carousel = page.getByRole('group', { name: text('es-es', carousels.services.title) })
  const slide = carousel.locator('.splide__slide').first()
  await expect(carousel.getByRole('button', { name: text('es-es', 'ui.carousel.next') })).toBeDisabled()
  await expect(slide).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const before = await carousel.boundingBox()
  release()
  await hydrated(page)
  await scrollTo(carousel)
  await expect(slide).toBeVisible()
  const after = await carousel.boundingBox()
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0)
  expect(after?.width).toBe(before?.width)
})

test('clicking a video replaces it with its player; nothing is loaded from the platform before', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '' })
  })
  await visit(carousels.videos.path)
  await scrollTo(page.getByRole('group', { name: text('en-us', carousels.videos.title) }))
  const second = contentOf<{ videos: { title: string; description: string; videoUrl: string }[] }>(
    carousels.videos.path,
  ).videos.at(1)
  if (!second) throw new Error('There are fewer than two videos.')
  const play = page.getByRole('link', { name: text('en-us', 'ui.video.play', { title: second.title }) })
  await expect(play).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await play.click()
  await expect(page.locator('iframe')).toHaveCount(1)
  const player = page.getByRole('article').filter({ hasText: second.description }).locator('iframe')
  await expect(player).toHaveAttribute('title', second.title)
  await expect(player).toBeFocused()
  expect(await player.getAttribute('src')).toContain(`${second.videoUrl}?`)
  await expect(play).toHaveCount(0)
  await expect(page).toHaveURL(carousels.videos.path)
})
