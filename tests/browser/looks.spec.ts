import type { Locator } from 'playwright/test'
import { addresses } from '../site/built-site.ts'
import { at } from '../site/site-path.ts'
import { expect, localeIds, test, text } from './helpers/fixtures.ts'
import { findLostWords } from './helpers/lost-words.ts'

// The specification's looks, which need no scripts.
test.use({ javaScriptEnabled: false })

for (const [width, path] of [
  [1552, '/en-us/noticias'],
  [1048, '/es-es/contato'],
] as const)
  test(`header and footer of ${path} are at most ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width: 2000, height: 900 })
    await page.goto(at(path))
    for (const part of ['header', 'footer'])
      expect((await page.locator(`body > ${part} > div`).first().boundingBox())?.width, part).toBe(width)
  })

test('the standard header and the cards of services have green and blue gradients; the last card spans the row', async ({
  page,
}) => {
  await page.goto('/en-us/contato')
  expect(await gradientsOf(page.getByRole('banner'))).toEqual(['green'])
  await page.goto('/en-us')
  const list = page.locator('#servicos').getByRole('list')
  expect(new Set(await gradientsOf(list.getByRole('article')))).toEqual(new Set(['green', 'blue']))
  const full = (await list.boundingBox())?.width ?? 0
  expect((await list.getByRole('listitem').last().boundingBox())?.width).toBeCloseTo(full, 0)
})

test("a browser's automatic dark theme leaves the site's colors", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const devtools = await page.context().newCDPSession(page)
  // The button stands on plain paper: a picture behind its corners could still be decoded between two shots.
  const shot = async () => {
    await page.goto('/pt-br/contato')
    await page.evaluate(() => document.fonts.ready)
    return page.getByRole('main').locator('[type=submit]').screenshot()
  }
  const light = await shot()
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await shot()).equals(light)).toBe(true)
})

test('the message field is 159 px tall', async ({ page }) => {
  await page.goto(at('/es-es/contato'))
  const message = page.getByRole('textbox', { name: text('es-es', 'contact.form.message.label') })
  expect((await message.boundingBox())?.height).toBe(159)
})

test('buttons are green pills of 52 px, with a reversed outline variant', async ({ page }) => {
  await page.goto(at('/es-es/contato'))
  const solid = await styleOf(page.getByRole('main').locator('[type=submit]'))
  expect({ ...solid, background: hueOf(solid.background) }).toMatchObject({ height: 52, background: 'green' })
  await page.goto(at('/en-us/produtos-de-ia'))
  const button = page.locator('main article a[target=_blank]').first()
  const { height, radius, background, border, color } = await styleOf(button)
  expect([height, background, color, hueOf(border)]).toEqual([52, 'rgba(0, 0, 0, 0)', border, 'green'])
  for (const one of [radius, solid.radius]) expect(one).toBeGreaterThanOrEqual(26)
  await button.hover()
  await expect.poll(() => styleOf(button)).toMatchObject({ background: border, color: 'rgb(255, 255, 255)' })
})

for (const width of [375, 1440, 1920, 2560])
  test(`at ${width} px, links and buttons that look like one are 52 px tall`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/en-us', '/es-es/noticias', '/en-us/contrate', at('/es-es/casos'), '/pt-br/inicio'] as const) {
      await page.goto(path)
      const heights = await page
        .locator('[class^=btn], [class*=" btn"]')
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height).filter((height) => height > 0))
      expect(new Set(heights), path).toEqual(new Set([52]))
    }
  })

for (const width of [375, 1440])
  test(`at ${width} px, displays have the shape of their devices, also before the fonts come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/*.woff2', (route) => route.abort())
    for (const locale of localeIds)
      for (const path of ['', '/contrate', '/fabrica-de-software', '/inteligencia-artificial'] as const) {
        await page.goto(at(`/${locale}${path}`))
        await page.locator('.screen').first().waitFor()
        const displays = await page.locator('.screen > div').evaluateAll((all: HTMLElement[]) =>
          all.map((display) => {
            const [wide = 0, tall = 0] = getComputedStyle(display).aspectRatio.split('/').map(Number)
            return display.offsetHeight - (display.offsetWidth * tall) / wide
          }),
        )
        expect(displays.length, locale + path).toBeGreaterThan(0)
        for (const higher of displays) expect(Math.abs(higher), locale + path).toBeLessThan(3)
      }
  })

for (const locale of localeIds)
  test(`in ${locale}, words of titles have room for letters that are 5 % wider, at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const address of addresses.filter((address) => address.startsWith(`/${locale}`))) {
      await page.goto(address)
      await page.evaluate(async () => {
        await document.fonts.ready
        const titles = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3), blockquote')]
        const sizes = titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize))
        for (const [index, title] of titles.entries()) title.style.fontSize = `${1.05 * Number(sizes[index])}px`
      })
      expect.soft(await findLostWords(page), address).toEqual([])
    }
  })

test('with letters twice as large, no page of a phone is wider than its window', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 320, height: 800 })
  for (const address of addresses.filter((address) => address.startsWith('/es-es'))) {
    await page.goto(address)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
  }
})

function styleOf(element: Locator) {
  return element.evaluate((own) => {
    const { backgroundColor, borderColor, color, borderRadius } = getComputedStyle(own)
    const { height } = own.getBoundingClientRect()
    return { height, radius: Number.parseFloat(borderRadius), background: backgroundColor, border: borderColor, color }
  })
}

async function gradientsOf(elements: Locator): Promise<string[]> {
  const images = await elements.evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundImage))
  return images.map((image) => hueOf(/linear-gradient\(.*?(rgb\([^)]*\))/.exec(image)?.[1] ?? ''))
}

function hueOf(color: string): 'green' | 'blue' | 'other' {
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
  if (red >= Math.max(green, blue)) return 'other'
  return green > blue ? 'green' : 'blue'
}
