import { test } from '../../browser/fixtures.ts'
import { expectLegibleWords } from '../../browser/legible-words.ts'
import { visits } from '../../browser/screens.ts'

test.use({ javaScriptEnabled: false })

for (const address of visits)
  test(`${address}: words are whole at every width, and stand out from the pictures behind them`, ({ page }) =>
    expectLegibleWords(page, address, [320, 360, 375, 640, 768, 1024, 1280, 1440, 1920]))
