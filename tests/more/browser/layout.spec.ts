import type { Locator } from 'playwright/test'
import { layoutWidthsPx } from '../../../components/layout/layout-widths.ts'
import unoConfig from '../../../uno.config.ts'
import { expect, test, text } from '../../browser/helpers/fixtures.ts'
import { addressLike, contentOf } from '../../site/built-site.ts'
import { at } from '../../site/site-path.ts'

// Layout needs no scripts, and pages load faster without them.
test.use({ javaScriptEnabled: false })

const buttonPx = Number.parseFloat(unoConfig.theme.minHeight.button) * 16

for (const [layout, paths] of [
  ['alternative', ['/pt-br', '/en-us/quem-somos', '/es-es/noticias', '/en-us/produtos-de-ia', '/pt-br/contrate']],
  [
    'standard',
    [
      '/pt-br/inicio',
      '/en-us/sobre',
      '/es-es/contato',
      addressLike('/en-us/servicos/apis'),
      '/pt-br/politica-de-privacidade',
    ],
  ],
] as const) {
  const most = layoutWidthsPx[layout]
  test(`pages of the ${layout} layout are at most ${most} px wide; their header is sticky, with a menu button up to 1024 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2000, height: 900 })
    for (const path of paths) {
      await page.goto(at(path))
      const bands = await page
        .locator('header > div, footer > div, main > section > div, main > div')
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect().width)
            .filter((width) => width > 900 && width < innerWidth),
        )
      expect.soft(bands.length, path).toBeGreaterThan(2)
      expect.soft(Math.max(...bands), path).toBe(most)
      for (const part of ['header', 'footer'])
        expect
          .soft((await page.locator(`body > ${part} > div`).first().boundingBox())?.width, `${path} ${part}`)
          .toBe(most)
    }
    const bar = page.getByRole('banner')
    const background = await bar.evaluate((element) => getComputedStyle(element).backgroundImage)
    if (layout === 'standard') expect(hueOf(/^linear-gradient\(.*?(rgb\([^)]*\))/.exec(background)?.[1])).toBe('green')
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await expect(bar).toBeInViewport({ ratio: 1 })
    for (const width of [1024, 1025]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(bar.getByRole('button')).toBeVisible({ visible: width === 1024 })
      await expect(bar.getByRole('navigation')).toBeVisible({ visible: width === 1025 })
    }
  })
}

test('service cards have green and blue gradients; only the last of an odd number spans the full width', async ({
  page,
}) => {
  await page.goto('/en-us')
  const cards = page.locator('#servicos article')
  const backgrounds = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundImage))
  for (const background of backgrounds) expect(background).toContain('linear-gradient')
  expect(new Set(backgrounds.map((background) => hueOf(/rgb\([^)]*\)/.exec(background)?.[0])))).toEqual(
    new Set(['green', 'blue']),
  )
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 900 })
    const list = page.locator('#servicos').getByRole('list')
    const full = (await list.boundingBox())?.width ?? 0
    const widths = await list
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(2)
    const spanning = widths.flatMap((width, index) => (width > 0.7 * full ? [index] : []))
    expect(spanning).toEqual(widths.length % 2 === 1 ? [widths.length - 1] : [])
  }
})

test('the message field is 159 px tall', async ({ page }) => {
  await page.goto(at('/es-es/contato'))
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const message = page.getByRole('textbox', { name: text('es-es', 'contact.form.message.label') })
    expect((await message.boundingBox())?.height).toBe(159)
  }
})

test(`buttons are green pills ${buttonPx} px tall`, async ({ page }) => {
  for (const path of ['', '/contato', '/contrate', '/quem-somos', '/servicos/design'] as const) {
    await page.goto(addressLike(`/es-es${path}`))
    const buttons = await page.locator('main :is(.btn-accent, .btn-solid)').filter({ visible: true }).all()
    expect(buttons.length, path).toBeGreaterThan(0)
    for (const button of buttons) {
      const { height, radius, backgroundColor } = await styleOf(button)
      expect.soft({ height, hue: hueOf(backgroundColor) }, path).toEqual({ height: buttonPx, hue: 'green' })
      expect.soft(radius, path).toBeGreaterThanOrEqual(buttonPx / 2)
    }
  }
})

test('buttons have a reversed outline variant: green line and text on a transparent background, filled on hover', async ({
  page,
}) => {
  await page.goto(at('/en-us/produtos-de-ia'))
  const button = page.locator('main article a[target=_blank]').first()
  const { backgroundColor, borderColor, color, borderTopWidth, height, radius } = await styleOf(button)
  expect(backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(hueOf(borderColor)).toBe('green')
  expect(color).toBe(borderColor)
  expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0)
  expect(radius).toBeGreaterThanOrEqual(buttonPx / 2)
  expect(height).toBeCloseTo(buttonPx, 2)
  await button.hover()
  await expect.poll(() => styleOf(button)).toMatchObject({ backgroundColor: borderColor, color: 'rgb(255, 255, 255)' })
})

test('AI News cuts its excerpt at 4 lines, the body at 20 and the summary at 12', async ({ page }) => {
  const { items } = contentOf<{ items: { slug: string; excerpt: string }[] }>('/ia-noticia')
  const [listed] = items
  if (!listed) throw new Error('The demonstration is empty.')
  const detail = at(`/pt-br/ia-noticia/${listed.slug}`)
  const { item } = contentOf<{ item: { content: string[]; summary: string[] } }>(detail)
  for (const [path, beginning, most] of [
    [at('/ia-noticia'), listed.excerpt, 4],
    [detail, item.content[0], 20],
    [detail, item.summary[0], 12],
  ] as const) {
    await page.goto(path)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const clamp = await page.getByText(beginning ?? '').evaluate((paragraph) => {
        const [clamped] = [paragraph, paragraph.parentElement ?? paragraph].filter(
          (element) => getComputedStyle(element).webkitLineClamp !== 'none',
        )
        const { webkitLineClamp: most, display } = getComputedStyle(clamped ?? paragraph)
        return { most, display, isCut: clamped && clamped.scrollHeight > clamped.clientHeight }
      })
      expect(clamp, `${path} at ${width} px`).toEqual({ most: `${most}`, display: 'flow-root', isCut: true })
    }
  }
})

function styleOf(button: Locator) {
  return button.evaluate((element) => {
    const { backgroundColor, borderColor, color, borderTopWidth, borderRadius } = getComputedStyle(element)
    const { height } = element.getBoundingClientRect()
    return { backgroundColor, borderColor, color, borderTopWidth, height, radius: Number.parseFloat(borderRadius) }
  })
}

/** The strongest component of a color. */
function hueOf(color: string | undefined): string | undefined {
  const [red = 0, green = 0, blue = 0] = color?.match(/\d+/g)?.map(Number) ?? []
  if (green > red && green > blue) return 'green'
  return blue > red && blue > green ? 'blue' : color
}
