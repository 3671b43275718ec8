import type { Page } from 'playwright/test'
import { widths } from './auditing.ts'
import { expect, hydrated } from './fixtures.ts'
import { addStyles } from './page-measures.ts'

const textTwiceAsLarge = ':root { font-size: 32px }'
/** WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Opens a page as visitors do who zoom, set larger text or wider spacing, or their own colours: nothing may get lost. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.goto(path)
  await hydrated(page)
  expect(await lastingMotion(page), 'with reduced motion').toEqual([])
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  expect.soft(await lostText(page), 'at 320 px').toEqual([])
  for (const [name, css] of Object.entries({ textTwiceAsLarge, textSpacing })) {
    const removeStyles = await addStyles(page, css)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await lostText(page), `${name} at ${width} px`).toEqual([])
    }
    await removeStyles()
  }
  await page.emulateMedia({ forcedColors: 'active' })
  expect.soft(await lostShapes(page), 'with forced colours').toEqual([])
}

/** Text that cannot be read: it runs out of the side of the page, or out of a box that cuts it off. */
function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leeway = 2
    const isScreenReaderOnly = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1
    const isClamped = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none'

    function isCutBy(box: Element, { left, right, top, bottom }: DOMRect): boolean {
      const { overflowX, overflowY } = getComputedStyle(box)
      const outer = box.getBoundingClientRect()
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (cuts(overflowX) && (left < outer.left - leeway || right > outer.right + leeway)) ||
        (cuts(overflowY) && (top < outer.top - leeway || bottom > outer.bottom + leeway))
      )
    }

    function fault(text: Text): string | undefined {
      const range = new Range()
      range.selectNodeContents(text)
      const ancestors: Element[] = []
      for (let box = text.parentElement; box; box = box.parentElement) ancestors.push(box)
      if (
        ancestors.some(
          (box) => isScreenReaderOnly(box) || isClamped(box) || box.matches('[inert], .splide__slide[inert]'),
        )
      )
        return
      for (const line of range.getClientRects()) {
        if (line.left < -leeway || line.right > innerWidth + leeway) return 'runs out of the page'
        const box = ancestors.find((box) => isCutBy(box, line))
        if (box) return `is cut off by ${box.outerHTML.slice(0, 120)}`
      }
    }

    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`The page scrolls sideways, by ${scrollWidth - innerWidth} px.`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.data.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const found = fault(text)
      if (found) faults.push(`“${text.data.slice(0, 40)}” ${found}`)
    }
    return faults
  })
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
