import type { Page } from 'playwright/test'
import { addressLike, documentOf, one, words } from '../site/built-site.ts'
import { at, type SitePath } from '../site/site-path.ts'
import { expect, hydrated, test, text } from './helpers/fixtures.ts'
import { entry, fold, phone } from './helpers/menus.ts'

test.describe('The language switcher keeps path, query and fragment and changes the language', () => {
  const suffix = '?utm_campaign=120247103250460643&gclid=662E41&a=1&a=2&b=%2B+x#conteudo'

  test('in header and footer of both layouts', async ({ page, visit }) => {
    for (const path of ['/contato', '/noticias'] as const) {
      await visit(`/pt-br${path}${suffix}`)
      const languages = fold(page, 'pt-br', 'layout.nav.language')
      await languages.trigger.click()
      await languages.links.filter({ hasText: 'English' }).click()
      await expect(page).toHaveURL(at(`/en-us${path}${suffix}`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
      await expect(page).toHaveURL(at(`/es-es${path}${suffix}`))
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    }
  })

  test('on the business card, which then offers the contact file', async ({ page, visit }) => {
    const address = addressLike('/contato-helena')
    await visit(`${address}${suffix}`)
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL(`/es-es${address}${suffix}`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: text('es-es', 'businessCard.link.save') }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.vcf$/)
    expect(download.url()).toMatch(/^data:text\/vcard/)
  })
})

test.describe('A page change', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('needs no reload; head and language are updated in both directions as if each page had been opened', async ({
    page,
    visit,
    consoleErrors,
  }) => {
    const footer = page.getByRole('contentinfo')
    await visit('/en-us/obrigado')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await entry(page, 'en-us', 'layout.nav.home').click()
    await expectHeadOf(page, '/en-us')
    await page.goBack()
    await expectHeadOf(page, '/en-us/obrigado')
    await page.goForward()
    await entry(page, 'en-us', 'layout.nav.news').click()
    await expectHeadOf(page, '/en-us/noticias')
    await page
      .getByRole('main')
      .locator(`a[href^="${at('/en-us/noticias/')}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${at('/en-us/noticias/')}.`))
    const article = new URL(page.url()).pathname as SitePath
    await expectHeadOf(page, article)
    // The language links were updated by the page change.
    await footer.getByRole('link', { name: 'Español' }).click()
    await expectHeadOf(page, article.replace('en-us', 'es-es') as SitePath)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expectHeadOf(page, article)
    await page.goBack()
    await expectHeadOf(page, '/en-us/noticias')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(consoleErrors).toEqual([])
  })

  test('scrolls to the top of the new page and announces its title; going back restores place and focus', async ({
    page,
    visit,
  }) => {
    await visit('/pt-br')
    const title = page.getByRole('heading', { level: 1 })
    const service = addressLike('/pt-br/servicos/inteligencia-artificial')
    const link = page.getByRole('main').locator(`a[href="${service}"]`).first()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    // The router records the position up to 0.1 s after scrolling.
    await page.waitForTimeout(500)
    await link.press('Enter')
    await expect(title).toHaveText(words(one(documentOf(service), 'h1')))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(title).toBeFocused()
    await page.goBack()
    await expect(title).toHaveText(text('pt-br', 'home.hero.title'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await expect(link).toBeFocused()
  })

  test('is not what another script makes of the address; a link to the page itself leads to its top', async ({
    page,
    visit,
  }) => {
    await visit('/pt-br')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await page.evaluate(() => history.replaceState(null, '', '?tag=1'))
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(1500)
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${at('/pt-br/quem-somos')}"]`)
      .press('Enter')
    await expect(page).toHaveURL(at('/pt-br/quem-somos'))
    await page.goBack()
    await expect(page).toHaveURL(`${at('/pt-br')}?tag=1`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${at('/pt-br')}"]`)
      .first()
      .click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await entry(page, 'pt-br', 'layout.nav.home').click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('keeps what was unfolded for the way back', async ({ page, visit }) => {
    await visit('/pt-br/respostas')
    const answer = page.locator('main details').nth(2)
    await answer.locator('summary').click()
    await entry(page, 'pt-br', 'layout.nav.about').click()
    await expect(page).toHaveURL(at('/pt-br/quem-somos'))
    await page.goBack()
    await expect(answer).toHaveAttribute('open')
  })

  test('to a fragment scrolls below the header: on the same page, on another, and when opened directly', async ({
    page,
    visit,
  }) => {
    for (const [address, link, target] of [
      ['/es-es/produtos-de-ia', 'main a[href*="#servicos"]', '#servicos'],
      ['/en-us/quem-somos', 'main a[href="#servicos"]', '#servicos'],
      ['/en-us/contrate', 'main section ~ section a[href="#formulario"]', '#formulario'],
    ] as const) {
      await visit(address)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await page.locator(link).first().click()
      await expect(page).toHaveURL(new RegExp(target))
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
      await expectBelowHeader(page, target)
      await page.keyboard.press('Tab')
      await expect(page.locator(`${target} *:focus`), 'focus goes on from there').toHaveCount(1)
    }
    const choices = '/pt-br/politica-de-privacidade#escolhas'
    await visit('/pt-br/politica-de-privacidade')
    for (const time of ['first', 'second']) {
      await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
      await page.locator(`footer a[href="${choices}"]:not([lang])`).press('Enter')
      await expectBelowHeader(page, '#escolhas')
      await page.keyboard.press('Tab')
      await expect(page.locator('#escolhas *:focus'), time).toHaveCount(1)
    }
    // A click on words takes the focus nowhere else.
    await page.locator('main h2').last().click()
    await page.keyboard.press('Tab')
    await expect(page.locator('main section:last-of-type *:focus, footer *:focus')).toHaveCount(1)
    await page.setViewportSize(phone)
    await visit('/en-us#servicos')
    await expectBelowHeader(page, '#servicos')
    // A visitor who has left the part before scripts come stays there.
    await page.addInitScript(() =>
      addEventListener('load', () => setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }))),
    )
    await page.goto('/en-us/contrate#formulario')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

/** What is compared of two heads, without its order, because React appends new tags. */
const tags = ['html[lang]', 'meta[name]', 'meta[property]', 'link[rel=canonical]', 'link[rel=alternate]']

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

/** The sticky header must not cover the target of a fragment. */
async function expectBelowHeader(page: Page, target: string) {
  const distance = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const place = await page.locator(target).boundingBox()
    return Number(place?.y) - Number(header?.y) - Number(header?.height)
  }
  await expect.poll(distance).toBeLessThanOrEqual(48)
  expect(await distance()).toBeGreaterThanOrEqual(0)
}
