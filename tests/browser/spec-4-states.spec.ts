import type { Page } from 'playwright/test'
import { videos } from '../../content/videos.ts'
import { acceptCookies, expect, hydrated, type LocaleId, test, text } from './site.ts'

function carouselOf(page: Page, locale: LocaleId, title: 'home.standard.carousel.title' | 'news.videos.title') {
  const carousel = page.getByRole('group', {
    name: text(locale, title),
  })
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
  }
}

test.describe('Services carousel', () => {
  function services(page: Page, locale: LocaleId) {
    return carouselOf(page, locale, 'home.standard.carousel.title')
  }

  test('starts at index 0', async ({ page, visit }) => {
    await visit('/en-us/inicio')
    await expect.poll(services(page, 'en-us').inView).toEqual([0, 1, 2, 3])
  })

  test('previous is disabled at the first slide, next is not', async ({ page, visit }) => {
    await visit('/es-es/inicio')
    const { previous, next } = services(page, 'es-es')
    await expect(next).toBeEnabled()
    await expect(previous).toBeDisabled()
  })

  test.describe('to its end', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    for (const [screen, width, last] of [
      ['wide screens', 1440, 3],
      ['screens of 1024 px', 1024, 5],
      ['screens of 640 px', 640, 6],
    ] as const)
      test(`next is disabled at index ${last} on ${screen}, not before`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 })
        await visit('/pt-br/inicio')
        const { previous, next, inView } = services(page, 'pt-br')
        for (let index = 0; index < last; index++) {
          await expect.poll(async () => (await inView())[0]).toBe(index)
          await expect(next).toBeEnabled()
          await next.click()
          await expect(previous).toBeEnabled()
        }
        await expect.poll(inView).toEqual([0, 1, 2, 3, 4, 5, 6].slice(last))
        await expect(next).toBeDisabled()
      })
  })

  test('previous leads back to the first slide, where it is disabled again', async ({ page, visit }) => {
    await visit('/en-us/inicio')
    const { previous, next, inView } = services(page, 'en-us')
    await next.click()
    await expect.poll(inView).toEqual([1, 2, 3, 4])
    await next.click()
    await expect.poll(inView).toEqual([2, 3, 4, 5])
    await previous.click()
    await expect.poll(inView).toEqual([1, 2, 3, 4])
    await previous.click()
    await expect.poll(inView).toEqual([0, 1, 2, 3])
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
  })

  test('the keyboard moves it', async ({ page, visit }) => {
    await visit('/es-es/inicio')
    const { next, inView } = services(page, 'es-es')
    await expect(next).toBeEnabled()
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(inView).toEqual([1, 2, 3, 4])
    await page.keyboard.press('Space')
    await expect.poll(inView).toEqual([2, 3, 4, 5])
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test.describe(reducedMotion === 'reduce' ? 'with reduced motion' : 'with motion', () => {
      test.use({ contextOptions: { reducedMotion } })

      test('the keyboard reaches the slides in view and no other', async ({ page, visit }) => {
        await visit('/pt-br/inicio')
        const { carousel, previous, next } = services(page, 'pt-br')
        /** The slides that Shift+Tab comes by from the buttons below them; -1 is a place outside. */
        async function reached() {
          await previous.focus()
          const numbers: number[] = []
          while (numbers.at(-1) !== -1) {
            await page.keyboard.press('Shift+Tab')
            numbers.push(
              await carousel.evaluate((element) =>
                [...element.querySelectorAll('.splide__slide')].findIndex((slide) =>
                  slide.contains(document.activeElement),
                ),
              ),
            )
          }
          return numbers
        }
        await next.click()
        await expect(previous).toBeEnabled()
        await expect.poll(reached).toEqual([4, 3, 2, 1, -1])
      })

      test('at the end of a wide screen, a narrower window finds more slides to go to', async ({ page, visit }) => {
        await visit('/en-us/inicio')
        const { next, inView } = services(page, 'en-us')
        for (let index = 0; index < 3; index++) await next.click()
        await expect(next).toBeDisabled()
        await page.setViewportSize({ width: 600, height: 900 })
        await expect(next).toBeEnabled()
        await expect.poll(inView).toEqual([3])
      })

      test('at the end of a narrow screen, a wider window shows the last slides and next stays disabled', async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width: 600, height: 900 })
        await visit('/en-us/inicio')
        const { next, inView } = services(page, 'en-us')
        for (let index = 0; index < 6; index++) await next.click()
        await expect(next).toBeDisabled()
        await page.setViewportSize({ width: 1440, height: 900 })
        await expect.poll(inView).toEqual([3, 4, 5, 6])
        await expect(next).toBeDisabled()
      })

      test('at the end of a narrow screen, a wider window goes back slide by slide', async ({ page, visit }) => {
        await page.setViewportSize({ width: 600, height: 900 })
        await visit('/es-es/inicio')
        const { previous, next, inView } = services(page, 'es-es')
        for (let index = 0; index < 6; index++) await next.click()
        await page.setViewportSize({ width: 1440, height: 900 })
        await expect.poll(inView).toEqual([3, 4, 5, 6])
        await previous.click()
        await expect.poll(inView).toEqual([2, 3, 4, 5])
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
    await page.goto('/es-es/inicio', { waitUntil: 'commit' })
    const { carousel, slides, next } = services(page, 'es-es')
    await expect(next).toBeVisible()
    await expect(next).toBeDisabled()
    await expect(slides.first()).toBeHidden()
    await page.evaluate(() => document.fonts.ready)
    const before = await carousel.boundingBox()
    release()
    await hydrated(page)
    await expect(slides.first()).toBeVisible()
    const after = await carousel.boundingBox()
    expect(after?.height).toBeCloseTo(before?.height ?? 0, 0)
    expect(after?.width).toBe(before?.width)
  })

  test('starts anew when the visitor comes back to the page', async ({ page, visit }) => {
    await visit('/pt-br/inicio')
    const { next, previous, inView } = services(page, 'pt-br')
    await next.click()
    await expect(previous).toBeEnabled()
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('pt-br', 'layout.nav.contact') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
    await page.goBack()
    await expect.poll(inView).toEqual([0, 1, 2, 3])
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
  })
})

test.describe('Services carousel without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a visible row', async ({ page }) => {
    await page.goto('/en-us/inicio')
    await expect(page.locator('li article').first()).toBeVisible()
    await expect(
      page.getByRole('link', { name: text('en-us', 'services.ai.title'), exact: true }).first(),
    ).toBeVisible()
  })
})

test.describe('News video carousel', () => {
  test('has both buttons disabled on wide screens, where all three videos are in view', async ({ page, visit }) => {
    await visit('/es-es/noticias')
    const { previous, next, inView, slides } = carouselOf(page, 'es-es', 'news.videos.title')
    await expect(slides.first()).toBeVisible()
    await expect.poll(inView).toEqual([0, 1, 2])
    await expect(previous).toBeDisabled()
    await expect(next).toBeDisabled()
  })

  test('previous and next are disabled at the ends at 1024 px', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1024, height: 900 })
    await visit('/en-us/noticias')
    const { previous, next, inView } = carouselOf(page, 'en-us', 'news.videos.title')
    await expect(next).toBeEnabled()
    await expect(previous).toBeDisabled()
    await next.click()
    await expect.poll(inView).toEqual([1])
    await expect(previous).toBeEnabled()
    await expect(next).toBeEnabled()
    await next.click()
    await expect.poll(inView).toEqual([2])
    await expect(next).toBeDisabled()
    await expect(previous).toBeEnabled()
  })
})

test.describe('Videos', () => {
  const platform = /youtube/
  const [first, second] = videos
  if (!first || !second) throw new Error('There are fewer than two videos.')

  test('nothing loads from the video platform before a click', async ({ page, visit }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await visit('/pt-br/noticias')
    await page.getByRole('heading', { name: first.title['pt-br'] }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requests.length).toBeGreaterThan(2)
    expect(requests.filter((url) => platform.test(url))).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('a click puts the player of that video in its place, and of no other', async ({ page, visit }) => {
    await page.route(platform, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await visit('/en-us/noticias')
    const play = page.getByRole('link', { name: text('en-us', 'ui.video.play', { title: second.title['en-us'] }) })
    await play.click()
    await expect(page.locator('iframe')).toHaveCount(1)
    const player = page.getByRole('article').filter({ hasText: second.description['en-us'] }).locator('iframe')
    await expect(player).toHaveAttribute('title', second.title['en-us'])
    expect(await player.getAttribute('src')).toContain(`${second.videoUrl}?`)
    await expect(play).toHaveCount(0)
    await expect(page).toHaveURL('/en-us/noticias')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the click leads to the video', async ({ page }) => {
      await page.goto('/es-es/noticias')
      await expect(
        page.getByRole('link', { name: text('es-es', 'ui.video.play', { title: first.title['es-es'] }) }),
      ).toHaveAttribute('href', first.videoUrl)
    })
  })
})

test.describe('Thank-you progress', () => {
  /** What the bar tells, from the first step to the last, and how long it took in ms. */
  async function run(page: Page) {
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
    await page.goto('/en-us/obrigado')
    await hydrated(page)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    return page.evaluate(() => {
      const { told, times } = window as unknown as { told: number[]; times: number[] }
      return { told, took: (times.at(-1) ?? 0) - (times[0] ?? 0) }
    })
  }

  test('runs from 0 to 100 in steps of 1 percent', async ({ page }) => {
    const { told } = await run(page)
    expect(told).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })

  test('takes 10 ms for a step', async ({ page }) => {
    const { took } = await run(page)
    expect(took).toBeGreaterThanOrEqual(99 * 9)
    expect(took).toBeLessThan(99 * 30)
  })

  test('stops at 100, with the bar full', async ({ page }) => {
    const { told } = await run(page)
    await page.waitForTimeout(150)
    expect(await page.evaluate(() => (window as unknown as { told: number[] }).told)).toEqual(told)
    const bar = page.getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    const [whole, drawn] = [await bar.boundingBox(), await bar.locator('rect').boundingBox()]
    expect(drawn?.width).toBeCloseTo(whole?.width ?? 0, 0)
  })
})
