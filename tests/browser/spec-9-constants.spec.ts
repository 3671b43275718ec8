import type { Locator, Page } from 'playwright/test'
import { aiNewsDemo } from '../../content/ai-news.ts'
import { mainOf, one } from './reading.ts'
import { documentOf, expect, type LocaleId, localeIds, test, text } from './site.ts'

type MessageId = Parameters<typeof text>[1]

test('Locales are pt-br, en-us and es-es, and pt-br is the default', () => {
  expect(localeIds).toEqual(['pt-br', 'en-us', 'es-es'])
  expect(one(documentOf('/'), 'html').getAttribute('lang')).toBe('pt-BR')
})

test.describe('Counts', () => {
  const counts: [name: string, address: string, selector: string, count: number][] = [
    ['the services carousel has 7 slides', '/pt-br/inicio', '.splide__slide', 7],
    ['the news video carousel has 3 videos', '/pt-br/noticias', '.splide__slide', 3],
    ['there are 5 AI products', '/es-es/produtos-de-ia', 'article', 5],
    ['the contact card has 8 link buttons', '/en-us/contato-helena', 'ul a', 8],
    ['there are 18 client logos', '/en-us/fabrica-de-software', 'img[src*="/partners/"]', 18],
    ['there are 27 states', '/es-es/contrate', 'option:not([disabled])', 27],
    ['an article offers 3 other news at most', '/pt-br/noticias/superando-barreiras', 'article h3', 3],
  ]
  for (const [name, address, selector, count] of counts)
    test(name, () => {
      expect(mainOf(address).querySelectorAll(selector)).toHaveLength(count)
    })
})

test.describe('Content width', () => {
  // What the style sheet decides needs no scripts, and is there sooner without them.
  test.use({ viewport: { width: 2000, height: 900 }, javaScriptEnabled: false })

  /** The widths of what header, footer and the bands of a page hold. */
  async function widths(page: Page) {
    return page
      .locator('header > div, footer > div, main > section > div, main > div')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect().width)
          .filter((width) => width > 900 && width < innerWidth),
      )
  }

  const layouts = [
    [
      1552,
      'alternative',
      ['/pt-br', '/en-us/quem-somos', '/es-es/noticias', '/en-us/produtos-de-ia', '/pt-br/contrate'],
    ],
    [
      1048,
      'standard',
      ['/pt-br/inicio', '/en-us/sobre', '/es-es/contato', '/en-us/servicos/apis', '/pt-br/politica-de-privacidade'],
    ],
  ] as const
  for (const [most, layout, paths] of layouts)
    test(`is at most ${most} px on pages of the ${layout} layout, which use it`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path)
        const found = await widths(page)
        expect.soft(found.length, path).toBeGreaterThan(2)
        expect.soft(Math.max(...found), path).toBe(most)
        for (const part of ['header', 'footer'])
          expect
            .soft((await page.locator(`body > ${part} > div`).first().boundingBox())?.width, `${path} ${part}`)
            .toBe(most)
      }
    })
})

/** How many slides fit in a carousel and how far apart they stand. */
async function geometry(page: Page, locale: LocaleId, title: MessageId) {
  const carousel = page.getByRole('group', { name: text(locale, title) })
  await expect(carousel.locator('.splide__slide').first()).toBeVisible()
  return carousel.locator('.splide__slide').evaluateAll((slides) => {
    const [first, second] = slides.map((slide) => slide.getBoundingClientRect())
    const row = slides[0]?.closest('.splide__list')?.getBoundingClientRect()
    if (!first || !second || !row) return undefined
    const spacing = Math.round(second.left - first.right)
    return { perView: Math.round((row.width + spacing) / (first.width + spacing)), spacing }
  })
}

const carousels = [
  ['services', '/en-us/inicio', 'home.standard.carousel.title', [1440, 1025], 4, 32],
  ['services', '/en-us/inicio', 'home.standard.carousel.title', [1024, 641], 2, 16],
  ['services', '/en-us/inicio', 'home.standard.carousel.title', [640, 320], 1, 16],
  ['news video', '/en-us/noticias', 'news.videos.title', [1440, 1025], 3, 32],
  ['news video', '/en-us/noticias', 'news.videos.title', [1024, 320], 1, 16],
] as const
for (const [name, path, title, sizes, perView, spacing] of carousels)
  test(`The ${name} carousel shows ${perView} per view, ${spacing} px apart, from ${sizes[1]} to ${sizes[0]} px`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: sizes[0], height: 900 })
    await visit(path)
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => geometry(page, 'en-us', title), `${width} px`).toEqual({ perView, spacing })
    }
  })

test('The message textarea is 159 px tall', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/es-es/contato')
    const message = page.getByRole('textbox', { name: text('es-es', 'contact.form.message.label') })
    expect((await message.boundingBox())?.height).toBe(159)
  }
})

test.describe('Shared button', () => {
  test.use({ javaScriptEnabled: false })

  const pages: [path: string, buttons: MessageId[]][] = [
    [
      '',
      [
        'home.hero.contact',
        'home.hero.services',
        'home.hero.aiProducts',
        'home.cards.ai.button',
        'ui.nextLevel.button',
      ],
    ],
    ['/contato', ['contact.form.submit']],
    ['/contrate', ['hire.hero.button', 'lead.form.submit', 'hire.expertise.button']],
    ['/quem-somos', ['about.hero.button', 'about.help.button']],
    ['/servicos/design', ['services.page.quote']],
    ['/obrigado', ['thanks.back']],
  ]

  function buttons(page: Page, locale: LocaleId, ids: MessageId[]): Locator[] {
    return ids.map((id) =>
      page
        .getByRole('main')
        .locator('a, button')
        .filter({ hasText: text(locale, id) })
        .last(),
    )
  }

  /** Whether green is the strongest part of a colour. */
  function isGreen(colour: string): boolean {
    const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? []
    return green > red && green > blue
  }

  test('is a pill 52 px tall', async ({ page }) => {
    for (const [path, ids] of pages) {
      await page.goto(`/es-es${path}`)
      for (const button of buttons(page, 'es-es', ids)) {
        const name = (await button.textContent()) ?? ''
        expect.soft((await button.boundingBox())?.height, name).toBe(52)
        const radius = await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius))
        expect.soft(radius, name).toBeGreaterThanOrEqual(26)
      }
    }
  })

  test('is green', async ({ page }) => {
    await page.goto('/pt-br')
    for (const button of buttons(page, 'pt-br', ['home.hero.contact', 'home.cards.ai.button', 'ui.nextLevel.button']))
      expect.soft(isGreen(await button.evaluate((element) => getComputedStyle(element).backgroundColor))).toBe(true)
  })

  test('has a reversed outline variant: green line and words on a clear ground, filled under the pointer', async ({
    page,
  }) => {
    await page.goto('/en-us/produtos-de-ia')
    const button = page.getByRole('link', { name: text('en-us', 'products.grid.open', { product: 'EduAmigo' }) })
    const style = () =>
      button.evaluate((element) => {
        const { backgroundColor, borderColor, color, borderTopWidth, borderRadius } = getComputedStyle(element)
        return { backgroundColor, borderColor, color, borderTopWidth, radius: Number.parseFloat(borderRadius) }
      })
    const calm = await style()
    expect(calm.backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(isGreen(calm.borderColor)).toBe(true)
    expect(calm.color).toBe(calm.borderColor)
    expect(Number.parseFloat(calm.borderTopWidth)).toBeGreaterThan(0)
    expect(calm.radius).toBeGreaterThanOrEqual(26)
    expect((await button.boundingBox())?.height).toBe(52)
    await button.hover()
    await expect.poll(style).toMatchObject({ backgroundColor: calm.borderColor, color: 'rgb(255, 255, 255)' })
  })
})

test.describe('Excerpt clamp', () => {
  const detail = `/pt-br/ia-noticia/${aiNewsDemo.items[0]?.slug}`
  const places = [
    ['the excerpt in the AI news list', '/ia-noticia', aiNewsDemo.items[0]?.excerpt, 4],
    ['the body text in the detail', detail, aiNewsDemo.items[0]?.content[0], 20],
    ['the generated summary in the detail', detail, aiNewsDemo.items[0]?.summary[0], 12],
  ] as const
  for (const [name, path, beginning, most] of places)
    for (const width of [1440, 360])
      test(`${name} shows ${most} lines and no more at ${width} px`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 })
        await visit(path)
        const lines = await page.getByText(beginning ?? '').evaluate((paragraph) => {
          const clamped = [paragraph, paragraph.parentElement ?? paragraph].find(
            (element) => getComputedStyle(element).webkitLineClamp !== 'none',
          )
          if (!clamped) return undefined
          const texts = document.createTreeWalker(clamped, NodeFilter.SHOW_TEXT)
          const tops = new Set<number>()
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(node)
            for (const { top } of range.getClientRects()) tops.add(Math.round(top))
          }
          const { bottom } = clamped.getBoundingClientRect()
          return { all: tops.size, shown: [...tops].filter((top) => top < bottom - 4).length }
        })
        expect(lines?.shown).toBe(most)
        expect(lines?.all).toBeGreaterThan(most)
      })
})
