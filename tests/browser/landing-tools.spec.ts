import { expect, test, text } from './helpers/fixtures.ts'

// Layout shifts and accessibility are tested on every page (tests/browser/templates.spec.ts).

test('the cost of a task: numbers typed with the keyboard reach the contact form', async ({ page, visit }) => {
  await visit('/en-us/inteligencia-artificial')
  const people = page.getByRole('spinbutton', { name: text('en-us', 'ai.cost.people') })
  await people.scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: text('en-us', 'ai.cost.send') })).toBeVisible()
  await people.fill('100')
  const result = page.locator('#custo').getByRole('status')
  await expect(result).toContainText('100 people')
  const year = await result.locator('p').first().textContent()
  await page.getByRole('link', { name: text('en-us', 'ai.cost.send') }).press('Enter')
  const message = page.getByRole('textbox', { name: text('en-us', 'contact.form.message.label') })
  await expect(message).toHaveValue(new RegExp(`${year?.replace('$', '\\$')}.*100\\speople`))
})
