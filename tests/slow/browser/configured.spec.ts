import type { BrowserContext, Page } from 'playwright/test'
import { createListener } from '../../../server/site/site-listener.ts'
import { test as base, expect, hydrated, text } from '../../browser/helpers/fixtures.ts'
import { contact, fillIn, lead, submitOf, thanksTitle } from '../../browser/helpers/forms.ts'
import { buildElsewhere } from '../../programs/build-elsewhere.ts'
import { serve } from '../../server/serve.ts'
import { addressLike } from '../../site/built-site.ts'
import { at } from '../../site/site-path.ts'

// What only a build with settings does: measurement, and a domain for each language.

const settings = {
  VITE_MAIL_URL: 'https://mail.example',
  VITE_DOMAIN_PT: 'tecto.example',
  VITE_DOMAIN_EN: 'tecto-software.example',
  VITE_GTM_IDS: 'GTM-ONE1,GTM-TWO2',
  VITE_META_PIXEL_ID: '1234567890',
}

const test = base.extend<object, { configuredOrigin: string }>({
  configuredOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use) => {
      const folder = 'test-results/configured'
      buildElsewhere(settings, folder)
      const site = await serve(createListener(folder))
      await use(site.origin)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ configuredOrigin }, use) => use(configuredOrigin),
})

// One worker builds the site once.
test.describe.configure({ mode: 'default' })

const scripts = [
  'https://connect.facebook.net/en_US/fbevents.js',
  ...settings.VITE_GTM_IDS.split(',').map((id) => `https://www.googletagmanager.com/gtm.js?id=${id}`),
]

test('before consent no page asks another host for anything; accepting loads all scripts, and each page view is reported once', async ({
  context,
  page,
}) => {
  const asked = await watchOthers(context)
  for (const path of [at('/pt-br/obrigado'), addressLike('/contato-helena'), at('/pt-br')]) {
    await page.goto(path)
    await hydrated(page)
  }
  await expect(banner(page)).toBeVisible()
  expect(asked).toEqual([])
  await banner(page).getByRole('button').click()
  await expect.poll(() => [...asked].sort()).toEqual(scripts)
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
  expect(asked).toHaveLength(3)
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

/** Answers for two domains, as a static host does. */
async function openDomains(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.hostname.endsWith('.example'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ response: await route.fetch({ url: origin + pathname }) })
    },
  )
}

for (const [what, status, thanks] of [
  ['a request that waits keeps its visitor there', 503, 'https://tecto-software.example/en-us/obrigado'],
  ['one that has arrived', 202, 'https://tecto.example/pt-br/obrigado'],
] as const)
  test(`from the domain of another language, a conversion is reported once: ${what}`, async ({
    context,
    page,
    configuredOrigin,
  }) => {
    await watchOthers(context)
    await openDomains(context, configuredOrigin)
    await page.route('**/api/mail/contact', (route) =>
      route.fulfill({ status, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }),
    )
    let conversions = 0
    await page.exposeFunction('onConversion', () => {
      conversions += 1
    })
    await page.addInitScript(() => {
      const layer: object[] = []
      layer.push = (entry: object) => {
        if ('event' in entry && entry.event === 'generate_lead')
          (window as { onConversion?: () => void }).onConversion?.()
        return Array.prototype.push.call(layer, entry)
      }
      Object.assign(window, { dataLayer: layer })
    })
    await page.goto('https://tecto-software.example/en-us/contrate')
    await hydrated(page)
    await banner(page).getByRole('button').click()
    await fillIn(page, lead)
    await submitOf(page).click()
    await expect(page).toHaveURL(thanks)
    await hydrated(page)
    await expect.poll(() => conversions).toBe(1)
    await page.waitForTimeout(500)
    expect(conversions).toBe(1)
  })

test('on a static host, the page itself redirects to the domain of its language', async ({
  context,
  page,
  configuredOrigin,
}) => {
  await openDomains(context, configuredOrigin)
  for (const [address, target] of [
    ['https://tecto.example/en-us/contato?a=b#form', 'https://tecto-software.example/en-us/contato?a=b#form'],
    ['https://tecto-software.example/?a=b', 'https://tecto-software.example/en-us?a=b'],
    ['https://preview.example/en-us', 'https://preview.example/en-us'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(target)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(page).toHaveURL(target)
  }
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
