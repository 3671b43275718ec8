import { parse } from 'node-html-parser'
import type { APIRequestContext, Page } from 'playwright/test'
import { localeOfPath } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { addresses, documentOf, expect, type LocaleId, localeIds, locales, test, text } from './site.ts'

test.describe('Route table', () => {
  const screens: { path: string; screen: string; heading: MessageId }[] = [
    { path: '', screen: 'the home', heading: 'home.hero.title' },
    { path: '/inicio', screen: 'the other variant of the home', heading: 'home.standard.banner.title' },
    { path: '/quem-somos', screen: 'the about page', heading: 'about.hero.title' },
    { path: '/sobre', screen: 'the about page under its second layout', heading: 'about.hero.title' },
    { path: '/contato', screen: 'the contact page', heading: 'contact.page.title' },
    { path: '/obrigado', screen: 'the thank-you page', heading: 'thanks.title' },
    { path: '/produtos-de-ia', screen: 'the AI products', heading: 'products.hero.title' },
    { path: '/noticias', screen: 'the news list', heading: 'news.list.title' },
    { path: '/inteligencia-artificial', screen: 'the AI landing page', heading: 'ai.hero.title' },
    { path: '/fabrica-de-software', screen: 'the software factory landing page', heading: 'factory.hero.title' },
    { path: '/contrate', screen: 'the hire landing page', heading: 'hire.hero.title' },
  ]
  for (const { path, screen, heading } of screens)
    test(`/{locale}${path} is ${screen}`, () => {
      for (const locale of localeIds) expect(headingOf(`/${locale}${path}`)).toBe(text(locale, heading))
    })

  const services: [slug: string, title: MessageId][] = [
    ['plataforma-web', 'services.web.title'],
    ['aplicativos-mobile', 'services.mobile.title'],
    ['manutencao-de-software', 'services.softwareMaintenance.title'],
    ['outsourcing', 'services.outsourcing.title'],
    ['apis', 'services.apis.title'],
    ['design', 'services.design.title'],
    ['inteligencia-artificial', 'services.ai.title'],
  ]
  for (const [slug, title] of services)
    test(`/{locale}/servicos/${slug} is a service page`, () => {
      for (const locale of localeIds) expect(headingOf(`/${locale}/servicos/${slug}`)).toBe(text(locale, title))
    })

  test('/ is the home, in the same variant as /pt-br', () => {
    expect(documentOf('/').querySelector('main')?.textContent).toBe(
      documentOf('/pt-br').querySelector('main')?.textContent,
    )
  })

  test('/{locale}/politica-de-privacidade is the privacy policy, as the footer calls it', () => {
    for (const locale of localeIds)
      expect(headingOf(`/${locale}/politica-de-privacidade`)).toBe(text(locale, 'layout.footer.privacy'))
  })

  test('/{locale}/noticias/{slug} exists for five articles, each with a heading of its own', () => {
    for (const locale of localeIds) {
      const articles = addresses.filter((address) => address.startsWith(`/${locale}/noticias/`))
      expect(articles).toHaveLength(5)
      expect(new Set(articles.map(headingOf)).size).toBe(5)
    }
  })

  test('/contato-{name} and /{locale}/contato-{name} are the business card', () => {
    const cards = ['/contato-helena', ...localeIds.map((locale) => `/${locale}/contato-helena`)]
    expect(addresses.filter((address) => address.includes('/contato-')).sort()).toEqual(cards.sort())
    for (const card of cards) expect(headingOf(card)).toBe('Helena Távora')
  })

  test('/ia-noticia and /pt-br/ia-noticia/{slug} are the AI news demo, in Portuguese only', () => {
    const demo = addresses.filter((address) => address.includes('ia-noticia')).sort()
    expect(demo).toEqual(['/ia-noticia', expect.stringMatching(/^\/pt-br\/ia-noticia\/[a-z-]+$/)])
    for (const address of demo) expect(languageOf(address)).toBe('pt-BR')
  })

  test('no other screen exists', () => {
    const paths = new Set(addresses.map((address) => address.replace(/^\/(pt-br|en-us|es-es)(?=\/|$)/, '')))
    const kinds = new Set([...paths].map((path) => path.replace(/^(\/\w[\w-]*)\/.+/, '$1/{slug}')))
    const known = screens.map(({ path }) => path)
    const others = ['/', '/404', '/servicos/{slug}', '/politica-de-privacidade', '/noticias/{slug}', '/contato-helena']
    expect([...kinds].sort()).toEqual([...known, ...others, '/ia-noticia', '/ia-noticia/{slug}'].sort())
  })

  test('every address answers as a page', async ({ request }) => {
    for (const address of addresses.filter((path) => !path.endsWith('/404'))) {
      const response = await request.get(address, { maxRedirects: 0 })
      expect.soft(response.status(), address).toBe(200)
      expect.soft(response.headers()['content-type'], address).toMatch(/^text\/html/)
    }
  })
})

test.describe('The locale of an address', () => {
  test('every page exists in each of the three languages, the AI news demo excepted', () => {
    const pathsIn = (locale: LocaleId) =>
      addresses
        .filter((address) => address === `/${locale}` || address.startsWith(`/${locale}/`))
        .filter((address) => !address.includes('/ia-noticia'))
        .map((address) => address.slice(locale.length + 1))
        .sort()
    expect(pathsIn('en-us')).toEqual(pathsIn('pt-br'))
    expect(pathsIn('es-es')).toEqual(pathsIn('pt-br'))
  })

  test('<html lang> is the language of the address', () => {
    for (const address of addresses) {
      const locale = localeIds.find((id) => address.split('/')[1] === id) ?? 'pt-br'
      expect.soft(languageOf(address), address).toBe({ 'pt-br': 'pt-BR', 'en-us': 'en-US', 'es-es': 'es-ES' }[locale])
    }
  })

  test('an address without a locale is Portuguese', () => {
    for (const address of ['/', '/contato-helena', '/ia-noticia', '/404'])
      expect(languageOf(address), address).toBe('pt-BR')
    expect(headingOf('/')).toBe(text('pt-br', 'home.hero.title'))
  })

  test('every internal link carries the active locale', () => {
    for (const address of addresses)
      for (const { href, hreflang } of internalLinks(address))
        if (!hreflang && !href.startsWith('/ia-noticia'))
          expect.soft(href, address).toMatch(new RegExp(`^/${localeOfPath(address)}(?=[/?#]|$)`))
  })

  test('a link into another language says which', () => {
    for (const address of addresses)
      for (const { href, hreflang } of internalLinks(address))
        if (hreflang) expect.soft(hreflang, `${href} on ${address}`).toBe(locales[localeOfPath(href)].tag)
  })

  test('a link into another language belongs to a switcher, to a page or a call that is Portuguese only', () => {
    const toPortuguese: Record<string, string[]> = {
      '': ['/pt-br/contato'],
      '/noticias/{slug}': ['/pt-br/contato'],
      '/produtos-de-ia': ['/ia-noticia'],
    }
    for (const address of addresses) {
      const own = localeOfPath(address)
      const foreign = internalLinks(address).filter(({ hreflang }) => hreflang && hreflang !== locales[own].tag)
      const calls = foreign.filter(({ isLanguageLink }) => !isLanguageLink).map(({ href }) => href)
      const screen = address.slice(`/${own}`.length).replace(/(?<=.)\/.*/, '/{slug}')
      expect.soft(calls, address).toEqual((own !== 'pt-br' && toPortuguese[screen]) || [])
    }
  })

  test('every internal link leads to a page', () => {
    for (const address of addresses)
      for (const { href } of internalLinks(address)) {
        const path = href.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')
        expect.soft(addresses.includes(path), `${href} on ${address}`).toBe(true)
      }
  })
})

test.describe('Unknown addresses', () => {
  for (const locale of localeIds)
    test(`below /${locale} answer 404 in that language`, async ({ request }) => {
      for (const path of ['nao-existe', 'nao/existe/mesmo', 'quem-somos/mais', 'contato.php'])
        await expectNotFound(request, `/${locale}/${path}`, locale)
    })

  test('without a locale answer 404 in Portuguese', async ({ request }) => {
    for (const path of ['/nao-existe', '/contato', '/servicos/apis', '/.env', '/index.php'])
      await expectNotFound(request, path, 'pt-br')
  })

  test('with an unknown locale answer 404 in Portuguese', async ({ request }) => {
    for (const path of ['/fr-fr', '/fr-fr/contato', '/pt', '/pt-brasil/contato'])
      await expectNotFound(request, path, 'pt-br')
  })

  test('with the locale in capitals answer 404 in the language that was meant', async ({ request }) => {
    await expectNotFound(request, '/EN-US/nowhere', 'en-us')
    await expectNotFound(request, '/Es-Es/nao-existe', 'es-es')
  })

  test('with a slash at the end answer 404 in the same language', async ({ request }) => {
    await expectNotFound(request, '/nao-existe/', 'pt-br')
    await expectNotFound(request, '/fr-fr/', 'pt-br')
    for (const locale of localeIds) await expectNotFound(request, `/${locale}/nao-existe/`, locale)
  })

  test('of a service that is not offered answer 404', async ({ request }) => {
    for (const locale of localeIds) {
      await expectNotFound(request, `/${locale}/servicos/iot`, locale)
      await expectNotFound(request, `/${locale}/servicos`, locale)
    }
  })

  test('of an article that was not written answer 404', async ({ request }) => {
    for (const locale of localeIds) await expectNotFound(request, `/${locale}/noticias/nao-existe`, locale)
  })

  test('of a person without a business card answer 404', async ({ request }) => {
    await expectNotFound(request, '/contato-ninguem', 'pt-br')
    for (const locale of localeIds) await expectNotFound(request, `/${locale}/contato-ninguem`, locale)
  })

  test('of the AI news demo in another language answer 404', async ({ request }) => {
    const detail = addresses.find((address) => address.startsWith('/pt-br/ia-noticia/')) ?? ''
    await expectNotFound(request, '/en-us/ia-noticia', 'en-us')
    await expectNotFound(request, detail.replace('pt-br', 'es-es'), 'es-es')
    await expectNotFound(request, '/pt-br/ia-noticia/nao-existe', 'pt-br')
  })

  test('that cannot be decoded, or climb out of the site, answer 404', async ({ request }) => {
    await expectNotFound(request, '/en-us/%E0%A4%A', 'en-us')
    await expectNotFound(request, '/en-us/%2e%2e%2f%2e%2e%2fpackage.json', 'en-us')
    await expectNotFound(request, '/en-us//nowhere', 'en-us')
  })

  test('lead on to the home, the services and the contact page', () => {
    for (const locale of localeIds) {
      const links = documentOf(`/${locale}/404`).querySelectorAll('main a')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [text(locale, 'error.notFound.home'), `/${locale}`],
        [text(locale, 'error.notFound.services'), `/${locale}#servicos`],
        [text(locale, 'error.notFound.contact'), `/${locale}/contato`],
      ])
    }
  })

  test('stay out of search engines', () => {
    for (const address of addresses.filter((path) => path.endsWith('/404'))) {
      expect(documentOf(address).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
      expect(documentOf(address).querySelector('link[rel=canonical]')).toBeNull()
    }
  })

  test('keep address and message when the application takes over', async ({ page, visit }) => {
    for (const path of ['/es-es/servicos/nao-existe', '/es-es/contato-ninguem', '/es-es/nao/existe/']) {
      await visit(path)
      await expect(page, path).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(text('es-es', 'error.notFound.title'))
      await expect(page, path).toHaveTitle(new RegExp(text('es-es', 'error.notFound.head')))
    }
  })

  test('of an unknown locale stay in Portuguese when the application takes over', async ({ page, visit }) => {
    await visit('/fr-fr/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'error.notFound.title'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  })

  test('reached from a page that is still open are said to be unknown', async ({ page, visit }) => {
    await visit('/en-us/contato')
    await page.route('**/en-us/quem-somos', async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/en-us/nao-existe', page.url()).href }) }),
    )
    await follow(page, 'en-us', 'layout.nav.about')
    await expect(page).toHaveURL('/en-us/quem-somos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'error.notFound.title'))
    await expect(page).toHaveTitle(new RegExp(text('en-us', 'error.notFound.head')))
  })
})

test.describe('A known address with a slash at its end', () => {
  test('leads to the address without it, for good', async ({ request }) => {
    for (const address of ['/pt-br', '/en-us/contato', '/es-es/servicos/apis', '/contato-helena', '/ia-noticia']) {
      const response = await request.get(`${address}/`, { maxRedirects: 0 })
      expect(response.status(), address).toBe(308)
      expect(response.headers().location, address).toBe(address)
    }
  })

  test('keeps its query', async ({ request }) => {
    const response = await request.get('/en-us/contato/?origem=teste', { maxRedirects: 0 })
    expect(response.headers().location).toBe('/en-us/contato?origem=teste')
  })
})

test.describe("The router's error page", () => {
  const heading = 'Unexpected Application Error!'

  test('has its English heading, and words of help in the language of the visitor', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await breakPage(page, '/es-es/quem-somos')
    await follow(page, 'es-es', 'layout.nav.about')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute('lang', 'en')
    await expect(page.getByText(text('es-es', 'error.unexpected.text'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  })

  test('keeps header and footer, so that the visitor can go on', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await breakPage(page, '/pt-br/quem-somos')
    await follow(page, 'pt-br', 'layout.nav.about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await follow(page, 'pt-br', 'layout.nav.contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
  })

  test('tries the page again on request', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await breakPage(page, '/es-es/quem-somos')
    await follow(page, 'es-es', 'layout.nav.about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.unroute('**/es-es/quem-somos')
    await page.getByRole('button', { name: text('es-es', 'error.unexpected.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
  })

  test('leads home', async ({ page, visit }) => {
    await visit('/en-us/contato')
    await breakPage(page, '/en-us/quem-somos')
    await follow(page, 'en-us', 'layout.nav.about')
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
    await follow(page, 'pt-br', 'layout.nav.about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
  })

  test('stands in for a page whose code throws', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await page.route('**/pt-br/servicos/apis', async (route) => {
      const html = await (await route.fetch()).text()
      await route.fulfill({ contentType: 'text/html', body: html.replace('"content":{', '"content":null,"broken":{') })
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('pt-br', 'services.apis.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
})

test.describe('Code that is gone since the page was opened', () => {
  test.use({ isContextShared: false })

  test('reloads the page that was asked for, once', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const loads = await losePageCode(page)
    await follow(page, 'en-us', 'layout.nav.about')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(page).toHaveURL('/en-us/quem-somos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
    expect(loads).toEqual(['/en-us/quem-somos'])
  })

  test('and stays gone leaves the page to be read and used without scripts, not reloaded again', async ({
    page,
    visit,
  }) => {
    await visit('/en-us/contato')
    const loads = await losePageCode(page, { forGood: true })
    await follow(page, 'en-us', 'layout.nav.about')
    await expect.poll(() => loads).toEqual(['/en-us/quem-somos'])
    await page.mouse.move(8, 8)
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
    expect(loads).toEqual(['/en-us/quem-somos'])
    await navigationLink(page, 'en-us', 'layout.nav.news').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'news.list.title'))
  })

  test('does not reload a form away when a link is merely pointed at', async ({ page, visit }) => {
    await visit('/es-es/contato')
    const name = page.getByRole('textbox', { name: text('es-es', 'contact.form.name.label') })
    await name.fill('Marina Quental')
    const loads = await losePageCode(page)
    const failure = page.waitForResponse((response) => response.status() === 404)
    await navigationLink(page, 'es-es', 'layout.nav.about').hover()
    await failure
    await page.waitForTimeout(300)
    await expect(name).toHaveValue('Marina Quental')
    expect(loads).toEqual([])
  })
})

function headingOf(address: string): string | undefined {
  return documentOf(address).querySelector('h1')?.textContent
}

function languageOf(address: string): string | undefined {
  return documentOf(address).querySelector('html')?.getAttribute('lang')
}

function internalLinks(address: string) {
  return documentOf(address)
    .querySelectorAll('a[href^="/"]:not([href*="."])')
    .map((link) => ({
      href: link.getAttribute('href') ?? '',
      hreflang: link.getAttribute('hreflang'),
      isLanguageLink: link.hasAttribute('lang'),
    }))
}

async function expectNotFound(request: APIRequestContext, path: string, locale: LocaleId) {
  const response = await request.get(path, { maxRedirects: 0 })
  const document = parse(await response.text())
  expect.soft(response.status(), path).toBe(404)
  expect.soft(document.querySelector('html')?.getAttribute('lang'), path).toBe(locales[locale].tag)
  expect.soft(document.querySelector('h1')?.textContent, path).toBe(text(locale, 'error.notFound.title'))
}

function navigationLink(page: Page, locale: LocaleId, name: MessageId) {
  const navigation = page.getByRole('navigation', { name: text(locale, 'layout.nav.label') })
  return navigation.getByRole('link', { name: text(locale, name), exact: true })
}

async function follow(page: Page, locale: LocaleId, name: MessageId) {
  await navigationLink(page, locale, name).click()
}

async function breakPage(page: Page, path: string) {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
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
