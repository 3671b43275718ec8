import type { Page } from 'playwright/test'
import { at } from '../site/site-path.ts'
import { dataOf, expect, holdScripts, hydrated, test, text } from './helpers/fixtures.ts'
import { entry } from './helpers/menus.ts'

test('unknown addresses keep their address, language and message after hydration; what only the server knows, the browser opens', async ({
  page,
  visit,
}) => {
  for (const [path, locale] of [
    ['/es-es/servicos/nao-existe', 'es-es'],
    ['/es-es/contato-ninguem', 'es-es'],
    ['/es-es/nao/existe/', 'es-es'],
    ['/la-va/contato', 'pt-br'],
    ['/pt-br/not%EDcias', 'pt-br'],
    ['/pt-br/conta%to', 'pt-br'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await expect(page, path).toHaveURL(path)
    await expectUnknown(page, locale)
  }
  await visit('/en-us/contato')
  await page.route(dataOf(at('/en-us/quem-somos')), (route) => route.fulfill({ status: 404 }))
  await entry(page, 'en-us', 'layout.nav.about').click()
  await expect(page).toHaveURL(at('/en-us/quem-somos'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
  const title = page.getByRole('heading', { level: 1 })
  for (const moment of ['before its script', 'before hydration', 'after hydration']) {
    const release = moment === 'before its script' ? await holdScripts(page) : () => {}
    await page.goBack({ waitUntil: 'commit' })
    await expect(title, moment).toHaveText(text('en-us', 'contact.page.title'))
    if (moment === 'after hydration') await hydrated(page)
    await page.goForward({ waitUntil: 'commit' })
    release()
    await expect(title, moment).toHaveText(text('en-us', 'about.hero.title'))
  }
})

test('a page change whose data do not come says so after a moment, and becomes a document', async ({ page, visit }) => {
  const title = page.getByRole('heading', { level: 1 })
  const sign = page.getByText(text('en-us', 'layout.opening'))
  await visit('/en-us/contato')
  await page.route(dataOf(at('/en-us')), async (route) => {
    await expect(sign).toBeVisible()
    await route.continue()
  })
  await entry(page, 'en-us', 'layout.nav.home').click()
  await expect(title).toHaveText(text('en-us', 'home.hero.title'))
  await expect(sign).toHaveCount(0)
  await page.route(dataOf(at('/en-us/quem-somos')), () => {})
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await entry(page, 'en-us', 'layout.nav.about').click()
  await expect(title).toHaveText(text('en-us', 'about.hero.title'))
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

test.describe("The router's error page", { tag: '@slow' }, () => {
  const heading = 'Unexpected Application Error!'

  test('has its English heading, help in the visitor’s language, and a menu, a retry button and links home and back', async ({
    page,
    visit,
  }) => {
    const broken = dataOf(at('/es-es/quem-somos'))
    const title = page.getByRole('heading', { level: 1 })
    const toBroken = () => entry(page, 'es-es', 'layout.nav.about').click()
    await visit('/es-es/contato')
    await page.route(broken, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await toBroken()
    await expect(title).toHaveText(heading)
    await expect(title).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(heading)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByText(text('es-es', 'error.unexpected.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('es-es', 'error.unexpected.home') })
      .click()
    await expect(title).toHaveText(text('es-es', 'home.hero.title'))
    await toBroken()
    await expect(title).toHaveText(heading)
    await page.unroute(broken)
    await page.getByRole('button', { name: text('es-es', 'error.unexpected.retry') }).click()
    await expect(title).toHaveText(text('es-es', 'about.hero.title'))
  })

  test.describe('offline', () => {
    test.use({ isContextShared: false })

    test('replaces the page until the network returns', async ({ page, visit }) => {
      await visit('/pt-br/contato')
      await page.context().setOffline(true)
      await entry(page, 'pt-br', 'layout.nav.about').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.context().setOffline(false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'about.hero.title'))
    })
  })
})

test.describe('Code removed by a deploy', { tag: '@slow' }, () => {
  test.use({ isContextShared: false })

  for (const forGood of [false, true])
    test(`is loaded by one reload${forGood ? '; if it stays missing, the page is usable without scripts' : ''}`, async ({
      page,
      visit,
    }) => {
      await visit('/en-us/obrigado')
      const loads = await losePageCode(page, forGood)
      const reloaded = page.waitForEvent('domcontentloaded')
      // Among page code, only forms and tools are loaded on demand.
      await entry(page, 'en-us', 'layout.nav.contact').click()
      await reloaded
      expect(loads).toEqual([at('/en-us/contato')])
      if (forGood) {
        await page.evaluate(() => dispatchEvent(new Event('keydown')))
        await page.waitForTimeout(1500)
      } else await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
      expect(loads).toEqual([at('/en-us/contato')])
      await entry(page, 'en-us', 'layout.nav.about').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
    })
})

async function expectUnknown(page: Page, locale: 'es-es' | 'pt-br' | 'en-us') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'error.notFound.title'))
  await expect(page).toHaveTitle(new RegExp(text(locale, 'error.notFound.head')))
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(locale, 'i'))
}

/** From now on the code of other pages is missing, as after a deploy. @returns the documents loaded meanwhile */
async function losePageCode(page: Page, forGood = false): Promise<string[]> {
  const loads: string[] = []
  const lost = new Set<string>()
  await page.unrouteAll()
  await page.route('**/assets/chunks/**', (route) => {
    const url = route.request().url()
    if (loads.length === 0) lost.add(url)
    return loads.length === 0 || (forGood && lost.has(url)) ? route.fulfill({ status: 404 }) : route.continue()
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}
