import type { Page } from 'playwright/test'
import {
  alertOf,
  contact,
  expect,
  fillIn,
  formOf,
  outboxOf,
  submitOf,
  test,
  text,
  thanksTitle,
} from './helpers/forms.ts'

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
  site.failWith('error 500')
  await visit('/pt-br/contato')
  await send(page)
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await outboxOf(page)).toMatchObject([{ failures: 1 }])
  await page.clock.fastForward(minute)
  await expect.poll(site.stored).toMatchObject([contact])
  await expect.poll(() => outboxOf(page)).toEqual([])
  const [first, again] = site.arrivals
  expect(again).toMatchObject({ body: first?.body, key: first?.key })
})

test('the form says what is waiting and never sends it once discarded', async ({ page, site, visit }) => {
  site.failWith(...Array(9).fill('error 500'))
  await visit('/en-us/contato')
  await send(page)
  await expect(thanksTitle(page, 'en-us')).toBeVisible()
  await visit('/en-us/contato')
  // A form's code loads when the visitor turns to it.
  await formOf(page).locator('input').first().focus()
  const discard = formOf(page).locator('p button')
  await expect(discard).toBeVisible()
  const { length: before } = site.arrivals
  await discard.click()
  await expect(formOf(page).getByRole('button')).toHaveCount(1)
  await expect(submitOf(page)).toBeFocused()
  expect(await outboxOf(page)).toEqual([])
  await page.clock.fastForward(180 * minute)
  await page.waitForTimeout(300)
  expect(site.arrivals).toHaveLength(before)
  expect(await site.stored()).toEqual([])
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

test('a request sent offline is delivered when the network returns, and the form thanks', async ({
  page,
  site,
  visit,
  context,
}) => {
  await visit('/pt-br/contato')
  await fillIn(page, contact)
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
  await context.setOffline(false)
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await outboxOf(page)).toEqual([])
  await expect.poll(site.stored).toMatchObject([contact])
})
