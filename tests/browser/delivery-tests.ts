import type { Page } from 'playwright/test'
import type { Fault } from '../mail/faulty-mail-service.ts'
import { alertOf, contact, expect, fillIn, outboxOf, submitOf, test, text, thanksTitle } from './forms.ts'

export const second = 1000
export const minute = 60 * second

export async function send(page: Page): Promise<void> {
  await fillIn(page, contact)
  await submitOf(page).click()
}

/** @param waitMs after which the request is due again */
export function testThatItIsSentAgain(fault: Fault, waitMs: number): void {
  test(`${fault}: thanks the visitor, and delivers the same bytes when it is due`, async ({ page, site, visit }) => {
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
  })
}

/** @param waitMs after which the browser gives up waiting for an answer */
export function testThatTheVisitorSendsAgain(fault: Fault, waitMs = 0): void {
  test(`${fault}: shows the alert; the second press delivers it, once`, async ({ page, site, visit }) => {
    site.failWith(fault)
    await visit('/pt-br/contato')
    await send(page)
    await expect.poll(() => site.arrivals.length).toBe(1)
    await page.clock.fastForward(waitMs)
    await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
    await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(await site.stored()).toMatchObject([contact])
    expect(await outboxOf(page)).toEqual([])
    const [first, again] = site.arrivals
    expect(again).toMatchObject({ body: first?.body, key: first?.key })
  })
}
