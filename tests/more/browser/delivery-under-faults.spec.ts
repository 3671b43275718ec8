import { longestBytes } from '../../../requests/form-declaration.ts'
import {
  minute,
  second,
  send,
  testThatItIsSentAgain,
  testThatTheVisitorSendsAgain,
} from '../../browser/delivery-tests.ts'
import {
  alertOf,
  contact,
  expect,
  fillIn,
  formOf,
  hydrated,
  lead,
  outboxOf,
  submitOf,
  test,
  text,
  thanksTitle,
} from '../../browser/forms.ts'
import { retryAfterSeconds } from '../../mail/faulty-mail-service.ts'
import { at } from '../../site-path.ts'

test.beforeEach(({ page }) => page.clock.install())

test.describe('An answer that is not 2xx', () => {
  testThatItIsSentAgain('error 400', 30 * second)
  testThatItIsSentAgain('error 503', retryAfterSeconds * second)

  test('flapping: waits twice as long each time, and delivers once', async ({ page, site, visit }) => {
    site.failWith('error 500', 'error 503', 'error 400', 'error 500')
    await visit('/en-us/contrate')
    await fillIn(page, lead)
    await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    for (let failures = 2; failures <= 4; failures += 1) {
      await page.clock.fastForward(4 * minute)
      await expect.poll(async () => (await outboxOf(page))[0]?.failures).toBe(failures)
    }
    await page.clock.fastForward(5 * minute)
    await expect.poll(site.stored).toMatchObject([lead])
    await expect.poll(() => outboxOf(page)).toEqual([])
    expect(new Set(site.arrivals.map(({ body, key }) => key + body)).size).toBe(1)
  })

  test('waits for the next visit, to whatever page', async ({ page, site, visit, context }) => {
    site.failWith('error 500')
    await visit('/pt-br/contato')
    await send(page)
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    await page.close()
    const next = await context.newPage()
    await next.clock.install({ time: Date.now() + minute })
    await next.goto(at('/es-es/noticias'))
    await hydrated(next)
    await expect.poll(site.stored).toMatchObject([contact])
    await expect.poll(() => outboxOf(next)).toEqual([])
  })
})

test.describe('No answer', () => {
  testThatTheVisitorSendsAgain('answer lost')
  testThatTheVisitorSendsAgain('refused by CORS')

  test('does not give up before 15 seconds', async ({ page, site, visit }) => {
    site.failWith('hang')
    await visit('/pt-br/contato')
    await send(page)
    await expect.poll(() => site.arrivals.length).toBe(1)
    await page.clock.fastForward(14 * second)
    await expect(submitOf(page)).toBeDisabled()
    await expect(alertOf(page)).toBeEmpty()
    await page.clock.fastForward(2 * second)
    await expect(alertOf(page)).not.toBeEmpty()
  })

  test('leaving for another page of the site delivers what was held', async ({ page, site, visit }) => {
    site.failWith('reset')
    await visit('/pt-br/contato')
    await send(page)
    await expect(alertOf(page)).not.toBeEmpty()
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect.poll(site.stored).toMatchObject([contact])
    await expect.poll(() => outboxOf(page)).toEqual([])
  })
})

test('a tab that is closed in flight loses nothing, and the next visit doubles nothing', async ({
  page,
  site,
  visit,
  context,
}) => {
  site.failWith('slow')
  await visit('/pt-br/contato')
  await send(page)
  await expect.poll(() => site.arrivals.length).toBe(1)
  await page.close()
  await expect.poll(site.stored).toMatchObject([contact])
  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + minute })
  await next.goto('/pt-br')
  await hydrated(next)
  await expect.poll(() => outboxOf(next)).toEqual([])
  expect(await site.stored()).toHaveLength(1)
})

test.describe('Nasty input', () => {
  for (const [name, message] of [
    ['HTML', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
    ['a formula', '=HYPERLINK("http://x.example","clique")'],
    ['emoji and right-to-left', '👩🏽‍💻 שלום مرحبا \u202Eabc'],
    ['the longest message', 'a'.repeat(longestBytes.textarea - 2)],
    ['quotes and backslashes', `"'\\\\ \u2028 %00 \${x}`],
  ] as const) {
    test(`${name}: arrives whole, and nothing of it runs`, async ({ page, site, visit, complaints }) => {
      page.on('dialog', (dialog) => complaints.push(dialog.message()))
      await visit('/pt-br/contato')
      await fillIn(page, { ...contact, message })
      await submitOf(page).click()
      await expect(thanksTitle(page, 'pt-br')).toBeVisible()
      expect((await site.stored()).at(-1)).toMatchObject({ message })
      expect(complaints).toEqual([])
    })
  }

  test('a message that is too long is refused beside the field, and stays in it', async ({ page, site, visit }) => {
    const tooLong = 'a'.repeat(longestBytes.textarea)
    await visit('/pt-br/contato')
    await fillIn(page, { ...contact, message: tooLong })
    await submitOf(page).click()
    const message = formOf(page).locator('[name=message]')
    await expect(message).toBeFocused()
    await expect(message).toHaveAccessibleDescription(text('pt-br', 'contact.form.error.tooLong'))
    expect(await message.inputValue()).toBe(tooLong)
    expect(site.arrivals).toEqual([])
  })
})
