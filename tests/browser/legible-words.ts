import type { Page } from 'playwright/test'
import { linesLostInPictures } from './contrast-on-pictures.ts'
import { findBrokenWords } from './cramped-words.ts'
import { expect } from './fixtures.ts'

/** Opens an address, and asks at some widths in px whether all words are whole and stand out from the pictures behind them. */
export async function expectLegibleWords(page: Page, address: string, widths: number[]): Promise<void> {
  await page.goto(address)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => arePicturesBehindWordsThere(page)).toBe(true)
    expect.soft(await linesLostInPictures(page), `lost in pictures at ${width} px`).toEqual([])
    expect.soft(await findBrokenWords(page), `broken words at ${width} px`).toEqual([])
  }
}

/** Has them loaded now: those below the fold would wait until they are seen. */
function arePicturesBehindWordsThere(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const behind = [...document.images].filter((image) => getComputedStyle(image).position === 'absolute')
    for (const image of behind) image.loading = 'eager'
    return behind.every(({ complete }) => complete)
  })
}
