import type { Locator } from 'playwright/test'
import { contentOf } from '../site/built-site.ts'
import { expect, test, text } from './helpers/fixtures.ts'

/** As specified: how many slides are in view, and how far apart, up to which width. */
const carousels = {
  services: {
    path: '/en-us/inicio',
    title: 'home.standard.carousel.title',
    layouts: [
      { width: 1440, perView: 4, gap: 32 },
      { width: 1024, perView: 2, gap: 16 },
      { width: 640, perView: 1, gap: 16 },
    ],
  },
  videos: {
    path: '/en-us/noticias',
    title: 'news.videos.title',
    layouts: [
      { width: 1440, perView: 3, gap: 32 },
      { width: 1024, perView: 1, gap: 16 },
    ],
  },
} as const

/** Playwright cannot scroll to an element that is replaced during hydration. */
function scrollTo(carousel: Locator): Promise<void> {
  return expect(() => carousel.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
}

for (const name of ['services', 'videos'] as const) {
  const { path, title, layouts } = carousels[name]

  test(`the ${name} carousel shows as many slides as fit, and stops at the last`, { tag: '@slow' }, async ({
    page,
    visit,
  }) => {
    const carousel = page.getByRole('group', { name: text('en-us', title) })
    const slides = carousel.locator('.splide__slide')
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

    await page.setViewportSize({ width: 320, height: 900 })
    await visit(path)
    await scrollTo(carousel)
    for (const { width, perView, gap } of layouts) {
      await page.setViewportSize({ width, height: 900 })
      await expect(slides.first()).toHaveCSS('margin-right', `${gap}px`)
      await expect.poll(inView, `${width} px`).toEqual([...Array(perView).keys()])
    }
    await page.setViewportSize({ width: 320, height: 900 })
    // A translator into Arabic or Hebrew turns the page so.
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const count = await slides.count()
    for (let index = 1; index < count; index++) {
      await next.click()
      await expect.poll(inView).toEqual([index])
    }
    await expect(next).toBeDisabled()
    await expect(next).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next).toHaveAttribute('disabled')
  })
}

test('on the way back a carousel stands where it was left; the focus goes with its slides', async ({ page, visit }) => {
  await visit(carousels.services.path)
  const carousel = page.getByRole('group', { name: text('en-us', carousels.services.title) })
  const links = carousel.locator('.splide__slide').getByRole('link', { includeHidden: true })
  const next = carousel.getByRole('button', { name: text('en-us', 'ui.carousel.next') })
  await scrollTo(carousel)
  await expect(next).toBeEnabled()
  await links.first().focus()
  await next.evaluate((button: HTMLElement) => button.click())
  await expect(links.nth(1)).toBeFocused()
  await next.click()
  await next.click()
  await expect(next).toBeDisabled()
  await links.nth(4).press('Enter')
  await expect(carousel).toHaveCount(0)
  await page.goBack()
  await expect(links.nth(4)).toBeFocused()
  await expect(next).toBeDisabled()
})

test('slides that wait for scripts in vain are shown after a while', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(carousels.videos.path)
  const track = page.locator('.splide__track')
  await expect(track).toBeHidden()
  await track.evaluate((element) => element.getAnimations().map((animation) => animation.finish()))
  await expect(track).toBeVisible()
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
  const [first, second] = contentOf<{ videos: { title: string; description: string; videoUrl: string }[] }>(
    carousels.videos.path,
  ).videos
  if (!first || !second) throw new Error('There are fewer than two videos.')
  const linkOf = ({ title }: { title: string }) =>
    page.getByRole('link', { name: text('en-us', 'ui.video.play', { title }) })
  const play = linkOf(second)
  await expect(play).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await play.click()
  await expect(page.locator('iframe')).toHaveCount(1)
  const player = page.getByRole('article').filter({ hasText: second.description }).locator('iframe')
  await expect(player).toHaveAttribute('title', second.title)
  await expect(player).toBeFocused()
  expect(await player.getAttribute('src')).toContain(`${second.videoUrl}?`)
  await expect.poll(() => asked).toHaveLength(1)
  await expect(play).toHaveCount(0)
  await expect(page.getByRole('link', { name: text('en-us', 'ui.video.elsewhere') })).toHaveAttribute('href', /watch/)
  await expect(page).toHaveURL(carousels.videos.path)
  await linkOf(first).click()
  await expect(player).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(1)
  // A narrower window shows one slide at a time.
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.getByRole('button', { name: text('en-us', 'ui.carousel.next') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  for (const key of ['Control', 'Shift'] as const) {
    const [opened] = await Promise.all([page.context().waitForEvent('page'), play.click({ modifiers: [key] })])
    await opened.close()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})
