import type { Locator, Page } from 'playwright/test'
import { localeOfPath } from '../../locales/locales.ts'
import { consentKey, recordKey } from '../../measurement/consent-store.ts'
import { addressLike } from '../built-site.ts'
import { at, type SitePath } from '../site-path.ts'
import { acceptCookies, expect, hydrated, type LocaleId, test, text } from './fixtures.ts'
import { entry } from './menus.ts'

/** Section 9 of the specification. */
const consentDelayMs = 1000

test.describe('Privacy-consent banner', () => {
  test.use({ isContextShared: false })

  test('appears after its delay, not before', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto(at('/pt-br/contato'))
    await hydrated(page)
    await page.clock.runFor(consentDelayMs - 1)
    await expect(banner(page, 'pt-br')).toBeHidden()
    await page.clock.runFor(1)
    await expect(banner(page, 'pt-br')).toBeVisible()
  })

  test('is fixed at the bottom of the window', { tag: '@more' }, async ({ page }) => {
    await openBanner(page, '/pt-br/contato')
    for (const { width, height } of [
      { width: 1440, height: 900 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
      const box = await banner(page, 'pt-br').boundingBox()
      expect(height - (Number(box?.y) + Number(box?.height))).toBeLessThanOrEqual(24)
      await expect(banner(page, 'pt-br')).toBeInViewport({ ratio: 1 })
    }
  })

  test('accepting stores the flag and hides it, for later pages and visits too', async ({ page }) => {
    await openBanner(page, '/en-us/contato')
    expect(await storedConsent(page)).toBeNull()
    await banner(page, 'en-us').getByRole('button').click()
    await expect(banner(page, 'en-us')).toBeHidden()
    expect(await storedConsent(page)).toBe('true')
    await entry(page, 'en-us', 'layout.nav.about').click()
    await expect(page).toHaveURL(at('/en-us/quem-somos'))
    await page.clock.runFor(2 * consentDelayMs)
    await expect(banner(page, 'en-us')).toBeHidden()
    await page.goto(at('/en-us/contato'))
    await hydrated(page)
    await page.clock.runFor(2 * consentDelayMs)
    await expect(banner(page, 'en-us')).toBeHidden()
  })

  test('stays hidden where the stored flag equals true', async ({ page }) => {
    await acceptCookies(page)
    await page.clock.install()
    await page.goto(at('/es-es/contato'))
    await hydrated(page)
    await page.clock.runFor(5 * consentDelayMs)
    await expect(banner(page, 'es-es')).toBeHidden()
  })

  test('comes back where the terms have changed since the record, and the flag is gone', async ({ page }) => {
    await acceptCookies(page)
    const record = JSON.stringify({ decision: 'accepted', version: '2020-01-01', at: '2020-01-01T12:00:00.000Z' })
    await page.addInitScript(([key = '', text = '']) => localStorage.setItem(key, text), [recordKey, record])
    await openBanner(page, '/en-us/contato')
    expect(await storedConsent(page)).toBeNull()
  })

  test('stays away from the business card', async ({ page }) => {
    await page.clock.install()
    for (const path of [addressLike('/contato-helena'), addressLike('/en-us/contato-helena')]) {
      await page.goto(path)
      await hydrated(page)
      await page.clock.runFor(5 * consentDelayMs)
      await expect(page.getByRole('button')).toHaveCount(0)
    }
  })

  test('stays through a route change until it is answered', async ({ page }) => {
    await openBanner(page, '/pt-br/contato')
    await banner(page, 'pt-br').getByRole('link').click()
    await expect(page).toHaveURL(at('/pt-br/politica-de-privacidade'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'layout.footer.privacy'))
    await expect(banner(page, 'pt-br')).toBeVisible()
  })
})

function banner(page: Page, locale: LocaleId): Locator {
  return page.getByRole('region', { name: text(locale, 'consent.label') })
}

/** Opens an address and lets the time pass that the banner waits. */
async function openBanner(page: Page, path: SitePath) {
  const locale = localeOfPath(path)
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
  await page.clock.runFor(consentDelayMs)
  await expect(banner(page, locale)).toBeVisible()
}

function storedConsent(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), consentKey)
}
