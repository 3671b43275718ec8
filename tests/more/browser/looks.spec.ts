import { desktop, expectLook, openAddress, openWindow, phone } from '../../browser/examining.ts'
import { test } from '../../browser/fixtures.ts'
import { screens } from '../../browser/screens.ts'

// `npm run looks` runs this too, to take all pictures anew.
for (const [screen, address] of Object.entries(screens))
  test(`${screen} looks as it was accepted, on phone, tablet and desktop`, async ({ browser }) => {
    const [narrow, wide] = await Promise.all([openWindow(browser, phone), openWindow(browser, desktop)])
    await openAddress(narrow, address)
    await expectLook(narrow.page, address, phone.size)
    await openAddress(wide, address)
    await expectLook(wide.page, address, desktop.size)
    await expectLook(wide.page, address, { width: 768, height: 1024 })
    await Promise.all([narrow.page.close(), wide.page.close()])
  })
