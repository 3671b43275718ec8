import { chromium } from 'playwright/test'
import { test as base, expect } from '../browser/fixtures.ts'
import { declareVisits } from '../browser/oldest-visits.ts'
import { oldestChromium } from './oldest-chromium.ts'

const test = base.extend({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are asked for
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: oldestChromium(),
        args: ['--no-sandbox', '--disable-gpu'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('the browser is the oldest that package.json names', ({ browser }) => {
  expect(browser.version()).toMatch(/^109\./)
})

declareVisits(test)
