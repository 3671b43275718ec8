import { chromium } from 'playwright'
import { findChromium } from '../tests/programs/system-programs.ts'
import { fontFile } from './fonts.ts'

// Pictures use these fonts and none that a machine happens to have, so that every machine draws the same.
const faces: [family: string, name: string, file: string, weights: string][] = [
  ['Bricolage', 'bricolage-grotesque', 'latin-opsz-normal', '200 800'],
  ['Figtree', 'figtree', 'latin-wght-normal', '300 900'],
  ['Mono', 'jetbrains-mono', 'latin-wght-normal', '100 800'],
]

export async function fontFaces(): Promise<string> {
  const rules = faces.map(async ([family, name, file, weights]) => {
    const data = (await fontFile(name, file)).toString('base64')
    return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${data})}`
  })
  // The site's heading font has one optical size, so the pictures use the same.
  return `${(await Promise.all(rules)).join('')}*{font-variation-settings:"opsz" 20}`
}

/** What stands where in a picture, in pixels. */
export type Words = [text: string, left: number, top: number, right: number, bottom: number]

export interface Shot {
  png: Buffer
  words: Words[]
}

export type Shoot = (html: string, width: number, height: number, scale?: number) => Promise<Shot>

/** Runs `work` with a function that turns an HTML document into a PNG. */
export async function withBrowser<T>(work: (shoot: Shoot) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
  })
  try {
    return await work(async (html, width, height, scale = 1) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
      try {
        await page.setContent(html, { waitUntil: 'load' })
        await page.evaluate('document.fonts.ready')
        const png = await page.screenshot({ type: 'png', omitBackground: true })
        return { png, words: await page.evaluate(readWords) }
      } finally {
        await page.close()
      }
    })
  } finally {
    await browser.close()
  }
}

/** Runs in the browser. */
function readWords(): Words[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: Words[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim().replace(/\s+/g, ' ')
    if (!text) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    // Words that are hidden in a frame take no room.
    if (right > left) words.push([text, left, top, right, bottom])
  }
  return words
}
