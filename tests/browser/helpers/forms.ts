import type { Locator, Page } from 'playwright/test'
import { contactForm } from '../../../forms/contact.ts'
import type { FieldDeclaration } from '../../../forms/declaration.ts'
import { landingForm } from '../../../forms/landing.ts'
import { formValues } from '../../form-values.ts'
import { type SiteWithMail, startSiteWithMail } from '../../server/site-with-mail.ts'
import { test as base, type LocaleId, text } from './fixtures.ts'

export { dataOf, expect, holdScripts, hydrated, text } from './fixtures.ts'

export const test = base.extend<{ site: SiteWithMail }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
  site: async ({}, use) => {
    const site = await startSiteWithMail()
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.origin),
  // Over a reused connection, a browser repeats an interrupted request by itself.
  isContextShared: false,
})

export const contact = formValues(contactForm)
export const lead = formValues(landingForm)

const fields: Record<string, FieldDeclaration> = { ...contactForm.fields, ...landingForm.fields }

export async function fillIn(page: Page, filled: Partial<typeof contact & typeof lead>): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const field = formOf(page).locator(`[name=${name}]`)
    if (fields[name]?.kind === 'choice') await field.selectOption(value)
    else await field.fill(value)
  }
}

export function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form')
}

export function submitOf(page: Page): Locator {
  return formOf(page).locator('[type=submit]')
}

export function alertOf(page: Page): Locator {
  return formOf(page).getByRole('alert')
}

export function thanksTitle(page: Page, locale: LocaleId): Locator {
  return page.getByRole('heading', { level: 1, name: text(locale, 'thanks.title') })
}

export function outboxOf(page: Page): Promise<{ body: string }[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('@tecto:outbox'))
      .map((key) => JSON.parse(localStorage[key])),
  )
}
