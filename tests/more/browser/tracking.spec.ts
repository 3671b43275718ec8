import type { BrowserContext, Page } from 'playwright/test'
import { acceptCookies, expect, hydrated, text } from '../../browser/helpers/fixtures.ts'
import { contact, fillIn, submitOf, thanksTitle } from '../../browser/helpers/forms.ts'
import { addressLike } from '../../site/built-site.ts'
import { at } from '../../site/site-path.ts'
import { settings, test } from './configured.ts'

const tagManagerIds = settings.VITE_GTM_IDS.split(',')
const scripts = [
  'https://connect.facebook.net/en_US/fbevents.js',
  ...tagManagerIds.map((id) => `https://www.googletagmanager.com/gtm.js?id=${id}`),
]

test('before consent, no page, banner or page change sends a request to another host', async ({ context, page }) => {
  const asked = await watchOthers(context)
  for (const path of [
    '/en-us/inicio',
    '/es-es/contato',
    '/pt-br/obrigado',
    '/en-us/noticias',
    addressLike('/contato-helena'),
    '/en-us',
  ] as const) {
    await page.goto(at(path))
    await hydrated(page)
  }
  await expect(banner(page)).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en-us', 'layout.nav.about') })
    .click()
  await expect(page).toHaveURL(at('/en-us/quem-somos'))
  expect(asked).toEqual([])
})

test('Global Privacy Control overrides stored consent', async ({ context, page }) => {
  const asked = await watchOthers(context)
  await acceptCookies(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(at('/pt-br/politica-de-privacidade'))
  await hydrated(page)
  await expect(page.locator('#escolhas')).toContainText(text('pt-br', 'consent.choices.browser'))
  expect(asked).toEqual([])
})

test('accepting loads both containers and the pixel and reports the page view to them', async ({
  context,
  page,
  consoleErrors,
}) => {
  const asked = await watchOthers(context)
  await page.goto(at('/es-es/contato?utm_source=a#form'))
  await hydrated(page)
  await banner(page).getByRole('button').click()
  await expect.poll(() => [...asked].sort()).toEqual(scripts)
  await expect.poll(() => reports(page)).toEqual([[at('/es-es/contato')], [at('/es-es/contato')]])
  expect(consoleErrors).toEqual([])
})

test('with stored consent, each page change is reported once, with its path', async ({ context, page, visit }) => {
  const asked = await watchOthers(context)
  await visit('/pt-br')
  await expect.poll(() => asked.length).toBe(3)
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('pt-br', 'layout.nav.about') })
    .click()
  await expect(page).toHaveURL(at('/pt-br/quem-somos'))
  await page.locator('a[href="#servicos"]').first().click()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/pt-br')
  const paths = ['/pt-br', at('/pt-br/quem-somos'), '/pt-br']
  await expect.poll(() => reports(page)).toEqual([paths, paths])
  expect(asked.length).toBe(3)
})

test('a sent request is one conversion that contains nothing of the request', async ({ context, page, visit }) => {
  await watchOthers(context)
  await page.route('**/api/mail/contact', (route) =>
    route.fulfill({
      status: 202,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )
  await visit('/pt-br/contato')
  await fillIn(page, contact)
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  const conversions = () => layerOf(page).then((layer) => layer.filter(({ event }) => event === 'generate_lead').length)
  await expect.poll(conversions).toBe(1)
  const everything = JSON.stringify([await layerOf(page), await page.evaluate(() => window.fbq?.queue), page.url()])
  for (const value of Object.values(contact)) expect(everything).not.toContain(value)
  await page.reload()
  await hydrated(page)
  await expect
    .poll(() => layerOf(page))
    .toContainEqual(expect.objectContaining({ event: 'page_view', page_path: at('/pt-br/obrigado') }))
  expect(await conversions()).toBe(0)
})

test('blocked or broken scripts break nothing', async ({ context, page, visit }) => {
  await context.route(isOther, (route) =>
    route.request().url().includes('fbevents') ? route.fulfill({ body: 'throw new Error("broken")' }) : route.abort(),
  )
  await visit('/en-us')
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en-us', 'layout.nav.about') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en-us', 'about.hero.title'))
})

test('the footer leads to withdrawing consent, which stops loading and deletes cookies', async ({
  context,
  page,
  configuredOrigin,
}) => {
  const asked = await watchOthers(context)
  await context.addCookies([{ name: '_ga', value: '1', url: configuredOrigin }])
  await page.goto(addressLike('/es-es/servicos/apis'))
  await hydrated(page)
  await banner(page).getByRole('button').click()
  await expect.poll(() => asked.length).toBe(3)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('es-es', 'layout.footer.choices') })
    .click()
  const choices = page.locator('#escolhas')
  await expect(choices).toBeInViewport()
  await Promise.all([
    page.waitForEvent('load'),
    choices.getByRole('button', { name: text('es-es', 'consent.choices.withdraw') }).click(),
  ])
  await hydrated(page)
  await expect(choices.getByText(text('es-es', 'consent.choices.open'))).toBeVisible()
  expect(asked.length).toBe(3)
  expect(await context.cookies()).toEqual([])
  await expect(banner(page)).toBeVisible()
})

const isOther = (url: URL) => url.hostname !== 'localhost' && url.protocol.startsWith('http')

/** Answers all requests to other hosts. @returns their addresses, a list that grows */
async function watchOthers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(isOther, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

function banner(page: Page) {
  return page.locator('.consent-banner')
}

/** The page views reported to the containers and the pixel. */
function reports(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => [
    (window.dataLayer as Record<string, unknown>[])
      .filter(({ event }) => event === 'page_view')
      .map(({ page_path }) => page_path),
    (window.fbq?.queue ?? [])
      .filter(([, event]) => event === 'PageView')
      .map(([, , values]) => (values as { path: string }).path),
  ])
}

function layerOf(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])))
}
