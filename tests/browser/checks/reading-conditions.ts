import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { widths } from './auditing.ts'
import { findClippedText } from './clipped-text.ts'
import { addStyles } from './page-measures.ts'

const textTwiceAsLarge = ':root { font-size: 32px }'
/** WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Looks at a page as visitors do who zoom, set larger text or wider spacing, or their own colours: nothing may get lost. */
export async function expectReadable(page: Page): Promise<void> {
  expect.soft(await lastingMotion(page), 'with reduced motion').toEqual([])
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  // Slides take a moment to follow the window.
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
  expect.soft(await lostShapes(page), 'with forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** What a field is for stands above it, so its example may be cut. That letters twice as large stand on no others is not asked yet. */
async function lostWords(page: Page): Promise<string[]> {
  return (await findClippedText(page)).filter((error) => !/^the placeholder| stands on /.test(error))
}

/** What cannot be made out: controls without an edge, icons in colours that the visitor did not choose, bars that are clear. */
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
    const coloured = styles.filter(
      ({ element, style }) =>
        element.matches('.icon') &&
        element.parentElement &&
        style.color !== getComputedStyle(element.parentElement).color,
    )
    const clear = styles.filter(
      ({ element, style }) =>
        element.matches('body > header') && style.position === 'sticky' && isClear(style.backgroundColor),
    )
    return [...bare, ...coloured, ...clear].map(({ element }) => element.outerHTML.slice(0, 160))
  })
}

/** Movement that goes on although the visitor wants none. */
function lastingMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 100)
      .map((animation) => `${(animation as CSSAnimation).animationName}`),
  )
}
