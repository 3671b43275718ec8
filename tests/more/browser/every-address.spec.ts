import {
  checkPage,
  desktop,
  expectToFit,
  openAddress,
  openWindow,
  phone,
  type Window,
} from '../../browser/checks/check-page.ts'
import { expectReadable } from '../../browser/checks/reading-conditions.ts'
import { longestTemplatePages, visits } from '../../browser/checks/template-pages.ts'
import { test } from '../../browser/helpers/fixtures.ts'

/** One window of each size for all addresses of a worker: a warm cache halves the time of a visit. */
let narrow: Window
let wide: Window

test.beforeAll(async ({ browser }) => {
  narrow = await openWindow(browser, phone)
  wide = await openWindow(browser, desktop)
})

test.afterAll(() => Promise.all([narrow, wide].map(({ page }) => page.close())))

// One visit answers all questions, so a first failure must not hide the others.
for (const address of visits)
  test(`${address} hydrates, fits, does not shift and is accessible`, async () => {
    await test.step('phone', async () => {
      await openAddress(narrow, address)
      await checkPage(narrow.page, phone.size)
      await expectToFit(narrow.page, { width: 320, height: 640 })
    })
    await test.step('wide', async () => {
      // Only one page of each template is reopened in the wide window; for the others, which differ only in their
      // texts, the narrow window is widened.
      const isFirst = longestTemplatePages.includes(address)
      const { page } = isFirst ? wide : narrow
      if (isFirst) await openAddress(wide, address)
      await checkPage(page, { width: 1280, height: 800 })
      await expectToFit(page, { width: 1920, height: 1080 })
      if (isFirst) await expectReadable(page)
    })
  })
