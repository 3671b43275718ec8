import { checkPage, expectToFit, openAddress, openWindow, phone, type Window } from './checks/check-page.ts'
import { screens } from './checks/screens.ts'
import { test } from './helpers/fixtures.ts'

// One page of each template, on a phone. Every address, other screens and visual snapshots are in tests/more/ and
// tests/snapshots/.

/** Shared by all pages of a worker: a warm cache halves the time of a visit. */
let narrow: Window

test.beforeAll(async ({ browser }) => {
  narrow = await openWindow(browser, phone)
})

test.afterAll(() => narrow.page.close())

for (const [screen, address] of Object.entries(screens))
  test(`${screen}: hydrates, fits, does not shift and is accessible`, async () => {
    await openAddress(narrow, address)
    await checkPage(narrow.page, phone.size)
    await expectToFit(narrow.page, { width: 320, height: 640 })
  })
