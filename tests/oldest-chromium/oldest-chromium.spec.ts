import { setTimeout } from 'node:timers/promises'
import { chromium, type Page } from 'playwright/test'
import { consentKey } from '../../measurement/consent-store.ts'
import { contactForm } from '../../requests/contact-form.ts'
import { acceptCookies, test as base, expect, hydrated, text } from '../browser/fixtures.ts'
import { fillIn, submitOf, thanksTitle } from '../browser/forms.ts'
import { dropdowns, expectClosed, expectOpen, openMenu, smallMenu } from '../browser/menus.ts'
import { unreadableTexts } from '../browser/unreadable-texts.ts'
import { addressLike } from '../built-site.ts'
import { filledForm } from '../filled-form.ts'
import { at } from '../site-path.ts'
import { oldestChromium } from './find-oldest-chromium.ts'

// What a visitor needs, in the oldest browser that the site promises to work in: reading, menus, language, forms, consent.

const small = { width: 375, height: 740 }
const wide = { width: 1280, height: 800 }

const test = base.extend({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: oldestChromium(),
        args: ['--no-sandbox', '--disable-gpu'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.use({ isContextShared: false })

test('the browser is the oldest that package.json names', ({ browser }) => {
  expect(browser.version()).toMatch(/^109\./)
})

test('pages can be read', async ({ page, visit }) => {
  for (const path of [
    at('/pt-br'),
    at('/pt-br/contato'),
    at('/pt-br/noticias'),
    at('/pt-br/servicos/apis'),
    addressLike('/pt-br/noticias/ia-no-dia-a-dia'),
  ]) {
    await visit(path)
    for (const size of [wide, small]) {
      await page.setViewportSize(size)
      await expectReadable(page)
    }
  }
})

test('the menus of small screens open, close, and lead to pages and languages', async ({ page, visit, complaints }) => {
  await page.setViewportSize(small)
  const menu = smallMenu(page)
  for (const path of ['/contato', '/noticias'] as const) {
    await visit(`/pt-br${path}`)
    const button = page.getByRole('button', { name: text('pt-br', 'layout.nav.openMenu') })
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
    const languages = menu.locator('summary').last()
    if (await languages.count()) await languages.click()
    await menu.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`/en-us${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(menu).toBeHidden()
    await openMenu(page, 'en-us')
    await menu.getByRole('link', { name: text('en-us', 'layout.nav.about') }).click()
    await expect(page).toHaveURL(at('/en-us/quem-somos'))
    await expect(menu).toBeHidden()
  }
  expect(complaints.filter(isFault)).toEqual([])
})

test('a menu that is asked for on a slow line, before the page reacts, opens', async ({ page }) => {
  await acceptCookies(page)
  await page.setViewportSize(small)
  await page.route('**/assets/chunks/*.js', async (route) => {
    await setTimeout(1000)
    await route.fallback()
  })
  await page.goto(at('/pt-br/contato'))
  await openMenu(page, 'pt-br')
  await expect(smallMenu(page)).toBeVisible()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await expect(smallMenu(page)).toBeVisible()
})

test('a dropdown opens, closes the one before, and leads on', async ({ page, visit, complaints }) => {
  await page.setViewportSize(wide)
  await visit('/pt-br/contato')
  const { services, languages } = dropdowns(page, 'pt-br')
  await services.trigger.click()
  await expectOpen(services)
  await languages.trigger.click()
  await expectOpen(languages)
  await expectClosed(services)
  await languages.links.filter({ hasText: 'English' }).click()
  await expect(page).toHaveURL('/en-us/contato')
  expect(complaints.filter(isFault)).toEqual([])
})

test('a form is sent', async ({ page, visit }) => {
  await visit('/pt-br/contato')
  await fillIn(page, filledForm(contactForm))
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
})

test('consent is asked for above an open menu and given', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto('/pt-br/contato')
  await hydrated(page)
  const banner = page.getByRole('region', { name: text('pt-br', 'consent.label') })
  await expect(banner).toBeVisible()
  await openMenu(page, 'pt-br')
  await expectOnTop(page, '[popover] a')
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: text('pt-br', 'consent.accept') }).click()
  await expect(banner).toBeHidden()
  expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBe('true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: small })

  test('menus of small screens open, close and lead on', async ({ page }) => {
    for (const path of ['/contato', '/noticias'] as const) {
      await page.goto(`/pt-br${path}`)
      const control = (name: 'layout.nav.openMenu' | 'layout.nav.closeMenu') =>
        page.getByRole('banner').getByLabel(text('pt-br', name)).filter({ visible: true }).first()
      await expect(smallMenu(page)).toBeHidden()
      await expectOnTop(page, 'h1')
      await control('layout.nav.openMenu').click()
      await expect(smallMenu(page)).toBeVisible()
      const box = await control('layout.nav.closeMenu').or(control('layout.nav.openMenu')).last().boundingBox()
      expect(Math.min(Number(box?.width), Number(box?.height))).toBeGreaterThanOrEqual(44)
      await control('layout.nav.closeMenu').or(control('layout.nav.openMenu')).last().click()
      await expect(smallMenu(page)).toBeHidden()
      await control('layout.nav.openMenu').click()
      await smallMenu(page)
        .getByRole('link', { name: text('pt-br', 'layout.nav.about') })
        .click()
      await expect(page).toHaveURL(at('/pt-br/quem-somos'))
      await expect(smallMenu(page)).toBeHidden()
    }
  })

  test('the form can be sent, and a carousel is a row that scrolls', async ({ page }) => {
    await page.goto('/pt-br/contato')
    await expect(submitOf(page)).toBeEnabled()
    await page.goto(at('/pt-br/noticias'))
    await expect(page.locator('.splide__slide a').first()).toBeVisible()
    await expect(page.getByRole('button', { name: text('pt-br', 'ui.carousel.next') })).toBeHidden()
  })
})

/** Chromium warned of attributes that it was about to know. */
function isFault(complaint: string): boolean {
  return !complaint.startsWith("Found a 'popover' attribute.")
}

/** Nothing covers the heading, all texts have a ground that they can be read on, and no notice speaks of scripts that are off. */
async function expectReadable(page: Page): Promise<void> {
  await expectOnTop(page, 'h1')
  expect(await unreadableTexts(page)).toEqual([])
  // What a `<use>` cannot find has no extent.
  await expect
    .poll(() =>
      page
        .locator('.icon:visible > use')
        .evaluateAll((icons) => icons.filter((icon) => icon.getBoundingClientRect().width === 0).length),
    )
    .toBe(0)
  await expect(page.locator('.without-scripts').filter({ visible: true })).toHaveCount(0)
}

async function expectOnTop(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).filter({ visible: true }).first()
  await expect(element).toBeVisible()
  const isOnTop = await element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop, `${selector} is covered`).toBe(true)
}
