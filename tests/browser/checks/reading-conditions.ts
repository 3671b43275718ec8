import type { Page } from 'playwright/test'
import { expect } from '../helpers/fixtures.ts'
import { widths } from './auditing.ts'
import { findClippedText } from './clipped-text.ts'
import { addStyles } from './page-measures.ts'

const textTwiceAsLarge = ':root { font-size: 32px }'
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Checks the page with zoom, larger text, wider spacing and forced colors: nothing may get lost. */
export async function expectReadable(page: Page): Promise<void> {
  expect.soft(await lastingMotion(page), 'with reduced motion').toEqual([])
  // 1280 × 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  // Slides adapt to the window with a delay.
  await expect.soft.poll(() => lostWords(page), 'at 320 px').toEqual([])
  for (const [name, css] of Object.entries({ textTwiceAsLarge, textSpacing })) {
    const removeStyles = await addStyles(page, css)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.soft.poll(() => lostWords(page), `${name} at ${width} px`).toEqual([])
    }
    await removeStyles()
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await lostShapes(page), 'with forced colors').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/**
 * An example in a field may be cut off, because the label above says what the field is for. Overlaps of doubled text
 * are not checked.
 */
async function lostWords(page: Page): Promise<string[]> {
  return (await findClippedText(page)).filter((error) => !/^the placeholder| stands on /.test(error))
}

/** Controls without an edge, icons in colors that the visitor did not choose, transparent bars. */
function lostShapes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color)
    const styles = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, style: getComputedStyle(element) }))

    const bare = styles.filter(
      ({ element, style: { borderBottomStyle, borderBottomWidth, borderBottomColor } }) =>
        element.matches('button, input, select, textarea, [class*=btn-]') &&
        (borderBottomStyle === 'none' || borderBottomWidth === '0px' || isClear(borderBottomColor)),
    )
    const colored = styles.filter(
      ({ element, style }) =>
        element.matches('.icon') &&
        element.parentElement &&
        style.color !== getComputedStyle(element.parentElement).color,
    )
    const clear = styles.filter(
      ({ element, style }) =>
        element.matches('body > header') && style.position === 'sticky' && isClear(style.backgroundColor),
    )
    return [...bare, ...colored, ...clear].map(({ element }) => element.outerHTML.slice(0, 160))
  })
}

/** Animations that run although the visitor prefers reduced motion. */
function lastingMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100)
      .map((animation) => `${(animation as CSSAnimation).animationName}`),
  )
}
