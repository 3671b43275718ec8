import { localeIds } from '../../locales/locales.ts'
import { findViolations, injectAxe } from './auditing.ts'
import { expect, test, text } from './fixtures.ts'

/** How far the page has moved by itself under the visitor's eyes. */
const countShifts = () => {
  Object.assign(window, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

test.describe('what a visitor can touch', () => {
  for (const locale of localeIds)
    for (const [path, id] of [
      ['/inteligencia-artificial', 'custo'],
      ['/contrate', 'calendario'],
      ['/fabrica-de-software', 'escopo'],
    ] as const)
      test(`${path} in ${locale}: comes when it is about to be seen, moves nothing, and is accessible`, async ({
        page,
        visit,
        complaints,
      }) => {
        await injectAxe(page)
        await page.addInitScript(countShifts)
        const scripts: string[] = []
        page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())))
        await visit(`/${locale}${path}`)
        const before = scripts.length
        const part = page.locator(`#${id}`)
        const { height } = (await part.boundingBox()) ?? {}
        await part.scrollIntoViewIfNeeded()
        await expect.poll(() => scripts.length).toBeGreaterThan(before)
        await expect(part.getByRole('status').first()).not.toBeEmpty()
        expect((await part.boundingBox())?.height).toBe(height)
        expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01)
        expect(await findViolations(page)).toEqual([])
        expect(complaints).toEqual([])
      })

  test('waiting: figures written with the keyboard reach the contact form', async ({ page, visit }) => {
    await visit('/en-us/inteligencia-artificial')
    const people = page.getByRole('spinbutton', { name: text('en-us', 'ai.cost.people') })
    await people.scrollIntoViewIfNeeded()
    await expect(page.locator('#custo button')).toBeVisible()
    await people.fill('100')
    const result = page.locator('#custo output')
    await expect(result).toContainText('100 people')
    const year = await result.locator('b').textContent()
    await page.getByRole('link', { name: text('en-us', 'ai.cost.send') }).press('Enter')
    const message = page.getByRole('textbox', { name: text('en-us', 'contact.form.message.label') })
    await expect(message).toHaveValue(new RegExp(`${year?.replace('$', '\\$')}.*100 people`))
  })

  test('calendar: another day of the call moves the interview', async ({ page, visit }) => {
    await visit('/es-es/contrate')
    const calendar = page.locator('#calendario')
    await calendar.scrollIntoViewIfNeeded()
    const result = calendar.getByRole('status')
    await expect(result).not.toBeEmpty()
    const first = await result.textContent()
    await calendar.getByRole('button').last().press('Enter')
    await expect(result).not.toHaveText(String(first))
    await expect(calendar.locator('[aria-pressed=true]')).toHaveCount(1)
  })

  test('scope: buttons and arrow keys leaf through it', async ({ page, visit }) => {
    await visit('/pt-br/fabrica-de-software')
    const scope = page.locator('#escopo')
    await scope.scrollIntoViewIfNeeded()
    const next = scope.getByRole('button', { name: text('pt-br', 'factory.scope.next') })
    const sheets = scope.getByRole('status')
    await expect(next).toBeEnabled()
    const first = await sheets.textContent()
    await next.press('Enter')
    await expect(sheets).not.toHaveText(String(first))
    await scope.getByRole('region').last().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(sheets).toHaveText(String(first))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the formula, the rule and the document are there, and nothing that does nothing', async ({ page }) => {
    await page.goto('/pt-br/inteligencia-artificial')
    await expect(page.locator('#custo output')).toBeVisible()
    await expect(page.locator('#custo input').first()).toBeHidden()
    await page.goto('/pt-br/contrate')
    await expect(page.getByText(text('pt-br', 'hire.calendar.intro'))).toBeVisible()
    await expect(page.locator('#calendario table')).toBeHidden()
    await page.goto('/pt-br/fabrica-de-software')
    await expect(page.locator('#escopo').getByRole('link', { name: /PDF/ })).toBeVisible()
    await expect(page.locator('#escopo').getByRole('button')).toHaveCount(0)
  })
})
