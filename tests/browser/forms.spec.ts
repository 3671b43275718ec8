import { specifiedLocale } from '../../locales/language-settings.ts'
import { at } from '../site/site-path.ts'
import {
  contact,
  dataOf,
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
} from './helpers/forms.ts'

for (const { path, fields, thanks } of [
  { path: '/en-us/contato?campanha=x', fields: contact, thanks: 'en-us' },
  { path: '/es-es/contrate', fields: lead, thanks: specifiedLocale('hireThanks') ?? 'es-es' },
  { path: '/en-us/fabrica-de-software', fields: lead, thanks: 'en-us' },
] as const)
  test(`the form of ${path} sends exactly its fields, once, and leads to the thank-you page in ${thanks}`, async ({
    page,
    site,
    visit,
    consoleErrors,
  }) => {
    site.failWith('slow')
    await visit(path)
    await fillIn(page, fields)
    await submitOf(page).dblclick({ delay: 1 })
    await formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(submitOf(page)).toBeDisabled()
    await expect(thanksTitle(page, thanks)).toBeVisible()
    await expect(page).toHaveURL(at(`/${thanks}/obrigado`))
    expect(await site.stored()).toEqual([{ ...fields, origin: site.origin + at(path) }])
    expect(site.arrivals).toHaveLength(1)
    expect(await outboxOf(page)).toEqual([])
    expect(consoleErrors).toEqual([])
  })

test('the form of the first page still works when the visitor returns to it', async ({ page, visit }) => {
  await visit('/pt-br/contato')
  // Keyboards and assistive programs focus a field without a pointer event.
  const about = page.locator('header nav a[href$="quem-somos"]').first()
  await about.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(at('/pt-br/quem-somos'))
  await page.evaluate(() => history.back())
  await expect(submitOf(page)).toBeEnabled()
})

test('the form confirms the message itself if the thank-you page cannot be loaded', async ({ page, site, visit }) => {
  await visit('/en-us/contato')
  await page.route(dataOf(at('/en-us/obrigado')), (route) => route.abort())
  await fillIn(page, contact)
  await submitOf(page).click()
  await expect(formOf(page).getByRole('status')).toHaveText(text('en-us', 'ui.form.sent'))
  await expect(formOf(page).locator('[name=name]')).toHaveValue('')
  expect(await site.stored()).toHaveLength(1)
})

test('the form keeps what was typed before hydration and sends nothing incomplete', async ({ page, site }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(at('/pt-br/contato'), { waitUntil: 'commit' })
  await fillIn(page, { name: contact.name, phone: contact.phone.replace(/\D/g, ''), message: contact.message })
  await formOf(page).locator('[name=name]').press('Enter')
  expect(await site.stored()).toEqual([])
  release()
  await hydrated(page)
  for (const name of ['name', 'phone', 'message'] as const)
    await expect(formOf(page).locator(`[name=${name}]`)).toHaveValue(contact[name])
  const { name: _, phone: __, message: ___, ...others } = contact
  await fillIn(page, others)
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/pt-br/contato') }])
})

test('the browser submits the form itself within two seconds if a deploy has removed its code', async ({
  page,
  site,
}) => {
  await page.goto(at('/en-us/contato'))
  await page.evaluate(() => localStorage.setItem('@tecto:cookies-accepted', 'true'))
  await hydrated(page)
  await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404 }))
  await fillIn(page, contact)
  await submitOf(page).click()
  await expect(thanksTitle(page, 'en-us')).toBeVisible({ timeout: 2000 })
  expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/en-us/contato') }])
})

test('the form says how to reach the company if its code cannot be loaded', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(at('/en-us/contato'))
  const hint = formOf(page).getByText(text('en-us', 'contact.form.noScript'))
  await expect(hint).toBeHidden()
  // Simulates twelve seconds without waiting.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(hint).toBeVisible()
  await expect(formOf(page).locator('a[href^="mailto:"]')).toBeVisible()
})

// Pasting is tested in forms/phone-mask.test.ts.
test('a phone number is masked and sent masked, whether typed, corrected or autofilled', async ({
  page,
  site,
  visit,
}) => {
  await visit('/es-es/contrate')
  await fillIn(page, lead)
  const field = formOf(page).locator('[name=phone]')
  for (const [typed, shown] of [
    ['+34 600 000 000', '+34 600 000 000'],
    ['11a98b765-43219', '(11) 98765-4321'],
  ] as const) {
    await field.clear()
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(shown)
  }
  await field.clear()
  await field.pressSequentially('1187654321')
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
  await page.keyboard.type('9')
  await expect(field).toHaveValue('(11) 98765-4321')
  await field.clear()
  await page.keyboard.insertText('+5511987654321')
  await expect(field).toHaveValue(lead.phone)
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await site.stored()).toMatchObject([lead])
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is sent, corrected if necessary, and leads to the thank-you page', async ({ page, site }) => {
    await page.goto(at('/en-us/contato'))
    await expect(formOf(page).getByText(text('en-us', 'contact.form.noScript'))).toBeHidden()
    await fillIn(page, { ...contact, role: ' ' })
    await submitOf(page).click()
    await expect(page.getByRole('heading')).toHaveText(text('en-us', 'ui.form.check'))
    await page.getByRole('link', { name: text('en-us', 'contact.form.role.label') }).click()
    await page.getByRole('textbox', { name: text('en-us', 'contact.form.role.label') }).fill(contact.role)
    await page.getByRole('button').click()
    await expect(page).toHaveURL(at('/en-us/obrigado'))
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/en-us/contato') }])
  })
})
