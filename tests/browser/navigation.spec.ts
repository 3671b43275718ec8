import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addressLike, documentOf } from '../built-site.ts'
import { at, type SitePath } from '../site-path.ts'
import { expect, test, text } from './fixtures.ts'
import { dropdowns, entry, fold, openMenu, phone, smallMenu } from './menus.ts'

test.describe('Language switcher', () => {
  const suffix = '?origem=teste&lista=1#conteudo'

  for (const path of ['/contato', '/noticias'] as const)
    test(`in header and footer of ${path} keeps path, query and fragment and swaps the locale`, async ({
      page,
      visit,
    }) => {
      await visit(`/pt-br${path}${suffix}`)
      const { languages } = dropdowns(page, 'pt-br')
      await languages.trigger.click()
      await languages.links.filter({ hasText: 'English' }).click()
      await expect(page).toHaveURL(at(`/en-us${path}${suffix}`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
      await expect(page).toHaveURL(at(`/es-es${path}${suffix}`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    })

  test.describe('on a small screen', () => {
    test.use({ viewport: phone })

    test('in the drawer keeps path, query and fragment and swaps the locale', async ({ page, visit }) => {
      await visit(`/es-es/servicos/apis${suffix}`)
      await openMenu(page, 'es-es')
      const languages = fold(page, 'es-es', 'layout.nav.language')
      await languages.trigger.click()
      await languages.links.filter({ hasText: 'Português' }).click()
      await expect(page).toHaveURL(at(`/pt-br/servicos/apis${suffix}`))
    })

    test('in the top panel keeps path, query and fragment and swaps the locale', async ({ page, visit }) => {
      await visit(`${addressLike('/es-es/noticias/ia-no-dia-a-dia')}${suffix}`)
      await openMenu(page, 'es-es')
      await smallMenu(page).getByRole('link', { name: 'English' }).click()
      await expect(page).toHaveURL(addressLike('/en-us/noticias/ia-no-dia-a-dia') + suffix)
    })
  })

  test('keeps query and fragment before the application has started, too', async ({ page }) => {
    const manifest = Object.values<{ file: string; name?: string }>(
      JSON.parse(readFileSync('dist/assets.json', 'utf8')),
    )
    for (const { file } of manifest.filter(({ name }) => name === 'application'))
      await page.route(`/${file}`, (route) => route.abort())
    await page.goto(at(`/pt-br/contato${suffix}`))
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(at(`/en-us/contato${suffix}`))
  })

  test('keeps up with the page: after a route change it leads to that page', async ({ page, visit }) => {
    await visit('/pt-br/contato?origem=teste')
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expect(page).toHaveURL(at('/pt-br/quem-somos'))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      at('/en-us/quem-somos'),
    )
  })
})

test.describe('Moving between pages', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('happens without a reload, in another language too', async ({ page, visit, complaints }) => {
    await visit('/pt-br/contato')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'about.hero.title'))
    await entry(page, 'pt-br', 'layout.nav.news').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'news.list.title'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'news.list.title'))
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('one page turns gently into the next; none does while the application takes over, nor at an anchor', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      let fades = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset.fades = String(++fades)
        return animate.apply(this, how)
      }
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const fades = () => page.evaluate(() => document.documentElement.dataset.fades)
    await visit('/pt-br/contrate')
    await page.getByRole('main').locator('a[href="#formulario"]').first().click()
    await expect(page).toHaveURL(at('/pt-br/contrate#formulario'))
    expect(await fades()).toBeUndefined()
    await entry(page, 'pt-br', 'layout.nav.news').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'news.list.title'))
    expect(await fades()).toBe('1')
  })

  test('head, graph and language follow, as if the page had been opened: also to a page that is not indexed, and back', async ({
    page,
    visit,
  }) => {
    await visit('/pt-br/noticias')
    await page
      .getByRole('main')
      .locator(`a[href^="${at('/pt-br/noticias/')}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${at('/pt-br/noticias/')}.`))
    const article = new URL(page.url()).pathname as SitePath
    await expectHeadOf(page, article)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
    await expectHeadOf(page, article.replace('pt-br', 'es-es') as SitePath)
    await visit('/en-us/obrigado')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en-us', 'thanks.back') })
      .click()
    await expectHeadOf(page, '/en-us')
    await page.goBack()
    await expectHeadOf(page, '/en-us/obrigado')
  })

  test('each route change scrolls to the top and moves the focus to the title', async ({ page, visit }) => {
    await visit('/en-us')
    const contact = page.getByRole('contentinfo').getByRole('link', { name: text('en-us', 'layout.nav.contact') })
    await contact.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await contact.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the back button returns to the page before, its head and language', { tag: '@more' }, async ({
    page,
    visit,
  }) => {
    await visit('/pt-br/contato')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expectHeadOf(page, '/en-us/contato')
    await entry(page, 'en-us', 'layout.nav.about').click()
    await expectHeadOf(page, '/en-us/quem-somos')
    await page.goBack()
    await expectHeadOf(page, '/en-us/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'contact.page.title'))
    await page.goBack()
    await expectHeadOf(page, '/pt-br/contato')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
    await page.goForward()
    await expectHeadOf(page, '/en-us/contato')
  })

  test('the back button returns to where the visitor was reading', { tag: '@more' }, async ({ page, visit }) => {
    await visit('/pt-br')
    const link = page.getByRole('main').getByRole('link', { name: text('pt-br', 'services.ai.title') })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'services.ai.title'))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'home.hero.title'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  test('a link opens in a new tab where the visitor asks for one', { tag: '@more' }, async ({ page, visit }) => {
    await visit('/pt-br/contato')
    const opened = page.context().waitForEvent('page')
    await entry(page, 'pt-br', 'layout.nav.about').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(at('/pt-br/quem-somos'))
    await expect(page).toHaveURL(at('/pt-br/contato'))
  })

  test('a link that is followed before the application has started leads on as well', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(at('/es-es/contato'))
    await entry(page, 'es-es', 'layout.nav.about').click()
    await expect(page).toHaveURL(at('/es-es/quem-somos'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
  })
})

test.describe('Links and cards lead to their page', { tag: '@more' }, () => {
  for (const [from, link] of [
    ['/en-us', `main section:first-of-type a[href="${at('/en-us/contato')}"]`],
    ['/en-us/quem-somos', `#servicos a[href="${at('/en-us/servicos/outsourcing')}"]`],
    ['/pt-br/servicos/design', `main a[href="${at('/pt-br/contato')}"]`],
    ['/en-us/inicio', `.splide__slide a[href="${at('/en-us/servicos/plataforma-web')}"]`],
    ['/es-es/noticias', `main a[href^="${at('/es-es/noticias/')}"]`],
    [addressLike('/pt-br/noticias/ia-no-dia-a-dia'), `main section a[href^="${at('/pt-br/noticias/')}"]`],
  ] as const)
    test(`${from}: ${link}`, async ({ page, visit }) => {
      await visit(from)
      const anchor = page.locator(link).first()
      const target = (await anchor.getAttribute('href')) ?? ''
      await anchor.click()
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        documentOf(target as SitePath).querySelector('h1')?.text ?? '',
      )
    })
})

test.describe('Links with a fragment', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('on the same page land below the top bar, each time', async ({ page, visit }) => {
    await visit('/en-us/quem-somos')
    for (const _ of [1, 2]) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name: text('en-us', 'about.hero.button') }).click()
      await expect(page).toHaveURL(at('/en-us/quem-somos#servicos'))
      await expectBelowHeader(page, '#servicos')
    }
  })

  test('into another page land below its top bar', async ({ page, visit }) => {
    await visit('/es-es/produtos-de-ia')
    await page.locator('main a[href*="#servicos"]').click()
    await expect(page).toHaveURL(at('/es-es/quem-somos#servicos'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('es-es', 'about.hero.title'))
    await expectBelowHeader(page, '#servicos')
  })

  test('that are opened as an address land below the top bar, on a small screen too', { tag: '@more' }, async ({
    page,
    visit,
  }) => {
    await visit('/pt-br/inicio#servicos')
    await expectBelowHeader(page, '#servicos')
    await visit('/es-es/fabrica-de-software#software-form')
    await expectBelowHeader(page, '#software-form')
    await page.setViewportSize(phone)
    await visit('/en-us#servicos')
    await expectBelowHeader(page, '#servicos')
  })

  test('lead back to the form from the banner below it', async ({ page, visit }) => {
    await visit('/en-us/contrate')
    await page.getByRole('link', { name: text('en-us', 'hire.expertise.button') }).click()
    await expectBelowHeader(page, '#formulario')
  })
})

/** What a document says of itself, in no order: React adds what is new at the end. */
const tags = [
  'html[lang]',
  'meta[name]:not([name=page-data])',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
]

/** Holds what the document says of itself against the file of the address. */
async function expectHeadOf(page: Page, address: SitePath) {
  await expect(page).toHaveURL(address)
  await expect(page).toHaveTitle(documentOf(address).querySelector('title')?.text ?? '')
  const built = tags
    .flatMap((selector) => documentOf(address).querySelectorAll(selector))
    .map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.getAttribute('lang') ?? tag.rawText)
  await expect
    .poll(() =>
      page.evaluate(
        (selectors) =>
          [...document.querySelectorAll(selectors.join())]
            .map(
              (tag) =>
                tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.getAttribute('lang') ?? tag.textContent,
            )
            .sort(),
        tags,
      ),
    )
    .toEqual(built.sort())
}

/** The target of a fragment begins right below the sticky header, not behind it. */
async function expectBelowHeader(page: Page, target: string) {
  const distance = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const place = await page.locator(target).boundingBox()
    return Number(place?.y) - Number(header?.y) - Number(header?.height)
  }
  await expect.poll(distance).toBeLessThanOrEqual(48)
  expect(await distance()).toBeGreaterThanOrEqual(0)
}
