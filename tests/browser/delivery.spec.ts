import type { Page } from 'playwright/test'
import { alertOf, contact, expect, fillIn, outboxOf, submitOf, test, text, thanksTitle } from './helpers/forms.ts'

test.beforeEach(({ page }) => page.clock.install())

async function send(page: Page): Promise<void> {
  await fillIn(page, contact)
  await submitOf(page).click()
}

// What only a browser does. Every fault and every script of visits is a row of forms/browser/outbox.test.ts.

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
