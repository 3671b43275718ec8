import type { Page } from 'playwright/test'
import { templates } from '../../browser/auditing.ts'
import { acceptCookies, test } from '../../browser/fixtures.ts'
import { expectReadable } from '../../browser/reading-conditions.ts'

/** One page for all templates that a worker visits: with a filled cache a visit takes half the time. */
let page: Page

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
  await acceptCookies(page)
})

test.afterAll(() => page.close())

for (const [template, path] of Object.entries(templates))
  test(`${template}: zoom, larger text, text spacing and the visitor’s colours take nothing away`, () =>
    expectReadable(page, path))
