import { existsSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import type { Locator, Page } from 'playwright/test'
import type { MessageId } from '../../locales/message-id.ts'
import { serviceSlugs } from './reading.ts'
import { addresses, documentOf, expect, type LocaleId, localeIds, locales, settled, test, text } from './site.ts'

const serviceIds = ['web', 'mobile', 'softwareMaintenance', 'outsourcing', 'apis', 'design', 'ai'] as const
type ServiceId = (typeof serviceIds)[number]
const standardPaths = [
  '/inicio',
  '/sobre',
  '/contato',
  '/obrigado',
  '/politica-de-privacidade',
  '/servicos/apis',
  '/404',
]
const alternativePaths = [
  '',
  '/quem-somos',
  '/noticias',
  '/noticias/ia-e-empresas-podcast',
  '/produtos-de-ia',
  '/inteligencia-artificial',
  '/fabrica-de-software',
  '/contrate',
]
const cards = addresses.filter((address) => address.endsWith('/contato-helena'))
const pages = addresses.filter((address) => !cards.includes(address))

test.describe('Layout on every page', () => {
  test('top bar, content area and footer, in this order', () => {
    for (const address of pages) {
      const parts = documentOf(address).querySelectorAll('header, main, footer')
      expect.soft(parts.map(({ tagName }) => tagName).join(' '), address).toMatch(/^HEADER MAIN( HEADER)* FOOTER$/)
    }
  })

  test('the business card has a top bar and its content', () => {
    for (const address of cards)
      expect(documentOf(address).querySelectorAll('body > header, body > main, body > footer')).toHaveLength(2)
  })

  test('one heading says what the page is', () => {
    for (const address of addresses) expect.soft(documentOf(address).querySelectorAll('h1'), address).toHaveLength(1)
  })

  test('the logo leads to the home in the active locale, from top bar and footer', () => {
    for (const address of pages) {
      const locale = localeIds.find((id) => address.split('/')[1] === id) ?? 'pt-br'
      for (const part of ['header', 'footer']) {
        const logo = documentOf(address).querySelector(`${part} a:has(img[src="/art/logo.svg"])`)
        expect.soft(logo?.getAttribute('href'), address).toBe(`/${locale}`)
        expect.soft(logo?.querySelector('img')?.getAttribute('alt')).toBe(text(locale, 'layout.logo.alt'))
      }
    }
  })

  test('the top bar stays in sight while scrolling, in both variants', async ({ page, visit }) => {
    for (const path of ['/pt-br', '/pt-br/inicio']) {
      await visit(path)
      await page.mouse.wheel(0, 1500)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('Standard header', () => {
  test('stands on the standard home and about, the service pages, contact, thank-you, privacy and unknown addresses', () => {
    for (const locale of localeIds)
      for (const path of standardPaths) expect.soft(hasServicesMenu(`/${locale}${path}`), path).toBe(true)
  })

  test('is a bar with a green gradient', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const ground = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundImage)
    const [, red, green, blue] = /^linear-gradient\(.*?rgb\((\d+), (\d+), (\d+)\)/.exec(ground)?.map(Number) ?? []
    expect(green).toBeGreaterThan(Math.max(Number(red), Number(blue)))
  })

  test('its content is at most 1048 px wide', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await page.setViewportSize({ width: 1920, height: 800 })
    expect(await widthsOf(page)).toEqual([1048, 1048])
  })

  test('its menu offers home, about, services, contact and languages', async ({ page, visit }) => {
    await visit('/es-es/contato')
    const entries = mainNavigation(page, 'es-es').getByRole('list').first().locator('> li')
    await expect(entries).toHaveText([
      text('es-es', 'layout.nav.home'),
      text('es-es', 'layout.nav.about'),
      new RegExp(`^${text('es-es', 'layout.nav.services')}`),
      text('es-es', 'layout.nav.contact'),
      new RegExp(`^${text('es-es', 'layout.nav.language')}`),
    ])
  })

  test('its menu leads to home, about and contact in the active locale', () => {
    for (const locale of localeIds)
      expect(linksOf(desktopMenu(`/${locale}/contato`), ':not(details *)')).toEqual([
        [text(locale, 'layout.nav.home'), `/${locale}`],
        [text(locale, 'layout.nav.about'), `/${locale}/quem-somos`],
        [text(locale, 'layout.nav.contact'), `/${locale}/contato`],
      ])
  })

  test('its services dropdown lists each service with title and description', () => {
    for (const locale of localeIds)
      expect(linksOf(desktopMenu(`/${locale}/contato`), '[href*="/servicos/"]')).toEqual(
        serviceIds.map((id) => [
          text(locale, `services.${id}.title`) + text(locale, `services.${id}.description`),
          `/${locale}/servicos/${serviceSlugs[id]}`,
        ]),
      )
  })

  test('the page on show is marked in its menu', () => {
    for (const locale of localeIds) {
      const marked = desktopMenu(`/${locale}/contato`)?.querySelectorAll('a[aria-current=page]:not([lang])')
      expect(marked?.map((link) => link.textContent)).toEqual([text(locale, 'layout.nav.contact')])
    }
  })

  test('its drawer offers home, about, services, contact and languages', () => {
    for (const locale of localeIds) {
      const drawer = documentOf(`/${locale}/contato`).querySelector('header [popover]')
      expect(linksOf(drawer)).toEqual([
        [text(locale, 'layout.nav.home'), `/${locale}`],
        [text(locale, 'layout.nav.about'), `/${locale}/quem-somos`],
        ...serviceIds.map((id) => [text(locale, `services.${id}.title`), `/${locale}/servicos/${serviceSlugs[id]}`]),
        [text(locale, 'layout.nav.contact'), `/${locale}/contato`],
        ...localeIds.map((id) => [locales[id].name, `/${id}/contato`]),
      ])
      expect(drawer?.querySelectorAll('summary').map((summary) => summary.textContent)).toEqual([
        text(locale, 'layout.nav.services'),
        text(locale, 'layout.nav.language'),
      ])
    }
  })

  test('the drawer takes the place of the menu on small screens', async ({ page, visit }) => {
    await visit('/pt-br/contato')
    await expectMenuButtonFrom(page, { small: 1024, wide: 1025 })
  })
})

test.describe('Alternative header', () => {
  test('stands on the alternative home and about, news, articles, AI products and the landing pages', () => {
    for (const locale of localeIds)
      for (const path of alternativePaths) expect.soft(hasServicesMenu(`/${locale}${path}`), path).toBe(false)
  })

  test('its content is at most 1552 px wide', async ({ page, visit }) => {
    await visit('/es-es/noticias')
    await page.setViewportSize({ width: 1920, height: 800 })
    expect(await widthsOf(page)).toEqual([1552, 1552])
  })

  test('leads to home, about, news and AI products in the active locale', () => {
    for (const locale of localeIds)
      for (const menu of [desktopMenu(`/${locale}/noticias`), topPanel(`/${locale}/noticias`)])
        expect(linksOf(menu).slice(0, 4)).toEqual([
          [text(locale, 'layout.nav.home'), `/${locale}`],
          [text(locale, 'layout.nav.about'), `/${locale}/quem-somos`],
          [text(locale, 'layout.nav.news'), `/${locale}/noticias`],
          [text(locale, 'layout.nav.aiProducts'), `/${locale}/produtos-de-ia`],
        ])
  })

  test('its top panel takes the place of the menu on small screens', async ({ page, visit }) => {
    await visit('/en-us/noticias')
    await expectMenuButtonFrom(page, { small: 1024, wide: 1025 })
  })
})

test.describe('Language switcher', () => {
  const navigations = [
    { name: 'the menu of the standard header', path: '/contato', selector: 'header nav' },
    { name: 'the drawer', path: '/contato', selector: 'header [popover]' },
    { name: 'the menu of the alternative header', path: '/noticias', selector: 'header nav' },
    { name: 'the top panel', path: '/noticias', selector: 'header [popover]' },
    { name: 'the standard footer', path: '/contato', selector: 'footer' },
    { name: 'the variant footer', path: '/noticias', selector: 'footer' },
    { name: 'the business card', path: '/contato-helena', selector: 'header nav' },
  ]
  for (const { name, path, selector } of navigations)
    test(`${name} offers three languages, each with its flag and its own name`, () => {
      for (const locale of localeIds) {
        const links = documentOf(`/${locale}${path}`).querySelector(selector)?.querySelectorAll('a[lang]') ?? []
        expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
          ['Português', 'pt-BR'],
          ['English', 'en-US'],
          ['Español', 'es-ES'],
        ])
        expect(links.map((link) => link.querySelector('img')?.getAttribute('alt'))).toEqual([
          text(locale, 'ui.flag.ptBr'),
          text(locale, 'ui.flag.enUs'),
          text(locale, 'ui.flag.esEs'),
        ])
        for (const link of links)
          expect(existsSync(`dist/client${link.querySelector('img')?.getAttribute('src')}`)).toBe(true)
      }
    })

  test('keeps the path and swaps the locale alone, on every page that has the locale in its address', () => {
    for (const address of addresses.filter((path) => localeIds.some((id) => path.split('/')[1] === id))) {
      if (address.includes('/ia-noticia') || address.endsWith('/404')) continue
      for (const link of documentOf(address).querySelectorAll('a[lang]')) {
        const locale = localeIds.find((id) => locales[id].tag === link.getAttribute('lang'))
        expect.soft(link.getAttribute('href'), address).toBe(address.replace(/^\/[^/]+/, `/${locale}`))
      }
    }
  })

  test('adds the locale where the address has none', () => {
    expect(languageHrefs('/')).toEqual(localeIds.map((locale) => `/${locale}`))
    expect(languageHrefs('/contato-helena')).toEqual(localeIds.map((locale) => `/${locale}/contato-helena`))
  })

  test('of pages that are Portuguese only, or unknown, leads to the homes', () => {
    for (const address of addresses.filter((path) => path.includes('ia-noticia') || path.endsWith('/404')))
      expect(languageHrefs(address), address).toEqual(localeIds.map((locale) => `/${locale}`))
  })

  test('says which language is being read', () => {
    for (const address of addresses) {
      const document = documentOf(address)
      const current = document.querySelectorAll('a[lang][aria-current=page]').map((link) => link.getAttribute('lang'))
      expect.soft([...new Set(current)], address).toEqual([document.querySelector('html')?.getAttribute('lang')])
    }
  })
})

test.describe('Footer', () => {
  test('describes the company in the language of the page', () => {
    for (const locale of localeIds)
      for (const path of ['/contato', '/noticias'])
        expect(footerOf(`/${locale}${path}`).textContent).toContain(text(locale, 'layout.footer.description'))
  })

  test('links to photo sharing, video sharing, messaging chat, social network and X', () => {
    for (const locale of localeIds)
      for (const path of ['/contato', '/noticias']) {
        const links = footerOf(`/${locale}${path}`).querySelectorAll('a[href^="https://"]')
        expect(links.map((link) => [link.getAttribute('aria-label'), hostOf(link)])).toEqual([
          [text(locale, 'layout.footer.social.instagram'), 'www.instagram.com'],
          [text(locale, 'layout.footer.social.youtube'), 'www.youtube.com'],
          [text(locale, 'layout.footer.social.whatsapp'), 'wa.me'],
          [text(locale, 'layout.footer.social.facebook'), 'www.facebook.com'],
          [text(locale, 'layout.footer.social.x'), 'x.com'],
        ])
      }
  })

  test('its data-protection badge opens the certificate in a new tab', async ({ request }) => {
    for (const locale of localeIds)
      for (const path of ['/contato', '/noticias']) {
        const badge = footerOf(`/${locale}${path}`).querySelector('a[href="/certificados/lgpd.jpeg"]')
        expect(badge?.getAttribute('target')).toBe('_blank')
        expect(badge?.querySelector('img')?.getAttribute('alt')).toBe(text(locale, 'layout.footer.badge'))
      }
    const certificate = await request.get('/certificados/lgpd.jpeg')
    expect(certificate.headers()['content-type']).toBe('image/jpeg')
  })

  test('the copyright line names the year of the build, the same in both footers', () => {
    const year = new Date().getFullYear()
    for (const locale of localeIds)
      for (const path of ['/contato', '/noticias'])
        expect(footerOf(`/${locale}${path}`).textContent).toContain(text(locale, 'layout.footer.copyright', { year }))
  })

  test('its navigation column leads to home, about, contact and privacy policy', () => {
    for (const locale of localeIds)
      for (const path of ['/contato', '/noticias'])
        expect(columnOf(`/${locale}${path}`, text(locale, 'layout.footer.navigation'))).toEqual([
          [text(locale, 'layout.nav.home'), `/${locale}`],
          [text(locale, 'layout.nav.about'), `/${locale}/quem-somos`],
          [text(locale, 'layout.nav.contact'), `/${locale}/contato`],
          [text(locale, 'layout.footer.privacy'), `/${locale}/politica-de-privacidade`],
        ])
  })

  test('leads to the place where consent can be taken back', () => {
    for (const locale of localeIds)
      for (const path of ['/contato', '/noticias'])
        expect(linksOf(footerOf(`/${locale}${path}`)), path).toContainEqual([
          text(locale, 'layout.footer.choices'),
          `/${locale}/politica-de-privacidade#escolhas`,
        ])
  })

  test('its services column leads to every service', () => {
    for (const locale of localeIds)
      for (const path of standardPaths)
        expect(columnOf(`/${locale}${path}`, text(locale, 'layout.footer.services')), path).toEqual(
          serviceLinks(locale, [...serviceIds]),
        )
  })

  test('its languages column leads to the same page in each language', () => {
    for (const locale of localeIds)
      for (const path of ['/contato', '/servicos/apis', '/noticias'])
        expect(columnOf(`/${locale}${path}`, text(locale, 'layout.footer.languages'))).toEqual(
          localeIds.map((id) => [locales[id].name, `/${id}${path}`]),
        )
  })

  test('the variant footer lists web, mobile, design and maintenance', () => {
    for (const locale of localeIds)
      for (const path of alternativePaths)
        expect(columnOf(`/${locale}${path}`, text(locale, 'layout.footer.services')), path).toEqual(
          serviceLinks(locale, ['web', 'mobile', 'design', 'softwareMaintenance']),
        )
  })

  test('the variant footer has a contact button', () => {
    for (const locale of localeIds)
      for (const path of alternativePaths)
        expect(linksOf(footerOf(`/${locale}${path}`)), path).toContainEqual([
          text(locale, 'layout.footer.contact'),
          `/${locale}/contato`,
        ])
  })
})

test.describe('Privacy-consent banner', () => {
  test.use({ isContextShared: false })

  test('appears after one second, not before', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/pt-br/contato?origem=teste')
    await settled(page)
    await page.clock.runFor(999)
    await expect(banner(page, 'pt-br')).toBeHidden()
    await page.clock.runFor(1)
    await expect(banner(page, 'pt-br')).toBeVisible()
  })

  test('has its text, a link to the privacy policy and a single button, in each language', async ({ page }) => {
    for (const locale of localeIds) {
      await openBanner(page, `/${locale}/obrigado`)
      await expect(banner(page, locale)).toContainText(text(locale, 'consent.text'))
      const policy = banner(page, locale).getByRole('link')
      await expect(policy).toHaveAttribute('href', `/${locale}/politica-de-privacidade`)
      await expect(banner(page, locale).getByRole('button')).toHaveText(text(locale, 'consent.accept'))
    }
  })

  test('is fixed at the bottom of the window', async ({ page }) => {
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
    await banner(page, 'en-us').getByRole('button').click()
    await expect(banner(page, 'en-us')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('@tecto:cookies-accepted'))).toBe('true')
    await mainNavigation(page, 'en-us')
      .getByRole('link', { name: text('en-us', 'layout.nav.about') })
      .click()
    await expect(page).toHaveURL('/en-us/quem-somos')
    await page.clock.runFor(2000)
    await expect(banner(page, 'en-us')).toBeHidden()
    await page.goto('/en-us/contato?origem=teste')
    await settled(page)
    await page.clock.runFor(2000)
    await expect(banner(page, 'en-us')).toBeHidden()
  })

  test('stays hidden where the stored flag equals true', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('@tecto:cookies-accepted', 'true'))
    await page.clock.install()
    await page.goto('/es-es/contato?origem=teste')
    await settled(page)
    await page.clock.runFor(5000)
    await expect(banner(page, 'es-es')).toBeHidden()
  })

  test('appears where something else is stored', async ({ page }) => {
    for (const flag of ['false', '1', '']) {
      await page.addInitScript((value) => localStorage.setItem('@tecto:cookies-accepted', value), flag)
      await openBanner(page, '/es-es/contato')
    }
  })

  test('stays away from the business card', async ({ page }) => {
    await page.clock.install()
    for (const address of ['/contato-helena', '/en-us/contato-helena']) {
      await page.goto(`${address}?origem=teste`)
      await settled(page)
      await page.clock.runFor(5000)
      await expect(page.getByRole('button')).toHaveCount(0)
    }
  })

  test('stays through a route change until it is answered', async ({ page }) => {
    await openBanner(page, '/pt-br/contato')
    await banner(page, 'pt-br').getByRole('link').click()
    await expect(page).toHaveURL('/pt-br/politica-de-privacidade')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'layout.footer.privacy'))
    await expect(banner(page, 'pt-br')).toBeVisible()
  })

  test('is no part of the HTML, so that a visitor without scripts is not asked', () => {
    for (const address of addresses)
      expect(documentOf(address).querySelector('body')?.textContent).not.toMatch(
        new RegExp(localeIds.map((locale) => text(locale, 'consent.accept')).join('|')),
      )
  })
})

/** The links of a part of a page: what each says, and where it leads. */
function linksOf(part: HTMLElement | null | undefined, selector = ''): string[][] {
  return (part?.querySelectorAll(`a${selector}`) ?? []).map((link) => [
    link.textContent,
    link.getAttribute('href') ?? '',
  ])
}

function desktopMenu(address: string) {
  return documentOf(address).querySelector('header nav')
}

function topPanel(address: string) {
  return documentOf(address).querySelector('header [popover] nav')
}

function hasServicesMenu(address: string): boolean {
  return linksOf(desktopMenu(address), '[href*="/servicos/"]').length > 0
}

function footerOf(address: string): HTMLElement {
  const footer = documentOf(address).querySelector('body > footer')
  if (!footer) throw new Error(`${address} has no footer.`)
  return footer
}

function columnOf(address: string, title: string): string[][] {
  const columns = footerOf(address).querySelectorAll('nav')
  return linksOf(columns.find((column) => column.querySelector('h2')?.textContent === title))
}

function serviceLinks(locale: LocaleId, ids: ServiceId[]): string[][] {
  return ids.map((id) => [text(locale, `services.${id}.title`), `/${locale}/servicos/${serviceSlugs[id]}`])
}

function languageHrefs(address: string): (string | undefined)[] {
  const navigation = documentOf(address).querySelector('header nav')
  return (navigation?.querySelectorAll('a[lang]') ?? []).map((link) => link.getAttribute('href'))
}

function hostOf(link: HTMLElement): string {
  return new URL(link.getAttribute('href') ?? '').host
}

function mainNavigation(page: Page, locale: LocaleId): Locator {
  return page.getByRole('navigation', { name: text(locale, 'layout.nav.label') })
}

/** How wide the content of top bar and footer is. */
async function widthsOf(page: Page): Promise<number[]> {
  const parts = [page.getByRole('banner'), page.getByRole('contentinfo')]
  const boxes = await Promise.all(parts.map((part) => part.locator('> div').first().boundingBox()))
  return boxes.map((box) => box?.width ?? 0)
}

async function expectMenuButtonFrom(page: Page, { small, wide }: { small: number; wide: number }) {
  const button = page.getByRole('banner').getByRole('button')
  const menu = page.getByRole('banner').getByRole('navigation')
  await page.setViewportSize({ width: small, height: 800 })
  await expect(button).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: wide, height: 800 })
  await expect(button).toBeHidden()
  await expect(menu).toBeVisible()
}

function banner(page: Page, locale: LocaleId): Locator {
  return page.getByRole('region', { name: text(locale, 'consent.label' satisfies MessageId) })
}

/** Opens an address and lets the time pass that the banner waits. */
async function openBanner(page: Page, address: string) {
  const locale = address.split('/')[1] as LocaleId
  await page.clock.install()
  await page.goto(`${address}?origem=teste`)
  await settled(page)
  await page.clock.runFor(1000)
  await expect(banner(page, locale)).toBeVisible()
}
