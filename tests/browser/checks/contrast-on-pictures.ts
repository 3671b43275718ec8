import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { contrast } from '../../../renderer/styles/contrast.ts'
import { expect } from '../helpers/fixtures.ts'
import { addStyles } from './page-measures.ts'
import { hex } from './unreadable-texts.ts'

/** WCAG 2.2, 1.4.3; also required of large text, because pictures are uneven backgrounds. */
const minContrast = 4.5

/** The share of pixels behind a line that may have less contrast: tiny highlights hide no letter. */
const sparks = 0.005

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Line extends Box {
  words: string
  /** Computed colors: several if the text has a gradient. */
  colors: string[]
}

const noLetters = `
  *, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important }
  [class*='bg-clip-text'] { background-image: none !important }`

/** The lines of text that part of the picture behind them makes hard to read. */
export async function linesLostInPictures(page: Page): Promise<string[]> {
  await expect.poll(() => arePicturesBehindWordsThere(page)).toBe(true)
  // Transitions would falsify the colors.
  const moveAgain = await addStyles(page, '* { transition: none !important }')
  const lines = await linesOverPictures(page)
  const showLetters = await addStyles(page, noLetters)
  const devtools = await page.context().newCDPSession(page)
  const errors: string[] = []
  for (const place of placesOf(lines)) {
    // Playwright's own screenshots take twice as long.
    const { data: png } = await devtools.send('Page.captureScreenshot', {
      clip: { ...place, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    })
    const picture = sharp(Buffer.from(png, 'base64'))
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (const line of lines.filter((line) => isWithin(line, place))) {
      const ratio = worstContrast(line.colors, data, info.width, { ...line, x: line.x - place.x, y: line.y - place.y })
      if (ratio < minContrast) errors.push(`${line.words}: ${ratio.toFixed(2)} at ${line.x}, ${line.y} px`)
    }
  }
  await devtools.detach()
  await showLetters()
  await moveAgain()
  return errors
}

/** Loads all of them now, because those below the fold are lazy. */
function arePicturesBehindWordsThere(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const behind = [...document.images].filter((image) => getComputedStyle(image).position === 'absolute')
    for (const image of behind) image.loading = 'eager'
    return behind.every(({ complete }) => complete)
  })
}

function linesOverPictures(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const boxOf = ({ left, top, right, bottom }: DOMRect) => ({
      x: Math.ceil(left + scrollX),
      y: Math.ceil(top + scrollY),
      width: Math.floor(right) - Math.ceil(left),
      height: Math.floor(bottom) - Math.ceil(top),
    })
    const colorsOf = (element: Element): string[] => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundClip, backgroundImage } = getComputedStyle(at)
        if (backgroundClip === 'text') return backgroundImage.match(/rgba?\([^)]*\)/g) ?? []
      }
      return [getComputedStyle(element).color]
    }
    const pictures = [...document.images]
      .filter((image) => getComputedStyle(image).position === 'absolute' && image.checkVisibility())
      .map((image) => image.getBoundingClientRect())
    const isOver = (line: DOMRect) =>
      pictures.some(
        (picture) =>
          line.left < picture.right &&
          line.right > picture.left &&
          line.top < picture.bottom &&
          line.bottom > picture.top,
      )
    const lines: Line[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!node.data.trim() || !element?.checkVisibility() || element.closest('.sr-only, script, style')) continue
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        if (isOver(rect)) lines.push({ ...boxOf(rect), words: node.data.trim(), colors: colorsOf(element) })
    }
    return lines.filter(({ width, height }) => width > 0 && height > 0)
  })
}

/** Groups neighboring lines into boxes, so that each part of the page is captured once. */
function placesOf(lines: Line[]): Box[] {
  const places: Box[] = []
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const last = places.at(-1)
    if (last && line.y < last.y + last.height + 300) {
      const [left, right] = [Math.min(last.x, line.x), Math.max(last.x + last.width, line.x + line.width)]
      Object.assign(last, {
        x: left,
        width: right - left,
        height: Math.max(last.height, line.y + line.height - last.y),
      })
    } else places.push({ x: line.x, y: line.y, width: line.width, height: line.height })
  }
  return places
}

function isWithin(line: Box, place: Box): boolean {
  return line.y >= place.y && line.y + line.height <= place.y + place.height
}

/** The contrast that all but a few pixels of a box have with the least readable text color. */
function worstContrast(colors: string[], data: Buffer, rowWidth: number, { x, y, width, height }: Box): number {
  const counts = new Map<number, number>()
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) {
      const at = 3 * (row * rowWidth + column)
      const pixel = data.readUIntBE(at, 3)
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    }
  const letters = colors.map(hex)
  const ratios = [...counts].map(([pixel, count]) => {
    const background = `#${pixel.toString(16).padStart(6, '0')}`
    return { ratio: Math.min(...letters.map((letter) => contrast(letter, [background]))), count }
  })
  let left = sparks * width * height
  for (const { ratio, count } of ratios.sort((a, b) => a.ratio - b.ratio)) {
    left -= count
    if (left < 0) return ratio
  }
  return 0
}
