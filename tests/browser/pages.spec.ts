import { checkPage, expectToFit, openAddress, openWindow, phone, type Window } from './checks/check-page.ts'
import { templatePages } from './checks/template-pages.ts'
import { test } from './helpers/fixtures.ts'

// One page of each template, on a phone. Every address, other window sizes and visual snapshots are in tests/more/ and
// tests/snapshots/.

/** Shared by all pages of a worker: a warm cache halves the time of a visit. */
let narrow: Window

test.beforeAll(async ({ browser }) => {
  narrow = await openWindow(browser, phone)
})

test.afterAll(() => narrow.page.close())

for (const [template, address] of Object.entries(templatePages))
  test(`${template}: hydrates, fits, does not shift and is accessible`, async () => {
    await openAddress(narrow, address)
    await checkPage(narrow.page, phone.size)
    await expectToFit(narrow.page, { width: 320, height: 640 })
  })
