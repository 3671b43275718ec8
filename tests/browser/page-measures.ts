import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What moved without the visitor's doing since the page opened: how far, and what. */
    layoutShifts: { value: number; moved: string[] }[]
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Has every page opened from now on note what moves on it. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className}` : `${node?.nodeName}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.layoutShifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(() => window.layoutShifts)
}

/** Shows every part of the page once, as a visitor does who reads to its end, and goes back to its beginning. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    const { scrollingElement } = document
    for (let y = 0; y < (scrollingElement?.scrollHeight ?? 0); y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await nextFrame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
  })
}

/** Counts what is still on its way, so that nobody has to wait for a quiet half second. */
export function watchRequests(page: Page): { finished: () => Promise<void> } {
  const open = new Set<unknown>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    async finished() {
      while (open.size > 0) await page.waitForTimeout(10)
    },
  }
}

const isPicture = /\.(avif|webp|png|jpe?g|svg|gif)$/

/** The bytes of all pictures that the page has asked for, as they travel: drawings are text, which hosts compress. */
export async function pictureBytes(page: Page): Promise<number> {
  const files = (await filesOf(page)).filter((file) => isPicture.test(file))
  return sum(files.map((file) => (file.endsWith('.svg') ? compressedSize(file) : statSync(file).size)))
}

/** The bytes of all scripts that the page has asked for, as they travel. */
export async function scriptBytes(page: Page): Promise<number> {
  return sum((await filesOf(page)).filter((file) => file.endsWith('.js')).map(compressedSize))
}

const compressedSizes = new Map<string, number>()

function compressedSize(file: string): number {
  const size = compressedSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  compressedSizes.set(file, size)
  return size
}

/** The files of the built site that the page has asked for, whether the network or a cache answered. */
async function filesOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [...new Set(names.map((name) => `dist/client${new URL(name).pathname}`))]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** What is missing at the pictures of a page that has not been scrolled. */
export function findPictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const topOf = (image: HTMLImageElement) => image.getBoundingClientRect().top
    // What the first view shows is there already, wherever else it stands.
    const first = [...document.images].filter((image) => topOf(image) < innerHeight).map(({ src }) => src)
    for (const image of document.images) {
      const name = image.getAttribute('src')
      for (const attribute of ['width', 'height', 'alt'])
        if (!image.hasAttribute(attribute)) faults.push(`${name} has no ${attribute}`)
      if (topOf(image) >= innerHeight && image.loading !== 'lazy' && !first.includes(image.src))
        faults.push(`${name} is below the fold, not lazy`)
    }
    const hero = document.querySelector<HTMLImageElement>('main section:first-of-type > picture img')
    if (hero && (hero.loading === 'lazy' || hero.fetchPriority !== 'high'))
      faults.push(`${hero.getAttribute('src')} opens the page, and does not load first`)
    return faults
  })
}

/** Words that leave their box or the window, are cut, or stand on other words. */
export function findCrampedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      words: string
      box: Element
      rect: DOMRect
    }
    const faults: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join('.')}`
    const report = (fault: string, { words, box }: Line) => faults.push(`"${words}" ${fault} (${nameOf(box)})`)
    /** What hides on purpose: words for screen readers, slides in waiting, excerpts with an ellipsis. */
    const hiding = '.sr-only, .carousel, [class*=line-clamp]'

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
    for (const element of document.body.querySelectorAll('*')) {
      const isClipping = getComputedStyle(element).overflowX !== 'visible'
      const excess = element.scrollWidth - element.clientWidth
      if (isClipping && excess > 1 && element.clientWidth > 1 && !element.closest(hiding))
        faults.push(`${nameOf(element)} cuts ${excess} px`)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
      if (field.checkVisibility() && placeholderWidth(field) > innerWidthOf(field) + 1)
        faults.push(`the placeholder "${field.placeholder}" is cut`)
    return [...new Set(faults)]

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
      const range = document.createRange()
      range.selectNodeContents(node)
      let box = node.parentElement as Element
      while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement as Element
      const words = node.data.trim().slice(0, 40)
      return [...range.getClientRects()].filter(({ width }) => width > 1).map((rect) => ({ words, box, rect }))
    }

    function clippersOf(element: Element): Element[] {
      const clippers: Element[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflow)) clippers.push(at)
      return clippers
    }

    function isCut(line: DOMRect, clipper: DOMRect): boolean {
      // Above and below, a line has room that no letter fills.
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
