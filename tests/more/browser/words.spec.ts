import { findBrokenWords, findPoorBreaks } from '../../browser/checks/clipped-text.ts'
import { linesLostInPictures } from '../../browser/checks/contrast-on-pictures.ts'
import { visits } from '../../browser/checks/template-pages.ts'
import { expect, test } from '../../browser/helpers/fixtures.ts'

// Fonts and pictures load faster without scripts.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const address of visits)
  test(`${address}: text is not cut off at any width and is readable on pictures`, async ({ page }) => {
    await page.goto(address)
    for (const width of [320, 375, 768, 1024, 1280, 1366, 1440, 1680, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findBrokenWords(page), `broken words at ${width} px`).toEqual([])
      expect.soft(await findPoorBreaks(page), `poor breaks at ${width} px`).toEqual([])
      if (width % 64 === 0 || width === 375)
        // On a busy machine, a picture may be captured before it is painted.
        await expect
          .soft(async () => expect(await linesLostInPictures(page), `lost in pictures at ${width} px`).toEqual([]))
          .toPass({ timeout: 10_000 })
    }
  })
