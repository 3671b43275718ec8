import { checkPage, expectToFit, openAddress, openWindow, phone, type Window } from './checks/check-page.ts'
import { screens } from './checks/screens.ts'
import { test } from './fixtures.ts'

// One page of each template, on a phone. Every address, other screens, and how they look: tests/more/.

/** One window for all pages that a worker visits: with a filled cache a visit takes half the time. */
let narrow: Window

test.beforeAll(async ({ browser }) => {
  narrow = await openWindow(browser, phone)
})

test.afterAll(() => narrow.page.close())

for (const [screen, address] of Object.entries(screens))
  test(`${screen}: comes to life, fits, holds still, shuts nobody out`, async () => {
    await openAddress(narrow, address)
    await checkPage(narrow.page, phone.size)
    await expectToFit(narrow.page, { width: 320, height: 640 })
  })
