import { desktop, examine, expectLook, expectToFit, openAddress, openWindow, phone, type Window } from './examining.ts'
import { test } from './fixtures.ts'
import { screens } from './screens.ts'

// One page of each template, on the two screens that most visitors have. Every address, and more screens: tests/more/.

/** One window of each kind for all pages that a worker visits: with a filled cache a visit takes half the time. */
let narrow: Window
let wide: Window

test.beforeAll(async ({ browser }) => {
  narrow = await openWindow(browser, phone)
  wide = await openWindow(browser, desktop)
})

test.afterAll(() => Promise.all([narrow, wide].map(({ page }) => page.close())))

for (const [screen, address] of Object.entries(screens))
  test(`${screen}: comes to life, fits, holds still, keeps its budgets and its look, shuts nobody out`, {
    tag: '@browser',
  }, async () => {
    await openAddress(narrow, address)
    await examine(narrow.page, address, phone.size)
    await expectToFit(narrow.page, { width: 320, height: 640 })
    await openAddress(wide, address)
    await expectLook(wide.page, address, desktop.size)
  })
