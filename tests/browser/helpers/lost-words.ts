import type { Page } from 'playwright/test'

/** Words broken over two lines without a hyphen, outside the window, or cut by an element that hides what overflows. */
export function findLostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // These words are hidden on purpose: for screen readers, until they are swiped into view, or as the end of an
    // excerpt.
    const hidden =
      '.sr-only, .splide__slide, [aria-labelledby=tuesdays], [aria-labelledby=film], [class*=line-clamp], script, style, [href="#conteudo"]'
    const lost: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || parent.closest(hidden))
        continue
      for (const { 0: word, index } of node.data.matchAll(/[^\s\p{Pd}/]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...others] = range.getClientRects()
        if (!first) continue
        // Lines of titles overlap.
        if (others.some(({ top }) => top > first.top + first.height / 2)) lost.push(`${word} is torn`)
        if (first.left < -1 || first.right > innerWidth + 1 || isCut(first, parent)) lost.push(`${word} is cut`)
      }
    }
    return lost

    function isCut(word: DOMRect, parent: Element): boolean {
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(around).overflow)) continue
        const box = around.getBoundingClientRect()
        // A line's box is higher than its letters.
        const room = word.height / 4
        if (word.left < box.left - 1 || word.right > box.right + 1) return true
        if (word.top < box.top - room || word.bottom > box.bottom + room) return true
      }
      return false
    }
  })
}
