import type { Locator, Page } from 'playwright/test'
import { type CarouselStep, carouselLayouts } from '../../components/carousel/carousel-layouts.ts'
import { contentOf } from '../built-site.ts'
import { at } from '../site-path.ts'
import { findBrokenWords } from './cramped-words.ts'
import { acceptCookies, expect, hydrated, type LocaleId, localeIds, test, text } from './fixtures.ts'

const carousels = {
  services: { path: '/inicio', title: 'home.standard.carousel.title' },
  videos: { path: '/noticias', title: 'news.videos.title' },
} as const

/** Brings a carousel into view: it may not start before. */
async function showCarousel(page: Page, locale: LocaleId, name: keyof typeof carousels = 'services') {
  const shown = carouselOf(page, locale, name)
  await scrollTo(shown.carousel)
  return shown
}

/** What is replaced while it comes to life cannot be scrolled to in that moment. */
function scrollTo(carousel: Locator): Promise<void> {
  return expect(() => carousel.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
}

function carouselOf(page: Page, locale: LocaleId, name: keyof typeof carousels = 'services') {
  const carousel = page.getByRole('group', { name: text(locale, carousels[name].title) })
  const slides = carousel.locator('.splide__slide')
  return {
    carousel,
    slides,
    previous: carousel.getByRole('button', { name: text(locale, 'ui.carousel.previous') }),
    next: carousel.getByRole('button', { name: text(locale, 'ui.carousel.next') }),
    /** The numbers of the slides that stand in view, counted from 0. */
    inView: () =>
      slides.evaluateAll((items) => {
        const track = items[0]?.closest('.splide__track')?.getBoundingClientRect()
        return items.flatMap((item, index) => {
          const { left, right } = item.getBoundingClientRect()
          return track && left >= track.left - 1 && right <= track.right + 1 ? [index] : []
        })
      }),
    spacing: () =>
      slides.evaluateAll((items) => {
        const [first, second] = items.map((item) => item.getBoundingClientRect())
        return first && second && Math.round(second.left - first.right)
      }),
  }
}

/** So many numbers in a row. */
function numbers(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

type Name = keyof typeof carousels

/** From the width at which a step begins to the one at which it ends. */
const steps = (Object.keys(carousels) as Name[]).flatMap((name) =>
  carouselLayouts[name].map((step: CarouselStep, index, all: CarouselStep[]) => ({
    ...step,
    name,
    narrowest: (all[index + 1]?.upToPx ?? 319) + 1,
    widest: step.upToPx ?? 1440,
  })),
)

/** Of the services, on a wide screen. */
const widePerView = carouselLayouts.services[0].perView

test.describe('From beginning to end', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, widest, narrowest, perView, gapPx } of steps)
    test(`the ${name} carousel from ${narrowest} to ${widest} px: ${perView} in view, ${gapPx} px apart, its buttons disabled at the ends`, {
      tag: '@more',
    }, async ({ page, visit }) => {
      await page.setViewportSize({ width: narrowest, height: 900 })
      await visit(`/pt-br${carousels[name].path}`)
      const { previous, next, inView, slides, spacing } = await showCarousel(page, 'pt-br', name)
      for (const width of [narrowest, widest]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(inView, `${width} px`).toEqual(numbers(0, perView))
        await expect.poll(spacing, `${width} px`).toBe(gapPx)
      }
      await expect(previous).toBeDisabled()
      const last = (await slides.count()) - perView
      for (let index = 0; index < last; index++) {
        await expect(next).toBeEnabled()
        await next.click()
        await expect.poll(inView).toEqual(numbers(index + 1, perView))
        await expect(previous).toBeEnabled()
      }
      await expect(next).toBeDisabled()
    })

  test('no word of a slide is broken, at any width', { tag: '@more' }, async ({ page, visit }) => {
    for (const locale of localeIds)
      for (const { name, narrowest, widest } of steps) {
        await page.setViewportSize({ width: narrowest, height: 900 })
        await visit(`/${locale}${carousels[name].path}`)
        await showCarousel(page, locale, name)
        // From narrow to wide: slides take a moment to follow the window, and wider ones would hide what is broken.
        for (const width of [narrowest, widest]) {
          await page.setViewportSize({ width, height: 900 })
          const broken = () => findBrokenWords(page, '.carousel')
          await expect.poll(broken, `${name} in ${locale} at ${width} px`).toEqual([])
        }
      }
  })

  test('previous leads back to the first slide; the keyboard moves as well', { tag: '@more' }, async ({
    page,
    visit,
  }) => {
    await visit('/es-es/inicio')
    const { previous, next, inView } = await showCarousel(page, 'es-es')
    await expect(next).toBeEnabled()
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(inView).toEqual(numbers(1, widePerView))
    await page.keyboard.press('Space')
    await expect.poll(inView).toEqual(numbers(2, widePerView))
    await previous.click()
    await expect.poll(inView).toEqual(numbers(1, widePerView))
    await previous.click()
    await expect.poll(inView).toEqual(numbers(0, widePerView))
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(reducedMotion === 'reduce' ? 'With reduced motion' : 'With motion', { tag: '@more' }, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('the keyboard reaches the slides in view and no other', async ({ page, visit }) => {
      await visit('/pt-br/inicio')
      const { carousel, previous, next } = await showCarousel(page, 'pt-br')
      /** The slides that Shift+Tab comes by from the buttons below them; -1 is a place outside. */
      async function reached() {
        await previous.focus()
        const stops: number[] = []
        while (stops.at(-1) !== -1) {
          await page.keyboard.press('Shift+Tab')
          stops.push(
            await carousel.evaluate((element) =>
              [...element.querySelectorAll('.splide__slide')].findIndex((slide) =>
                slide.contains(document.activeElement),
              ),
            ),
          )
        }
        return stops
      }
      await next.click()
      await expect(previous).toBeEnabled()
      await expect.poll(reached).toEqual([...numbers(1, widePerView).reverse(), -1])
    })

    test('at its end, a window that gets narrower finds more slides; one that gets wider shows the last and goes back', async ({
      page,
      visit,
    }) => {
      await visit('/en-us/inicio')
      const { previous, next, inView, slides } = await showCarousel(page, 'en-us')
      const count = await slides.count()
      for (let index = 0; index < count - widePerView; index++) await next.click()
      await expect(next).toBeDisabled()
      await page.setViewportSize({ width: 600, height: 900 })
      await expect(next).toBeEnabled()
      await expect.poll(inView).toEqual([count - widePerView])
      for (let index = count - widePerView; index < count - 1; index++) await next.click()
      await expect(next).toBeDisabled()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(inView).toEqual(numbers(count - widePerView, widePerView))
      await expect(next).toBeDisabled()
      await previous.click()
      await expect.poll(inView).toEqual(numbers(count - widePerView - 1, widePerView))
    })
  })

test('the slider is visible only after it is created, in the space that it had before', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await acceptCookies(page)
  await page.goto(at('/es-es/inicio'), { waitUntil: 'commit' })
  const { carousel, slides, next } = carouselOf(page, 'es-es')
  await expect(next).toBeVisible()
  await expect(next).toBeDisabled()
  await expect(slides.first()).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const before = await carousel.boundingBox()
  release()
  await hydrated(page)
  await scrollTo(carousel)
  await expect(slides.first()).toBeVisible()
  const after = await carousel.boundingBox()
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0)
  expect(after?.width).toBe(before?.width)
})

test('a carousel starts anew when the visitor comes back to the page', { tag: '@more' }, async ({ page, visit }) => {
  await visit('/pt-br/inicio')
  const { carousel, next, previous, inView } = await showCarousel(page, 'pt-br')
  await next.click()
  await expect(previous).toBeEnabled()
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('pt-br', 'layout.nav.contact') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'home.standard.banner.title'))
  await scrollTo(carousel)
  await expect.poll(inView).toEqual(numbers(0, widePerView))
  await expect(previous).toBeDisabled()
  await expect(next).toBeEnabled()
})

test.describe('Videos', () => {
  const platform = /youtube/
  const videos = (locale: LocaleId) =>
    contentOf<{ videos: { title: string; description: string; videoUrl: string }[] }>(`/${locale}/noticias`).videos

  test('nothing loads from the video platform before a click', async ({ page, visit }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await visit('/pt-br/noticias')
    await showCarousel(page, 'pt-br', 'videos')
    await page.waitForLoadState('networkidle')
    expect(requests.length).toBeGreaterThan(2)
    expect(requests.filter((url) => platform.test(url))).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('a click puts the player of that video in its place, and of no other', async ({ page, visit }) => {
    await page.route(platform, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await visit('/en-us/noticias')
    await showCarousel(page, 'en-us', 'videos')
    const [, second] = videos('en-us')
    if (!second) throw new Error('There are fewer than two videos.')
    const play = page.getByRole('link', { name: text('en-us', 'ui.video.play', { title: second.title }) })
    await play.click()
    await expect(page.locator('iframe')).toHaveCount(1)
    const player = page.getByRole('article').filter({ hasText: second.description }).locator('iframe')
    await expect(player).toHaveAttribute('title', second.title)
    await expect(player).toBeFocused()
    expect(await player.getAttribute('src')).toContain(`${second.videoUrl}?`)
    await expect(play).toHaveCount(0)
    await expect(page).toHaveURL(at('/en-us/noticias'))
  })
})
