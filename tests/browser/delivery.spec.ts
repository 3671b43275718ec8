import type { Page } from 'playwright/test'
import { at, type SiteAddress } from '../site-path.ts'
import { minute, second, send, testThatItIsSentAgain, testThatTheVisitorSendsAgain } from './delivery-tests.ts'
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
} from './forms.ts'

test.beforeEach(({ page }) => page.clock.install())

test.describe('An answer that is not 2xx', () => {
  testThatItIsSentAgain('error 500', 30 * second)
})

test('what waits is said below the form, and is never sent once it was discarded', async ({ page, site, visit }) => {
  site.failWith('error 500', 'error 500')
  await visit('/en-us/contato')
  await send(page)
  await expect(thanksTitle(page, 'en-us')).toBeVisible()
  await visit('/en-us/contato')
  // The code of a form comes when the visitor turns to it.
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

test.describe('No answer', () => {
  testThatTheVisitorSendsAgain('reset')
  testThatTheVisitorSendsAgain('hang', 15 * second)

  test('a corrected second press replaces the first', async ({ page, site, visit }) => {
    site.failWith('reset')
    await visit('/pt-br/contato')
    await send(page)
    await expect(alertOf(page)).not.toBeEmpty()
    // It is held: nothing is sent behind the visitor's back.
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

  test('closing the tab delivers what was held', async ({ page, site, visit }) => {
    site.failWith('reset')
    await visit('/pt-br/contato')
    await send(page)
    await expect(alertOf(page)).not.toBeEmpty()
    await page.close({ runBeforeUnload: true })
    await expect.poll(site.stored).toMatchObject([contact])
  })

  test('offline, then online: delivered when the network returns', async ({ page, site, visit, context }) => {
    await visit('/pt-br/contato')
    await fillIn(page, contact)
    await context.setOffline(true)
    await submitOf(page).click()
    await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
    // Known already, so the visitor gets there without a network.
    await page.evaluate(() => history.back())
    await context.setOffline(false)
    await expect.poll(site.stored).toMatchObject([contact])
  })
})

test.describe('Two tabs', () => {
  test('one of them delivers what waits', async ({ page, site, visit }) => {
    site.failWith('error 500', 'slow')
    await sendBesideAnotherTab(page, visit)
    // Both tabs share one clock.
    await page.clock.fastForward(35 * second)
    await expect.poll(site.stored).toMatchObject([contact])
    await expect.poll(() => outboxOf(page)).toEqual([])
    expect(site.arrivals).toHaveLength(2)
  })
})

/** @returns the other tab, which was open before. */
async function sendBesideAnotherTab(page: Page, visit: (address: SiteAddress) => Promise<void>): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/pt-br')
  await hydrated(other)
  await visit('/pt-br/contato')
  await send(page)
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  return other
}

test('where the browser stores nothing, the tab itself tries again', async ({ page, site }) => {
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
