import type { Page } from 'playwright/test'
import { type Fault, retryAfterSeconds } from '../mail/fakes/faulty-mail-service.ts'
import { at } from '../site/site-path.ts'
import {
  alertOf,
  contact,
  expect,
  fillIn,
  formOf,
  hydrated,
  outboxOf,
  submitOf,
  test,
  text,
  thanksTitle,
} from './helpers/forms.ts'

const second = 1000
const minute = 60 * second

test.beforeEach(({ page }) => page.clock.install())

async function send(page: Page): Promise<void> {
  await fillIn(page, contact)
  await submitOf(page).click()
}

const answers: [fault: Fault, waitMs: number, details: { tag?: string }][] = [
  ['error 500', 30 * second, {}],
  ['error 400', 30 * second, { tag: '@more' }],
  ['error 503', retryAfterSeconds * second, { tag: '@more' }],
]

for (const [fault, waitMs, details] of answers)
  test(
    `${fault}: the visitor is thanked and the same bytes are delivered later`,
    details,
    async ({ page, site, visit }) => {
      site.failWith(fault)
      await visit('/pt-br/contato')
      await send(page)
      await expect(thanksTitle(page, 'pt-br')).toBeVisible()
      expect(await outboxOf(page)).toMatchObject([{ failures: 1 }])
      await page.clock.fastForward(waitMs - 10 * second)
      await page.waitForTimeout(300)
      expect(site.arrivals).toHaveLength(1)
      await page.clock.fastForward(12 * second)
      await expect.poll(site.stored).toMatchObject([contact])
      await expect.poll(() => outboxOf(page)).toEqual([])
      const [first, again] = site.arrivals
      expect(again).toMatchObject({ body: first?.body, key: first?.key })
      expect(first?.key).toBeTruthy()
    },
  )

const silences: [fault: Fault, details: { tag?: string }][] = [
  ['reset', {}],
  ['hang', {}],
  ['answer lost', { tag: '@more' }],
  ['refused by CORS', { tag: '@more' }],
]

for (const [fault, details] of silences)
  test(
    `${fault}: an alert is shown; pressing the button again delivers the request once`,
    details,
    async ({ page, site, visit }) => {
      site.failWith(fault)
      await visit('/pt-br/contato')
      await send(page)
      await expect.poll(() => site.arrivals.length).toBe(1)
      if (fault === 'hang') {
        await page.clock.fastForward(14 * second)
        await expect(submitOf(page)).toBeDisabled()
        await expect(alertOf(page)).toBeEmpty()
        await page.clock.fastForward(2 * second)
      }
      await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
      await expect(page).toHaveURL(at('/pt-br/contato'))
      await submitOf(page).click()
      await expect(thanksTitle(page, 'pt-br')).toBeVisible()
      expect(await site.stored()).toMatchObject([contact])
      expect(await outboxOf(page)).toEqual([])
      const [first, again] = site.arrivals
      expect(again).toMatchObject({ body: first?.body, key: first?.key })
    },
  )

test('the form says what is waiting and never sends it once discarded', async ({ page, site, visit }) => {
  site.failWith('error 500', 'error 500')
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

test('a corrected request replaces the first one', async ({ page, site, visit }) => {
  site.failWith('reset')
  await visit('/pt-br/contato')
  await send(page)
  await expect(alertOf(page)).not.toBeEmpty()
  // After a failed attempt, nothing is sent without the visitor's knowledge.
  await page.clock.fastForward(3 * minute)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForTimeout(300)
  expect(site.arrivals).toHaveLength(1)
  await fillIn(page, { message: 'Corrigido.' })
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await site.stored()).toMatchObject([{ ...contact, message: 'Corrigido.' }])
  expect(await outboxOf(page)).toEqual([])
})

for (const [way, leave] of [
  ['closing the tab', (page: Page) => page.close({ runBeforeUnload: true })],
  ['another page of the site', (page: Page) => page.getByRole('contentinfo').getByRole('link').first().click()],
] as const)
  test(`leaving by ${way} delivers the waiting request`, async ({ page, site, visit }) => {
    site.failWith('reset')
    await visit('/pt-br/contato')
    await send(page)
    await expect(alertOf(page)).not.toBeEmpty()
    await leave(page)
    await expect.poll(site.stored).toMatchObject([contact])
  })

test('a request sent offline is delivered when the network returns', async ({ page, site, visit, context }) => {
  await visit('/pt-br/contato')
  await fillIn(page, contact)
  await context.setOffline(true)
  await submitOf(page).click()
  await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
  // The page is cached, so the visitor gets there offline.
  await page.evaluate(() => history.back())
  await context.setOffline(false)
  await expect.poll(site.stored).toMatchObject([contact])
})

test('only one of two tabs delivers the waiting request', async ({ page, site, visit, context }) => {
  site.failWith('error 500', 'slow')
  const other = await context.newPage()
  await other.goto('/pt-br')
  await hydrated(other)
  await visit('/pt-br/contato')
  await send(page)
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  await page.clock.fastForward(35 * second)
  await expect.poll(site.stored).toMatchObject([contact])
  await expect.poll(() => outboxOf(page)).toEqual([])
  expect(site.arrivals).toHaveLength(2)
})

for (const [fault, expected] of [
  ['error 500', 'is sent by the next visit, to whatever page'],
  ['slow', 'is sent once where its tab was closed in flight'],
] as const)
  test(`${fault}: a request ${expected}`, { tag: '@more' }, async ({ page, site, visit, context }) => {
    site.failWith(fault)
    await visit('/pt-br/contato')
    await send(page)
    if (fault === 'slow') await expect.poll(() => site.arrivals.length).toBe(1)
    else await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    await page.close()
    if (fault === 'slow') await expect.poll(site.stored).toMatchObject([contact])
    const next = await context.newPage()
    await next.clock.install({ time: Date.now() + minute })
    await next.goto(at('/es-es/noticias'))
    await hydrated(next)
    await expect.poll(() => outboxOf(next)).toEqual([])
    expect(await site.stored()).toMatchObject([contact])
  })

test('a service that fails in turns gets the request once, each time the same', { tag: '@more' }, async ({
  page,
  site,
  visit,
}) => {
  site.failWith('reset', 'error 500', 'answer lost', 'error 503', 'error 500')
  await visit('/pt-br/contato')
  await send(page)
  await expect(alertOf(page)).not.toBeEmpty()
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(60 * minute)
    expect(await outboxOf(page)).toEqual([])
  }).toPass()
  expect(site.arrivals).toHaveLength(6)
  expect(await site.stored()).toMatchObject([contact])
  expect(new Set(site.arrivals.map(({ body, key }) => `${key} ${body}`)).size).toBe(1)
})

test('if the browser stores nothing, the tab itself retries', async ({ page, site }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() } })
  })
  site.failWith('error 500')
  await page.goto(at('/en-us/contato'))
  await hydrated(page)
  await send(page)
  await expect(thanksTitle(page, 'en-us')).toBeVisible()
  await page.clock.fastForward(31 * second)
  await expect.poll(site.stored).toMatchObject([contact])
})
