import type { Locator, Page } from 'playwright/test'
import { consentKey, recordKey } from '../../components/consent/consent-store.ts'
import { at, type SitePath } from '../site/site-path.ts'
import { expect, holdScripts, hydrated, type LocaleId, test, text } from './helpers/fixtures.ts'

test.use({ isContextShared: false })

test('the consent banner appears after a second at the bottom of the window and survives a page change', async ({
  page,
}) => {
  await page.goto(at('/pt-br/contato'))
  await hydrated(page)
  for (const [ms, isVisible] of [
    [999, false],
    [1017, true],
  ] as const) {
    await showAfter(page, ms)
    await expect(banner(page, 'pt-br')).toBeVisible({ visible: isVisible })
  }
  await showAfter(page)
  for (const size of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect(banner(page, 'pt-br')).toBeInViewport({ ratio: 1 })
    const box = await banner(page, 'pt-br').boundingBox()
    expect(size.height - (Number(box?.y) + Number(box?.height))).toBeLessThanOrEqual(24)
  }
  await banner(page, 'pt-br').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'layout.footer.privacy'))
  await expect(page).toHaveURL(at('/pt-br/politica-de-privacidade'))
  await expect(banner(page, 'pt-br')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the banner asks nobody', async ({ page }) => {
    await page.goto(at('/pt-br/contato'))
    await expect(page.locator('.consent-banner')).toHaveCSS('display', 'none')
  })
})

test('accepting before hydration counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(at('/en-us/contato'), { waitUntil: 'commit' })
  await showAfter(page)
  await banner(page, 'en-us').getByRole('button').click()
  await expect(page.locator('.consent-banner')).toBeHidden()
  expect(await storedConsent(page)).toBe('true')
  release()
  await hydrated(page)
  await expect(page.locator('.consent-banner')).toBeHidden()
})

test('Tab soon reaches the banner, does not scroll the page, and goes on to the header once it is closed', async ({
  page,
}) => {
  await openAndWait(page, '/pt-br/contato')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom))
    .toMatch('px')
  await page.keyboard.press('Tab')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const control = banner(page, 'pt-br').locator(':is(a, button):focus')
  for (let controls = 0; controls < 2; controls++) {
    await page.keyboard.press('Tab')
    await expect(control).toBeInViewport({ ratio: 1 })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(300)
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('.consent-banner')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
})

test('in a low window, the banner is whole, and leaves room for the page and its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openAndWait(page, '/es-es/noticias')
  await expect(banner(page, 'es-es').getByRole('button')).toBeInViewport({ ratio: 1 })
  const { top = 0 } = await banner(page, 'es-es').evaluate((element) => element.getBoundingClientRect())
  expect(top).toBeGreaterThanOrEqual(100)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const end = await page.locator('body > footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(top)
})

test('where a keyboard leaves little room, the banner steps aside while a text is written', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 })
  await openAndWait(page, '/pt-br/contato')
  await expect(banner(page, 'pt-br')).toBeVisible()
  await page.locator('[name=message]').focus()
  await expect(page.locator('.consent-banner')).toBeHidden()
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(banner(page, 'pt-br')).toBeVisible()
})

test('with letters of 32 px in a low window, the header takes at most half of it', { tag: '@slow' }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 1280, height: 480 })
  for (const path of ['/pt-br', '/es-es/contato'] as const) {
    await page.goto(path)
    expect((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThanOrEqual(240)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
  }
})

test('the banner covers neither an error of a form nor its button, nor what takes the focus', async ({ page }) => {
  await openAndWait(page, '/pt-br/contato')
  const form = page.getByRole('main').locator('form')
  await form.locator('[type=submit]').click()
  await expect(form.locator('[aria-invalid=true]')).not.toHaveCount(0)
  const overlaps = (selector: string) =>
    page.evaluate((selector) => {
      const at = (place: string) => document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect()
      const [one, other] = [at(selector), at('.consent-banner')]
      return one.bottom > other.top && one.top < other.bottom
    }, selector)
  const scrollTo = (locator: Locator) =>
    locator.evaluate((element) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo({ top: 0, behavior: 'instant' })
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  // A smooth scroll may still go on.
  for (const part of ['form [name=name][aria-invalid=true]', 'form [type=submit]'])
    await expect.poll(() => scrollTo(page.locator(part)).then(() => overlaps(part)), part).toBe(false)
  await page.locator('footer a').first().focus()
  for (let links = 0; links < 5; links++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => overlaps(':focus')).toBe(false)
  }
})

test('the privacy policy names what the site stores', async ({ page }) => {
  await openAndWait(page, '/pt-br/contato')
  await banner(page, 'pt-br').getByRole('button').click()
  await page
    .locator('footer')
    .getByRole('link', { name: text('pt-br', 'layout.footer.privacy') })
    .click()
  await expect(page).toHaveURL(at('/pt-br/politica-de-privacidade'))
  await page.reload()
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys).toEqual(expect.arrayContaining([consentKey, recordKey]))
  for (const key of keys) await expect(page.getByRole('main')).toContainText(key)
})

test('a printed page shows its content alone', async ({ page }) => {
  await openAndWait(page, '/en-us/quem-somos')
  const call = page.getByRole('heading', { name: text('en-us', 'about.next.title') })
  await expect(call).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(call).toBeHidden()
  expect(await page.evaluate(() => [...document.body.children].filter((part) => part.clientHeight > 0).length)).toBe(1)
  // Some visitors print backgrounds as well.
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none')
  await page.goto('/pt-br/inteligencia-artificial')
  await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0)
  // What is folded on the screen is printed as well.
  await page.goto('/pt-br/fabrica-de-software')
  await expect(page.locator('main details p').last()).toBeVisible()
  // Without its arrow, 7 → 2 would be read as 72.
  await page.goto('/pt-br/casos/ipessegur')
  await expect(page.locator('dd .icon')).toBeVisible()
})

function banner(page: Page, locale: LocaleId): Locator {
  return page.getByRole('region', { name: text(locale, 'consent.label') })
}

/** Opens an address and ends the banner's wait. */
async function openAndWait(page: Page, path: SitePath) {
  await page.goto(path)
  await hydrated(page)
  await showAfter(page)
}

/** Starts the banner's animation anew and sets its time; without one, ends it. */
function showAfter(page: Page, ms?: number) {
  return page.locator('.consent-banner').evaluate((element, ms) => {
    element.style.animation = 'none'
    element.getAnimations()
    element.style.animation = ''
    for (const animation of element.getAnimations()) {
      if (ms === undefined) animation.finish()
      else Object.assign(animation, { currentTime: ms }).pause()
    }
  }, ms)
}

function storedConsent(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('@tecto:cookies-accepted'))
}
