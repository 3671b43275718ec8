import { readdirSync, readFileSync } from 'node:fs'
import { at } from '../site-path.ts'
import {
  alertOf,
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
} from './forms.ts'

test.describe('Contact form', () => {
  test('sends exactly its fields and leads to the thank-you page', async ({ page, site, visit, complaints }) => {
    await visit('/en-us/contato?campanha=x')
    await fillIn(page, contact)
    await submitOf(page).click()
    await expect(thanksTitle(page, 'en-us')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(at('/en-us/obrigado'))
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/en-us/contato?campanha=x') }])
    expect(await outboxOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('says what is missing, and then that it is right', async ({ page, visit }) => {
    await visit('/es-es/contato')
    await fillIn(page, { ...contact, company: '', email: 'ana@' })
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await submitOf(page).click()
    const company = formOf(page).locator('[name=company]')
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription(text('es-es', 'contact.form.error.required'))
    await expect(formOf(page).locator('[name=email]')).toHaveAccessibleDescription(
      text('es-es', 'contact.form.error.email'),
    )
    await expect(formOf(page).getByRole('status')).toContainText(text('es-es', 'contact.form.company.label'))
    await fillIn(page, { company: 'x', email: 'ana@oficina.example' })
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(formOf(page).getByRole('status')).toBeEmpty()
  })

  test('says that the network failed, keeps the form, and can be tried again', async ({ page, site, visit }) => {
    site.failWith('reset')
    await visit('/pt-br/contato')
    await fillIn(page, contact)
    await submitOf(page).click()
    await expect(alertOf(page)).toHaveText(text('pt-br', 'contact.form.failure'))
    expect(new URL(page.url()).pathname).toBe(at('/pt-br/contato'))
    for (const [name, value] of Object.entries(contact))
      await expect(formOf(page).locator(`[name=${name}]`)).toHaveValue(value)
    await expect(submitOf(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(await site.stored()).toHaveLength(1)
  })

  test('shows a spinner in place of the label, and is disabled, while sending', { tag: '@more' }, async ({
    page,
    site,
    visit,
  }) => {
    site.failWith('slow')
    await visit('/en-us/contato')
    await fillIn(page, contact)
    await submitOf(page).click()
    await expect(submitOf(page)).toBeDisabled()
    await expect(submitOf(page)).toHaveAccessibleName(text('en-us', 'ui.form.sending'))
    await expect(submitOf(page)).not.toContainText(text('en-us', 'contact.form.submit'))
    await expect(thanksTitle(page, 'en-us')).toBeVisible()
    await page.goBack()
    await expect(formOf(page).locator('[name=message]')).toHaveValue('')
  })

  test('is sent once, however often it is pressed', async ({ page, site, visit }) => {
    site.failWith('slow')
    await visit('/pt-br/contato')
    await fillIn(page, contact)
    await submitOf(page).dblclick({ delay: 1 })
    await formOf(page).locator('[name=name]').focus()
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Enter')
    await formOf(page).evaluate((form: HTMLFormElement) => {
      for (let press = 0; press < 3; press += 1) form.requestSubmit()
    })
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(site.arrivals).toHaveLength(1)
  })

  test('can be filled in and sent with the keyboard alone', { tag: '@more' }, async ({ page, site, visit }) => {
    await visit('/es-es/contato')
    await formOf(page).locator('[name=name]').focus()
    for (const value of Object.values({ ...contact, phone: '11987654321', message: 'Hola' })) {
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
    // Keys come faster here than the mask does, which then formats what stands in the field.
    await expect(formOf(page).locator('[name=phone]')).toHaveValue(contact.phone)
    await page.keyboard.press('Enter')
    await expect(thanksTitle(page, 'es-es')).toBeVisible()
    expect(await site.stored()).toMatchObject([{ ...contact, message: 'Hola' }])
  })

  test('says itself that the message was sent where the thank-you page cannot be loaded', async ({
    page,
    site,
    visit,
  }) => {
    await visit('/en-us/contato')
    await page.route(dataOf(at('/en-us/obrigado')), (route) => route.abort())
    await fillIn(page, contact)
    await submitOf(page).click()
    await expect(formOf(page).getByRole('status')).toHaveText(text('en-us', 'ui.form.sent'))
    await expect(formOf(page).locator('[name=name]')).toHaveValue('')
    expect(await site.stored()).toHaveLength(1)
  })

  test('keeps what was typed before the application took over, and sends nothing incomplete', async ({
    page,
    site,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(at('/pt-br/contato'), { waitUntil: 'commit' })
    await fillIn(page, { name: contact.name, phone: '11987654321', message: contact.message })
    await formOf(page).locator('[name=name]').press('Enter')
    expect(await site.stored()).toEqual([])
    release()
    await hydrated(page)
    for (const name of ['name', 'phone', 'message'] as const)
      await expect(formOf(page).locator(`[name=${name}]`)).toHaveValue(contact[name])
    const { company, role, email } = contact
    await fillIn(page, { company, role, email })
    await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(await site.stored()).toEqual([{ ...contact, origin: site.origin + at('/pt-br/contato') }])
  })

  test('is sent by the browser itself within two seconds where a deploy has removed its code', async ({
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

  test('says how to reach the company where its code cannot be loaded', async ({ page }) => {
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto(at('/en-us/contato'))
    const hint = formOf(page).getByText(text('en-us', 'contact.form.noScript'))
    await expect(hint).toBeHidden()
    // Twelve seconds, without waiting for them.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await expect(hint).toBeVisible()
    await expect(formOf(page).locator('a[href^="mailto:"]')).toBeVisible()
  })
})

test.describe('Lead forms', () => {
  test('hire: exactly its fields, and always thanks in Portuguese', async ({ page, site, visit }) => {
    await visit('/es-es/contrate')
    await expect(formOf(page).locator('[name=state]')).toHaveValue('')
    await fillIn(page, lead)
    await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(at('/pt-br/obrigado'))
    expect(await site.stored()).toEqual([{ ...lead, origin: site.origin + at('/es-es/contrate') }])
  })

  test('software factory: exactly its fields, and thanks in the visitor’s language', async ({ page, site, visit }) => {
    await visit('/en-us/fabrica-de-software')
    await fillIn(page, lead)
    await submitOf(page).click()
    await expect(thanksTitle(page, 'en-us')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(at('/en-us/obrigado'))
    expect(await site.stored()).toEqual([{ ...lead, origin: site.origin + at('/en-us/fabrica-de-software') }])
  })

  test('errors and the alert are Portuguese, and the failure is logged', { tag: '@more' }, async ({
    page,
    site,
    visit,
    complaints,
  }) => {
    const required = text('en-us', 'lead.form.error.required')
    site.failWith('reset')
    await visit('/en-us/contrate')
    await fillIn(page, { name: lead.name, email: 'bruno' })
    await submitOf(page).click()
    const email = formOf(page).locator('[name=email]')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(text('en-us', 'lead.form.error.email'))
    await expect(formOf(page).locator('[name=state]')).toHaveAccessibleDescription(new RegExp(`${required}$`))
    await expect(formOf(page).getByText(required).first()).toHaveCSS('color', 'rgb(180, 35, 24)')
    await expect(formOf(page).getByText(required).first()).toHaveAttribute('lang', 'pt-BR')
    await fillIn(page, lead)
    await submitOf(page).click()
    await expect(alertOf(page)).toHaveText(text('pt-br', 'lead.form.failure'))
    expect(complaints.join()).toContain('TypeError: Failed to fetch')
    expect(new URL(page.url()).pathname).toBe(at('/en-us/contrate'))
    await expect(email).toHaveValue(lead.email)
  })
})

test.describe('Phone', () => {
  const phone = '[name=phone]'

  test('is written in its mask: eleven digits and nothing else; one can be put into the middle', async ({
    page,
    visit,
  }) => {
    await visit('/pt-br/contrate')
    const field = formOf(page).locator(phone)
    await field.pressSequentially('11a98b765-43219')
    await expect(field).toHaveValue('(11) 98765-4321')
    await field.clear()
    await field.pressSequentially('1187654321')
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
    await page.keyboard.type('9')
    await expect(field).toHaveValue('(11) 98765-4321')
  })

  test('of another country is kept as it is typed, and the mask is back once it is gone', async ({ page, visit }) => {
    await visit('/en-us/contato')
    const field = formOf(page).locator(phone)
    await field.pressSequentially('+34 600 000 000')
    await expect(field).toHaveValue('+34 600 000 000')
    await field.fill('')
    await field.pressSequentially('11987654321')
    await expect(field).toHaveValue('(11) 98765-4321')
  })

  test('loses its country code when it is pasted, not its end', { tag: '@more' }, async ({ page, visit, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit('/en-us/fabrica-de-software')
    const field = formOf(page).locator(phone)
    for (const [pasted, shown] of [
      ['+55 11 98765-4321', '(11) 98765-4321'],
      ['5511987654321', '(11) 98765-4321'],
      ['+55 (11) 3456-7890', '(11) 34567-890'],
      ['11 98765-4321', '(11) 98765-4321'],
      ['(55) 98765-4321', '(55) 98765-4321'],
      ['+1 212 555 0100', '+1 212 555 0100'],
    ] as const) {
      await field.clear()
      await page.evaluate((words) => navigator.clipboard.writeText(words), pasted)
      await field.focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(field, pasted).toHaveValue(shown)
    }
  })

  test('filled in by the browser it loses the country code, not its end, and is sent so', async ({
    page,
    site,
    visit,
  }) => {
    await visit('/es-es/contrate')
    await fillIn(page, lead)
    const field = formOf(page).locator(phone)
    await field.clear()
    await page.keyboard.insertText('+5521912345678')
    await expect(field).toHaveValue(lead.phone)
    await submitOf(page).click()
    await expect(thanksTitle(page, 'pt-br')).toBeVisible()
    expect(await site.stored()).toMatchObject([lead])
  })

  test('a press that comes before the form is ready is answered when it is', async ({ page, visit }) => {
    await visit('/pt-br/contrate')
    await submitOf(page).click()
    await expect(formOf(page).locator('[name=name]')).toHaveAccessibleDescription(
      text('pt-br', 'lead.form.error.required'),
    )
  })

  test('form and mask are loaded when a visitor turns to the form, and not before', async ({ page, visit }) => {
    const chunks = 'dist/client/assets/chunks'
    const masks = readdirSync(chunks).filter((file) => readFileSync(`${chunks}/${file}`, 'utf8').includes('jitMasking'))
    expect(masks).toHaveLength(1)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isMaskAsked = () => asked.some((url) => masks.some((file) => url.endsWith(file)))
    await visit('/pt-br/contrate')
    await page.waitForLoadState('networkidle')
    expect(isMaskAsked()).toBe(false)
    await formOf(page).locator('[name=name]').focus()
    await expect.poll(isMaskAsked).toBe(true)
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is sent, also one that was corrected, and leads to the thank-you page', async ({ page, site }) => {
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
