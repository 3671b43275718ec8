import type { Locator, Page } from 'playwright/test'
import { buildDoor, type Door, type SiteWithMail, startSiteWithMail } from '../mail/site-with-mail.ts'
import { test as base, type LocaleId, text } from './site.ts'

export { expect, hydrated, localeIds, text } from './site.ts'

/** A visit to the built site with a mail service of its own. */
export const test = base.extend<{ site: SiteWithMail }, { door: Door }>({
  door: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use) => {
      const door = await buildDoor()
      await use(door)
      await door.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ door }, use) => {
    const site = await startSiteWithMail(door)
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.origin),
  // With a connection from the test before, a browser repeats by itself what was cut off.
  isContextShared: false,
})

export const contact = {
  name: 'Ana Souza',
  phone: '(11) 98765-4321',
  company: 'Oficina do Bairro',
  role: 'Diretora',
  email: 'ana@oficina.example',
  message: 'Precisamos de um aplicativo.\nAté março.',
}

export const lead = {
  name: 'Bruno Lima',
  email: 'bruno@loja.example',
  phone: '(21) 91234-5678',
  state: 'Rio de Janeiro',
}

/** Writes into the fields of the form on show, as a visitor does. */
export async function fillIn(page: Page, fields: Partial<typeof contact & typeof lead>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = formOf(page).locator(`[name=${name}]`)
    if (name === 'state') await field.selectOption(value)
    else await field.fill(value)
  }
}

export function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form')
}

export function submitOf(page: Page): Locator {
  return formOf(page).locator('[type=submit]')
}

/** The alert of a form, as section 8 of the specification words it. */
export function alertOf(page: Page): Locator {
  return formOf(page).getByRole('alert')
}

export const failureTexts: Record<LocaleId, string> = {
  'pt-br': 'Ocorreu um erro ao enviar a mensagem!',
  'en-us': 'An error occurred while sending the message!',
  'es-es': 'Se produjo un error al enviar el mensaje!',
}
export const leadFailureText = 'Erro ao enviar mensagem. Tente novamente mais tarde.'

export function thanksTitle(page: Page, locale: LocaleId): Locator {
  return page.getByRole('heading', { level: 1, name: text(locale, 'thanks.title') })
}

/** What waits in the outbox of the browser. */
export function outboxOf(page: Page): Promise<{ body: string; failures: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('@tecto:outbox') ?? '[]'))
}
