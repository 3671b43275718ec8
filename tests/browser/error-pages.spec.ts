import type { Page } from 'playwright/test'
import { at, type SitePath } from '../site-path.ts'
import { dataOf, expect, hydrated, test, text } from './fixtures.ts'
import { entry } from './menus.ts'

test.describe('Unknown addresses', () => {
  test('keep address and message when the application takes over', async ({ page }) => {
    for (const path of ['/es-es/servicos/nao-existe', '/es-es/contato-ninguem', '/es-es/nao/existe/']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page, path).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(text('es-es', 'error.notFound.title'))
      await expect(page, path).toHaveTitle(new RegExp(text('es-es', 'error.notFound.head')))
    }
  })

  test('of an unknown locale stay in Portuguese when the application takes over', async ({ page }) => {
    await page.goto('/fr-fr/contato')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'error.notFound.title'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  })

  test('reached from a page that is still open are said to be unknown', async ({ page, visit }) => {
    await visit('/en-us/contato')
    await page.route(dataOf(at('/en-us/quem-somos')), (route) => route.fulfill({ status: 404 }))
    await entry(page, 'en-us', 'layout.nav.about').click()
    await expect(page).toHaveURL(at('/en-us/quem-somos'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'error.notFound.title'))
    await expect(page).toHaveTitle(new RegExp(text('en-us', 'error.notFound.head')))
  })
})

test.describe("The router's error page", { tag: '@more' }, () => {
  const heading = 'Unexpected Application Error!'

  test('has its English heading, words of help in the language of the visitor, and what is around it to go on', async ({
    page,
    visit,
  }) => {
    await visit('/es-es/contato')
    await breakPage(page, '/es-es/quem-somos')
    await entry(page, 'es-es', 'layout.nav.about').click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute('lang', 'en')
    await expect(page.getByText(text('es-es', 'error.unexpected.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await entry(page, 'es-es', 'layout.nav.contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'contact.page.title'))
  })

  test('tries the page again on request', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await breakPage(page, '/es-es/quem-somos')
    await entry(page, 'es-es', 'layout.nav.about').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.unroute(`**${at('/es-es/quem-somos')}`)
    await page.getByRole('button', { name: text('es-es', 'error.unexpected.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
  })

  test('leads home', async ({ page, visit }) => {
    await visit('/en-us/contato')
    await breakPage(page, '/en-us/quem-somos')
    await entry(page, 'en-us', 'layout.nav.about').click()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en-us', 'error.unexpected.home') })
      .click()
    await expect(page).toHaveURL('/en-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'home.hero.title'))
  })

  test('is left by going back', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await breakPage(page, '/pt-br/quem-somos')
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
  })

  test.describe('without a network', () => {
    test.use({ isContextShared: false })

    test('stands in for the page, and gives way to it as soon as the network is back', async ({ page, visit }) => {
      await visit('/pt-br/contato')
      await page.context().setOffline(true)
      await entry(page, 'pt-br', 'layout.nav.about').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.context().setOffline(false)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'about.hero.title'))
    })
  })

  test('stands in for a page whose code throws', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await page.route(dataOf(at('/pt-br/servicos/apis')), async (route) => {
      const file = await (await route.fetch()).json()
      await route.fulfill({ json: { ...file, content: null } })
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('pt-br', 'services.apis.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
})

test.describe('Code that is gone since the page was opened', { tag: '@more' }, () => {
  test.use({ isContextShared: false })

  test('reloads the page that was asked for, once', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const loads = await losePageCode(page)
    await entry(page, 'en-us', 'layout.nav.about').click()
    await expect(page).toHaveURL(at('/en-us/quem-somos'))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
    expect(loads).toEqual([at('/en-us/quem-somos')])
  })

  test('and stays gone leaves the page to be read and used without scripts, not reloaded again', async ({
    page,
    visit,
  }) => {
    await visit('/en-us/contato')
    const loads = await losePageCode(page, { forGood: true })
    await entry(page, 'en-us', 'layout.nav.about').click()
    await expect.poll(() => loads).toEqual([at('/en-us/quem-somos')])
    await page.mouse.move(8, 8)
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
    expect(loads).toEqual([at('/en-us/quem-somos')])
    await entry(page, 'en-us', 'layout.nav.news').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'news.list.title'))
  })

  test('does not reload a form away when a link is merely pointed at', async ({ page, visit }) => {
    await visit('/es-es/contato')
    const name = page.getByRole('textbox', { name: text('es-es', 'contact.form.name.label') })
    await name.fill('Marina Quental')
    const loads = await losePageCode(page)
    const failure = page.waitForResponse((response) => response.status() === 404)
    await entry(page, 'es-es', 'layout.nav.about').hover()
    await failure
    await page.waitForTimeout(300)
    await expect(name).toHaveValue('Marina Quental')
    expect(loads).toEqual([])
  })
})

async function breakPage(page: Page, path: SitePath) {
  await page.route(dataOf(path), (route) => route.fulfill({ status: 500, body: 'broken' }))
}

/** From here on the code of other pages is missing, as after a deploy. Tells which documents are loaded meanwhile. */
async function losePageCode(page: Page, { forGood = false } = {}): Promise<string[]> {
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
