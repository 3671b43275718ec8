import { expect } from '../../browser/helpers/fixtures.ts'
import { test } from './configured.ts'

test('on a static host, the page itself redirects to the domain of its language', async ({
  context,
  page,
  configuredOrigin,
}) => {
  await context.route(
    (url) => url.hostname.endsWith('.example'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ response: await route.fetch({ url: configuredOrigin + pathname }) })
    },
  )
  for (const [address, target] of [
    ['https://tecto.example/en-us/contato?a=b#form', 'https://tecto-software.example/en-us/contato?a=b#form'],
    ['https://tecto-software.example/?a=b', 'https://tecto-software.example/en-us?a=b'],
    ['https://www.tecto-software.example/pt-br/contato', 'https://www.tecto.example/pt-br/contato'],
    ['https://tecto.example/es-es', 'https://tecto.example/es-es'],
    ['https://preview.example/en-us', 'https://preview.example/en-us'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(target)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expect(page).toHaveURL(target)
  }
})
