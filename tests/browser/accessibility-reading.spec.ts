import type { Page } from 'playwright/test'
import { templates } from './auditing.ts'
import { acceptCookies, test } from './fixtures.ts'
import { expectReadable } from './reading-conditions.ts'

// All templates: tests/more/.

/** One page for all templates that a worker visits: with a filled cache a visit takes half the time. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await acceptCookies(page)
})

test.afterAll(() => page.close())

for (const template of ['home', 'standard home', 'contact', 'article'] as const)
  test(`${template}: zoom, larger text, text spacing and the visitor’s colours take nothing away`, () =>
    expectReadable(page, templates[template]))
