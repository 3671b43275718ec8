import type { Locator, Page } from 'playwright/test'
import type { MessageId } from '../../../locales/message-id.ts'
import { type LocaleId, text } from './fixtures.ts'

export const phone = { width: 390, height: 844 }

/** A part of the main navigation that opens and closes: a dropdown or a drawer item. */
export interface Fold {
  trigger: Locator
  links: Locator
}

function navigation(page: Page, locale: LocaleId): Locator {
  return page.getByRole('navigation', { name: text(locale, 'layout.nav.label') })
}

export function entry(page: Page, locale: LocaleId, name: MessageId): Locator {
  return navigation(page, locale).getByRole('link', { name: text(locale, name), exact: true })
}

export function fold(page: Page, locale: LocaleId, name: MessageId): Fold {
  const trigger = page.locator('summary', { hasText: text(locale, name) })
  const part = navigation(page, locale).locator('details').filter({ has: trigger })
  return { trigger: part.locator('summary'), links: part.getByRole('link') }
}

/** The menu on small screens: a drawer in the standard layout, a top panel in the alternative one. */
export function smallMenu(page: Page): Locator {
  return page.locator('header [popover]')
}

export async function openMenu(page: Page, locale: LocaleId) {
  await page.getByRole('button', { name: text(locale, 'layout.nav.menu') }).click()
}
