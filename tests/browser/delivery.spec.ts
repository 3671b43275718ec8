import type { Page } from 'playwright/test'
import { alertOf, contact, expect, fillIn, outboxOf, submitOf, test, text, thanksTitle } from './helpers/forms.ts'

const minute = 60_000

test.beforeEach(({ page }) => page.clock.install())

async function send(page: Page): Promise<void> {
  await fillIn(page, contact)
  await submitOf(page).click()
}

// Every fault and script of visits is a row of forms/outbox.test.ts.

test('if the service fails, the visitor is thanked and the same bytes are delivered later', async ({
  page,
  site,
  visit,
}) => {
  const sent: { body: string | null; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/mail/'))
      sent.push({ body: request.postData(), key: request.headers()['idempotency-key'] })
  })
  await page.route('**/api/mail/**', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await visit('/pt-br/contato')
  await send(page)
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await outboxOf(page)).toHaveLength(1)
  await page.clock.fastForward(minute)
  await expect.poll(site.stored).toMatchObject([contact])
  await expect.poll(() => outboxOf(page)).toEqual([])
  const [first, ...again] = sent
  expect(first?.key).toBeTruthy()
  expect(again).toEqual([first])
})

test('closing the tab delivers the waiting request', async ({ page, site, visit }) => {
  // Over a reused connection, a browser repeats an interrupted request by itself.
  await page.route('**/api/mail/**', (route) => route.abort(), { times: 1 })
  await visit('/pt-br/contato')
  await send(page)
  await expect(alertOf(page)).not.toBeEmpty()
  await page.close({ runBeforeUnload: true })
  await expect.poll(site.stored).toMatchObject([contact])
})

test('a request sent offline is delivered when the network returns', async ({ page, site, visit, context }) => {
  await visit('/pt-br/contato')
  await fillIn(page, contact)
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
  await context.setOffline(false)
  await expect.poll(site.stored).toMatchObject([contact])
  await expect.poll(() => outboxOf(page)).toEqual([])
  // A press in doubt stores nothing twice.
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await site.stored()).toHaveLength(1)
})
