import { salesLocale } from '../../locales/locales.ts'
import { at } from '../site/site-path.ts'
import {
  contact,
  dataOf,
  expect,
  fillIn,
  formOf,
  holdScripts,
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
  { path: '/es-es/contrate', fields: lead, thanks: salesLocale },
  { path: '/en-us/fabrica-de-software', fields: lead, thanks: 'en-us' },
] as const)
  test(`the form of ${path} sends exactly its fields, once, and leads to the thank-you page in ${thanks}`, async ({
    page,
    site,
    visit,
    consoleErrors,
  }) => {
    const sending = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/mail/**', async (route) => {
      sent += 1
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
    expect(sent).toBe(1)
    expect(await outboxOf(page)).toEqual([])
    expect(consoleErrors).toEqual([])
  })

test('what was typed is there after a look at another page, in another language and after a reload, until it is sent', async ({
  page,
  visit,
}) => {
  await visit('/pt-br/contato')
  await fillIn(page, contact)
  const isKept = async () => {
    for (const [name, value] of Object.entries(contact))
      await expect(formOf(page).locator(`[name=${name}]`)).toHaveValue(value)
  }
  await page
    .locator('footer a[href$="privacidade"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(at('/pt-br/politica-de-privacidade'))
  await page.goBack()
  await isKept()
  await visit('/en-us/contato')
  await isKept()
  await page.reload()
  await hydrated(page)
  await isKept()
  await submitOf(page).click()
  await expect(thanksTitle(page, 'en-us')).toBeVisible()
  await visit('/es-es/contrate')
  await expect(formOf(page).locator('[name=name]')).toHaveValue('')
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
    // The fragment tells the page once, and then leaves the address.
    await expect(page).toHaveURL(thanksPath)
    await page.route(`**${thanksPath}`, (route) => route.fulfill({ status: 503 }))
    await sendOne()
    await expect(formOf(page).getByRole('status')).toHaveText(text('en-us', 'ui.form.sent'))
    await expect(formOf(page).locator('[name=name]')).toHaveValue('')
    expect(await site.stored()).toHaveLength(2)
  })

test.describe('before its scripts are there, the form', () => {
  let release: () => void

  test.beforeEach(async ({ page }) => {
    release = await holdScripts(page)
    await page.goto(at('/pt-br/contato'), { waitUntil: 'commit' })
  })

  test('keeps what is typed', async ({ page, site }) => {
    const { name, phone, message, ...others } = contact
    await fillIn(page, { name, phone: phone.replace(/\D/g, ''), message })
    release()
    await hydrated(page)
    await submitOf(page).click()
    await expect(formOf(page).locator('[aria-invalid=true]')).not.toHaveCount(0)
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
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/pt-br/contato') }])
  })
})

// Every text and way to enter it is tested in forms/browser/phone-mask.test.ts.
for (const isEarly of [false, true])
  test(`the mask comes when the form is used; a number that was typed before is masked then, and sent so${isEarly ? ', also if the button is pressed before it has come' : ''}`, async ({
    page,
    site,
    visit,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let isMaskAsked = false
    await page.route('**/assets/**/*.js', async (route) => {
      const response = await route.fetch()
      // The code of the mask has this option.
      if ((await response.text()).includes('jitMasking')) {
        isMaskAsked = true
        await promise
      }
      await route.fulfill({ response })
    })
    await visit('/es-es/contrate')
    await page.waitForLoadState('networkidle')
    expect(isMaskAsked).toBe(false)
    const field = formOf(page).locator('[name=phone]')
    const mobile = '(11) 98765-4321'
    await fillIn(page, { ...lead, phone: '11987654321' })
    await expect(field).toHaveValue('11987654321')
    if (isEarly) await submitOf(page).click()
    resolve()
    await expect(field).toHaveValue(mobile)
    if (!isEarly) await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(await site.stored()).toMatchObject([{ ...lead, phone: mobile }])
    expect(await page.evaluate(() => sessionStorage.getItem('@tecto:typed'))).toBe('{}')
  })

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser itself says what is missing, and a form is sent and leads to the thank-you page', async ({
    page,
    site,
  }) => {
    await page.goto(at('/en-us/contato'))
    await expect(formOf(page).getByText(text('en-us', 'contact.form.noScript'))).toBeHidden()
    for (const [name, wrong] of [
      ['role', ' '],
      ['email', 'ana@padaria'],
      ['phone', '-'],
    ] as const) {
      await fillIn(page, { ...contact, [name]: wrong })
      await submitOf(page).click()
      await expect(formOf(page).locator(':invalid')).toHaveAttribute('name', name)
    }
    await fillIn(page, contact)
    await submitOf(page).click()
    await expect(page).toHaveURL(new RegExp(`${at('/en-us/obrigado')}#`))
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/en-us/contato') }])
  })
})
