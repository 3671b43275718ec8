import type { Page } from 'playwright/test'

/** Text that leaves its box or the window, is cut off or overlaps other text. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      words: string
      box: Element
      rect: DOMRect
    }
    const errors: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join('.')}`
    const report = (error: string, { words, box }: Line) => errors.push(`"${words}" ${error} (${nameOf(box)})`)
    /** Hidden on purpose: screen reader text, inactive slides, pages of the sample scope, excerpts with an ellipsis. */
    const hiding = '.sr-only, .splide__slide[inert], .leaves, [class*=line-clamp]'

    const lines = textNodes().flatMap(linesOf)
    for (const line of lines) {
      const { left, right } = line.rect
      const box = line.box.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) report('leaves the window', line)
      else if (left < box.left - 1 || right > box.right + 1) report('leaves its box', line)
      if (clippersOf(line.box).some((clipper) => isCut(line.rect, clipper.getBoundingClientRect())))
        report('is cut', line)
    }
    reportOverlaps()
    // The alternative text of a picture that has not loaded may be cut off.
    for (const element of document.body.querySelectorAll('*:not(img)')) {
      const isClipping = getComputedStyle(element).overflowX !== 'visible'
      const excess = element.scrollWidth - element.clientWidth
      if (isClipping && excess > 1 && element.clientWidth > 1 && !element.closest(`${hiding}, .splide__track`))
        errors.push(`${nameOf(element)} cuts ${excess} px`)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
      if (field.checkVisibility() && placeholderWidth(field) > innerWidthOf(field) + 1)
        errors.push(`the placeholder "${field.placeholder}" is cut`)
    return [...new Set(errors)]

    function textNodes(): Text[] {
      const nodes: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const parent = node.parentElement as Element
        if (node.data.trim() && parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          if (!parent.closest(`${hiding}, script, style, option, [href="#conteudo"]`)) nodes.push(node)
      }
      return nodes
    }

    function linesOf(node: Text): Line[] {
      let box = node.parentElement as Element
      // Preserved spaces hang invisibly over the end of a line.
      const parts = getComputedStyle(box).whiteSpace === 'pre-wrap' ? /\S+/g : /.+/gs
      const rects = [...node.data.matchAll(parts)].flatMap(({ 0: part, index }) => rectsOf(node, index, part.length))
      while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement as Element
      const words = node.data.trim().slice(0, 40)
      return rects.filter(({ width }) => width > 1).map((rect) => ({ words, box, rect }))
    }

    function rectsOf(node: Text, start: number, length: number): DOMRect[] {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, start + length)
      return [...range.getClientRects()]
    }

    function clippersOf(element: Element): Element[] {
      const clippers: Element[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflow)) clippers.push(at)
      return clippers
    }

    function isCut(line: DOMRect, clipper: DOMRect): boolean {
      // The line box is higher than its letters.
      const room = line.height / 4
      const isBeside = line.left < clipper.left - 1 || line.right > clipper.right + 1
      return isBeside || line.top < clipper.top - room || line.bottom > clipper.bottom + room
    }

    function reportOverlaps(): void {
      const sorted = lines.filter(({ box }) => !isFloating(box)).sort((a, b) => a.rect.top - b.rect.top)
      for (const [index, line] of sorted.entries())
        for (let next = index + 1; next < sorted.length; next++) {
          const other = sorted[next] as Line
          const depth = Math.min(line.rect.height, other.rect.height) / 2
          if (other.rect.top > line.rect.bottom - depth) break
          const overlap = Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left)
          if (line.box !== other.box && overlap > 2) report(`stands on "${other.words}"`, line)
        }
    }

    function isFloating(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
      return false
    }

    function placeholderWidth(field: HTMLInputElement): number {
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      pen.font = getComputedStyle(field).font
      return pen.measureText(field.placeholder).width
    }

    function innerWidthOf(field: HTMLInputElement): number {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    }
  })
}

/** Words broken across lines without a hyphen or slash, those of inactive slides included. */
export function findBrokenWords(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluateAll((places) => {
    const broken: string[] = []
    const range = document.createRange()
    for (const place of places) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.parentElement?.closest('.sr-only, script, style')) continue
        for (const { 0: word, index } of node.data.matchAll(/[^\s\p{Pd}/]+/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const [first, ...others] = range.getClientRects()
          if (first && others.some(({ top }) => top >= first.bottom - 1)) broken.push(word)
        }
      }
    }
    return [...new Set(broken)]
  })
}

/**
 * Titles whose last line has fewer than five letters, and numbers separated from their unit by a line break: any unit
 * in titles, elsewhere hours, minutes, bytes, money and counted days.
 */
export function findPoorBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const range = document.createRange()
    const topsOf = (node: Text, from: number, length: number) => {
      range.setStart(node, from)
      range.setEnd(node, from + length)
      return [...range.getClientRects()].map(({ top, height }) => top + height / 2)
    }
    const walkText = (root: Node, visit: (node: Text) => void) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode())
        if (walker.currentNode.parentElement?.checkVisibility()) visit(walker.currentNode as Text)
    }
    for (const title of document.querySelectorAll('h1, h2, h3')) {
      const lines: { middle: number; words: string }[] = []
      if (title.closest('.sr-only')) continue
      walkText(title, (node) => {
        if (node.parentElement?.closest('.sr-only')) return
        for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
          const middle = topsOf(node, index, word.length).at(-1) ?? 0
          const line = lines.at(-1)
          if (line && Math.abs(line.middle - middle) < 8) line.words += ` ${word}`
          else lines.push({ middle, words: word })
        }
      })
      const letters = lines.at(-1)?.words.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      if (lines.length > 1 && letters < 5) faults.push(`"${title.textContent}" ends on "${lines.at(-1)?.words}"`)
    }
    walkText(document.body, (node) => {
      const isTitle = node.parentElement?.closest('h1, h2, h3')
      const pairs = isTitle
        ? /\d(?:[\d.,]*\d)?\s\p{L}+/gu
        : /\d[\d.,]*\s(?:h|min|[kKM]B|%)(?![\p{L}])|(?:D[ií]a|Day|R\$|US\$|€)\s\d+/gu
      for (const { 0: pair, index } of node.data.matchAll(pairs)) {
        const tops = topsOf(node, index, pair.length)
        if (Math.max(...tops) - Math.min(...tops) > 8) faults.push(`"${pair}" is torn apart`)
      }
    })
    return [...new Set(faults)]
  })
}
