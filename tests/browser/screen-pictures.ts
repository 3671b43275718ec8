import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { addStyles } from './page-measures.ts'
import { subjectOf } from './screens.ts'

const folder = 'tests/looks'
const failures = 'test-results/looks'
const isUpdating = Boolean(process.env.UPDATE_LOOKS)
const command = '`npm run looks` accepts what the site looks like now.'

/** Pictures are compared at a quarter of their size: what another version of the browser does to letters is lost there. */
const reduction = 4
/** How far the strongest channel of a pixel may be off, of 255. */
const pixelTolerance = 48
/** The share of pixels that may be further off, in the square that differs most: a button is lost in a whole page, not in it. */
const squareTolerance = 0.14
const square = 40
/** A longer or shorter page is compared as far as both reach. */
const sizeTolerance = 0.01

interface Pixels {
  data: Buffer
  width: number
  height: number
}

const subjects: Record<string, string> = existsSync(join(folder, 'subjects.json'))
  ? JSON.parse(readFileSync(join(folder, 'subjects.json'), 'utf8'))
  : {}

/**
 * Whether a screen still shows the words and pictures that it showed when its look was kept. Whoever writes the content changes
 * how pages look, rightly: then there is nothing to compare with until the look is accepted.
 */
export function isLookCurrent(screen: string): boolean {
  const isCurrent = isUpdating || subjects[screen] === subjectOf(screen)
  if (!isCurrent) console.log(`The look of "${screen}" is not compared: its words or pictures have changed. ${command}`)
  return isCurrent
}

/**
 * Compares the page on show with the picture kept of it, or keeps it as the new one.
 * @returns what is wrong, if anything.
 */
export async function compareLook(page: Page, name: string): Promise<string | undefined> {
  const file = join(folder, `${name}.webp`)
  if (isUpdating) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, await capture(page))
    return
  }
  if (!existsSync(file)) return `There is no ${file}. ${command}`
  const expected = readFileSync(file)
  // A busy machine may be late with painting a picture; what has really changed stays so.
  for (let tries = 3; ; tries--) {
    const actual = await capture(page)
    if (actual.equals(expected)) return
    const [before, now] = await Promise.all([decode(expected), decode(actual)])
    const fault = findFault(before, now)
    if (!fault) return
    if (tries === 1) return `${fault} ${await writeFailure(name, expected, actual, before, now)} ${command}`
    await page.waitForTimeout(500)
  }
}

/** The whole page, reduced. Taken from the browser itself: Playwright's own way compresses losslessly for half a second. */
async function capture(page: Page): Promise<Buffer> {
  await settleLook(page)
  const { width, height, density } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    density: devicePixelRatio,
  }))
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 / density },
  })
  await browser.detach()
  return sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .resize(Math.round(width / reduction), Math.round(height / reduction), { fit: 'fill', kernel: 'lanczos3' })
    .webp({ quality: 90 })
    .toBuffer()
}

/** Brings everything that moves, loads late or tells the time to where it always is. */
async function settleLook(page: Page): Promise<void> {
  await addStyles(page, '*{caret-color:transparent!important} iframe{visibility:hidden!important}')
  await page.evaluate(async () => {
    // Decoded in step with painting: a picture that is loaded may else be missing from the screenshot.
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    // A picture that is chosen anew meanwhile cannot be decoded: then it is asked again. What is missing stays missing.
    const decoded = async (image: HTMLImageElement, tries = 5): Promise<void> => {
      if (tries > 0) await image.decode().catch(() => decoded(image, tries - 1))
    }
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => decoded(image))])
    const footer = document.createTreeWalker(document.querySelector('footer') ?? new Text(), NodeFilter.SHOW_TEXT)
    while (footer.nextNode())
      footer.currentNode.nodeValue = footer.currentNode.nodeValue?.replace(/\b20\d\d\b/, '2000') ?? null
  })
  await page.waitForFunction(() => {
    const isStill = [...document.querySelectorAll('.carousel')].every((carousel) => carousel.matches('[data-ready]'))
    const progress = document.querySelector('main [role=progressbar]')
    return isStill && (!progress || progress.getAttribute('aria-valuenow') === '100')
  })
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function findFault(before: Pixels, now: Pixels): string | undefined {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= a * sizeTolerance
  if (before.width !== now.width || !isNear(before.height, now.height))
    return `Its size changed from ${sizeOf(before)} to ${sizeOf(now)} (a quarter of the page's).`
  const { share, x, y } = worstSquare(before, now)
  if (share <= squareTolerance) return
  return `It changed around ${x * reduction}, ${y * reduction} px: ${(share * 100).toFixed(1)} % of a square of ${square * reduction} px.`
}

const sizeOf = ({ width, height }: Pixels) => `${width} × ${height}`

/** Where the pictures differ most. */
function worstSquare(before: Pixels, now: Pixels): { share: number; x: number; y: number } {
  const { width } = before
  const columns = Math.ceil(width / square)
  const counts: number[] = []
  for (const pixel of differingPixels(before, now)) {
    const cell = Math.floor(pixel / width / square) * columns + Math.floor((pixel % width) / square)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const most = Math.max(0, ...Object.values(counts))
  const cell = counts.indexOf(most)
  return { share: most / square ** 2, x: (cell % columns) * square, y: Math.floor(cell / columns) * square }
}

function differingPixels(before: Pixels, now: Pixels): number[] {
  const pixels: number[] = []
  const end = before.width * Math.min(before.height, now.height)
  for (let pixel = 0; pixel < end; pixel++)
    if (distance(before.data, now.data, pixel * 3) > pixelTolerance) pixels.push(pixel)
  return pixels
}

function distance(a: Buffer, b: Buffer, at: number): number {
  const channel = (index: number) => Math.abs((a[index] as number) - (b[index] as number))
  return Math.max(channel(at), channel(at + 1), channel(at + 2))
}

/** Writes the three pictures that show a failure, and names them. */
async function writeFailure(
  name: string,
  expected: Buffer,
  actual: Buffer,
  before: Pixels,
  now: Pixels,
): Promise<string> {
  mkdirSync(failures, { recursive: true })
  const fileOf = (kind: string) => join(failures, `${name}.${kind}`)
  const marked = Buffer.from(now.data.map((value) => 255 - (255 - value) / 4))
  for (const pixel of differingPixels(before, now)) marked.set([220, 0, 60], pixel * 3)
  writeFileSync(fileOf('expected.webp'), expected)
  writeFileSync(fileOf('actual.webp'), actual)
  await sharp(marked, { raw: { width: now.width, height: now.height, channels: 3 } }).toFile(fileOf('difference.png'))
  return `See ${fileOf('{expected.webp,actual.webp,difference.png}')}.`
}
