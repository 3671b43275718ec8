import { scopeText } from '../../content/sample-scope/scope-text.ts'
import { expect, test, text } from './helpers/fixtures.ts'

// Layout shifts and accessibility are tested on every page (tests/browser/templates.spec.ts).

test('the cost of a task: numbers typed with the keyboard reach the contact form', async ({ page, visit }) => {
  await visit('/en-us/inteligencia-artificial')
  const people = page.getByRole('textbox', { name: text('en-us', 'ai.cost.people') })
  await people.scrollIntoViewIfNeeded()
  await expect(page.locator('#custo button')).toBeVisible()
  await people.fill('100')
  const result = page.locator('#custo').getByRole('status').first()
  await expect(result).toContainText('100 people')
  const year = await result.locator('p').first().textContent()
  await page.getByRole('link', { name: text('en-us', 'ai.cost.send') }).press('Enter')
  const message = page.getByRole('textbox', { name: text('en-us', 'contact.form.message.label') })
  await expect(message).toHaveValue(new RegExp(`${year?.replace('$', '\\$')}.*100\\speople`))
})

test('the scope: all its text is there, and buttons and arrow keys turn its pages', async ({ page, visit }) => {
  await visit('/pt-br/fabrica-de-software')
  const scope = page.locator('#escopo')
  await scope.scrollIntoViewIfNeeded()
  const next = scope.getByRole('button', { name: text('pt-br', 'factory.scope.next') })
  const sheets = scope.getByRole('status')
  const { title, note, pages, signed } = scopeText('pt-br')
  const parts = pages
    .flat()
    .flatMap(({ heading, text = '', items = [], rows = [] }) => [heading, text, ...items, ...rows])
  for (const part of [title, note, ...parts.flat(), signed]) await expect(scope).toContainText(part)
  const previous = scope.getByRole('button', { name: text('pt-br', 'factory.scope.previous') })
  await expect(next).toBeEnabled()
  await expect(previous).toBeDisabled()
  const first = await sheets.textContent()
  await next.press('Enter')
  await expect(sheets).not.toHaveText(String(first))
  await expect(previous).toBeEnabled()
  await scope.getByRole('region').last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(sheets).toHaveText(String(first))
})
