import { fixedLocale } from '../../locales/language-settings.ts'
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
  { path: '/es-es/contrate', fields: lead, thanks: fixedLocale ?? 'es-es' },
  { path: '/en-us/fabrica-de-software', fields: lead, thanks: 'en-us' },
] as const)
  test(`the form of ${path} sends exactly its fields, once, and leads to the thank-you page in ${thanks}`, async ({
    page,
    site,
    visit,
    consoleErrors,
  }) => {
    const sending = Promise.withResolvers<void>()
    await page.route('**/api/mail/**', async (route) => {
      await sending.promise
      await route.continue()
    })
    await visit(path)
    await fillIn(page, fields)
    await submitOf(page).dblclick({ delay: 1 })
    await formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(submitOf(page)).toBeDisabled()
    sending.resolve()
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

const thanksPath = at('/en-us/obrigado')
for (const [what, answer] of [
  ['were published again', { json: { page: { build: 'newer' } } }],
  ['are gone', { status: 404 }],
  ['fail with the server', { status: 502 }],
] as const)
  test(`if the data of the thank-you page ${what}, its document opens, and if that fails, the form confirms the message`, async ({
    page,
    site,
    visit,
  }) => {
    await page.route(dataOf(thanksPath), (route) => route.fulfill(answer))
    const sendOne = async () => {
      await visit('/en-us/contato')
      await fillIn(page, contact)
      await submitOf(page).click()
    }
    await sendOne()
    await expect(thanksTitle(page, 'en-us')).toBeVisible()
    await hydrated(page)
    // What it says to the page is for once.
    await expect(page).toHaveURL(thanksPath)
    expect(await page.evaluate(() => sessionStorage.getItem('@tecto:conversion'))).toMatch(/./)
    await page.route(`**${thanksPath}`, (route) => route.fulfill({ status: 503 }))
    await sendOne()
    await expect(formOf(page).getByRole('status')).toHaveText(text('en-us', 'ui.form.sent'))
    await expect(formOf(page).locator('[name=name]')).toHaveValue('')
    expect(await site.stored()).toHaveLength(2)
  })

test.describe('before its scripts are there, the form', () => {
  let release: () => void

  test.beforeEach(async ({ page }) => {
    const { promise: released, resolve } = Promise.withResolvers<void>()
    release = resolve
    await page.route('**/assets/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(at('/pt-br/contato'), { waitUntil: 'commit' })
  })

  test('keeps what is typed', async ({ page, site }) => {
    const { name, phone, message, ...others } = contact
    await fillIn(page, { name, phone: phone.replace(/\D/g, ''), message })
    release()
    await hydrated(page)
    await submitOf(page).click()
    await expect(formOf(page).getByRole('status')).not.toBeEmpty()
    await fillIn(page, others)
    await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/pt-br/contato') }])
  })

  test('is sent by the browser', async ({ page, site }) => {
    await fillIn(page, contact)
    await submitOf(page).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/obrigado#/)
    release()
    await hydrated(page)
    await expect(page).toHaveURL(at('/pt-br/obrigado'))
    expect(await page.evaluate(() => sessionStorage.getItem('@tecto:conversion'))).toMatch(/./)
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/pt-br/contato') }])
  })
})

// What is pasted or filled in is tested in forms/phone.test.ts.
test('a phone number is masked while it is typed, and nothing of another one is lost', async ({
  page,
  site,
  visit,
}) => {
  await visit('/es-es/contrate')
  await fillIn(page, lead)
  const field = formOf(page).locator('[name=phone]')
  const mobile = '(11) 98765-4321'
  for (const [typed, shown] of [
    ['ab11a98b765-4321', mobile],
    ['+55 11 98765-4321', mobile],
    ['+34 600 000 000', '+34 600 000 000'],
    ['11987654321 ramal 22', mobile],
    ['55991234567 89', '(55) 99123-4567'],
  ] as const) {
    await field.clear()
    await field.pressSequentially(typed)
    await formOf(page).locator('[name=name]').focus()
    await expect(field).toHaveValue(shown)
  }
  // A digit is corrected in its place.
  await field.fill('11987653421')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace', '4', '3']) await field.press(key)
  await expect(field).toHaveValue(mobile)
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  expect(await site.stored()).toMatchObject([lead])
})

test('digits only are typed, eleven, where the phone mask comes late', async ({ page, visit }) => {
  await visit('/pt-br/contato')
  await page.route('**/assets/**/*.js', (route) => route.abort())
  const field = formOf(page).locator('[name=phone]')
  await field.pressSequentially('abc11987x6543210')
  await expect(field).toHaveValue('11987654321')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is sent, corrected if necessary, and leads to the thank-you page', async ({ page, site }) => {
    await page.goto(at('/en-us/contato'))
    await expect(formOf(page).getByText(text('en-us', 'contact.form.noScript'))).toBeHidden()
    await fillIn(page, { ...contact, role: ' ' })
    await submitOf(page).click()
    await expect(page.getByRole('heading')).toHaveText(text('en-us', 'ui.form.check'))
    await expect(page.getByRole('listitem')).toContainText(text('en-us', 'contact.form.role.label'))
    await expect(page.getByRole('link')).toHaveAttribute('href', at('/en-us/contato'))
    await page.goBack()
    const role = page.getByRole('textbox', { name: text('en-us', 'contact.form.role.label') })
    await role.fill(contact.role)
    await submitOf(page).click()
    await expect(page).toHaveURL(new RegExp(`${at('/en-us/obrigado')}#`))
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/en-us/contato') }])
  })
})
