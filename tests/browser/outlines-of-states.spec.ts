import type { Page } from 'playwright/test'
import { outboxKey } from '../../requests/delivery/outbox-key.ts'
import { partOf } from '../outlines/accessible-node.ts'
import { chromiumTree } from '../outlines/chromium-tree.ts'
import { outlineOf } from '../outlines/outline.ts'
import { wordsOf } from '../outlines/words.ts'
import { at, type SitePath } from '../site-path.ts'
import { expectOutline } from './expect-outline.ts'
import { hydrated, localeIds, text } from './fixtures.ts'
import { contact, expect, fillIn, submitOf, test } from './forms.ts'
import { dropdowns, fold, openMenu, phone } from './menus.ts'

// What screen readers get of a part of a page that the visitor has changed, in each language.

interface State {
  path: `/${string}`
  /** The role of the part that changes. */
  part: string
  bring: (page: Page, locale: (typeof localeIds)[number]) => Promise<unknown>
}

const states: Record<string, State> = {
  'menus-of-standard': {
    path: '/contato',
    part: 'banner',
    bring: async (page, locale) => dropdowns(page, locale).services.trigger.click(),
  },
  'menus-of-alternative': {
    path: '/noticias',
    part: 'banner',
    bring: async (page, locale) => dropdowns(page, locale).languages.trigger.click(),
  },
  drawer: {
    path: '/contato',
    part: 'banner',
    bring: async (page, locale) => {
      await page.setViewportSize(phone)
      await openMenu(page, locale)
      await fold(page, locale, 'layout.nav.services').trigger.last().click()
    },
  },
  'top-panel': {
    path: '/noticias',
    part: 'banner',
    bring: async (page, locale) => {
      await page.setViewportSize(phone)
      await openMenu(page, locale)
    },
  },
  'form-refused': { path: '/contato', part: 'form', bring: (page) => submitOf(page).click() },
  'lead-form-refused': { path: '/contrate', part: 'form', bring: (page) => submitOf(page).click() },
  'form-failed': {
    path: '/contato',
    part: 'form',
    bring: async (page) => {
      await page.route('**/api/mail/contact', (route) => route.abort())
      // What failed before waits still: the form would say how many there are.
      await page.evaluate((key) => localStorage.removeItem(key), outboxKey)
      await fillIn(page, contact)
      await submitOf(page).click()
    },
  },
}

for (const [name, { path, part, bring }] of Object.entries(states))
  test(`${name}: is read out as it was accepted`, { tag: '@more' }, async ({ page, visit }) => {
    for (const locale of localeIds) {
      const address = at(`/${locale}${path}` as SitePath)
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(address)
      await bring(page, locale)
      await expectOutline(`state-${name}`, async () =>
        outlineOf([partOf(await chromiumTree(page), part)], wordsOf(address)),
      )
    }
  })

test('consent: is read out as it was accepted', { tag: '@more' }, async ({ page }) => {
  for (const locale of localeIds) {
    const address = at(`/${locale}/contato`)
    await page.goto(address)
    await hydrated(page)
    await expect(page.getByRole('region', { name: text(locale, 'consent.label') })).toBeVisible()
    await expectOutline('state-consent', async () =>
      outlineOf([partOf(await chromiumTree(page), 'region')], wordsOf(address)),
    )
  }
})
