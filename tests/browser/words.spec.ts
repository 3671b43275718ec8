import { test } from './fixtures.ts'
import { expectLegibleWords } from './legible-words.ts'
import { screens } from './screens.ts'

// Letters and pictures are there sooner without scripts.
test.use({ javaScriptEnabled: false })

// Every address, at more widths: tests/more/.
for (const [screen, address] of Object.entries(screens))
  test(`${screen}: words are whole, and stand out from the pictures behind them`, ({ page }) =>
    expectLegibleWords(page, address, [375, 1280]))
