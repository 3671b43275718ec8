import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createListener } from '../../server/site/site-listener.ts'
import { screens } from '../browser/screens.ts'
import { serve } from '../mail/serve.ts'
import { type EngineName, engineNames } from './engine.ts'
import { startEngine } from './engines.ts'
import { Tab } from './tab.ts'

// `npm run looks:engines`: each screen of the last build in all engines beside each other. `-- FOLDER NAME…` puts them elsewhere,
// and makes those of some screens alone.
const [folder = 'test-results/looks-in-engines', ...wanted] = process.argv.slice(2)
const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]
const gap = 24
const labelHeight = 48

mkdirSync(folder, { recursive: true })
const site = await serve(createListener('dist'))
const names = wanted.length > 0 ? wanted : Object.keys(screens)
// One engine after the other: side by side they would only take each other's time.
const pictures = new Map<string, Partial<Record<EngineName, Buffer>>>()
for (const engine of engineNames) await takePictures(engine)
await site.close()
for (const [name, columns] of pictures) await writeSheet(name, columns)

async function takePictures(name: EngineName): Promise<void> {
  const engine = await startEngine[name]()
  for (const size of sizes) {
    const tab = new Tab(await engine.openTab({ ...size, hasScripts: true, hasTouch: false }), site.origin)
    await tab.acceptCookies()
    for (const screen of names) {
      await tab.visit(String(screens[screen]))
      const sheet = `${screen}-${size.width}`
      pictures.set(sheet, { ...pictures.get(sheet), [name]: await wholePage(tab, size) })
    }
    await tab.controls.close()
  }
  await engine.close()
  console.log(`${name}: ${names.length * sizes.length} pictures`)
}

/** Window by window: not every engine takes a picture of more than is on show. */
async function wholePage(tab: Tab, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const pageHeight = await tab.evaluate(prepare)
  await tab.waitFor('carousels and the progress stand still', isStill)
  const parts: { input: Buffer; left: number; top: number }[] = []
  for (let top = 0; top < pageHeight; top += height) {
    const scrolled = await tab.evaluate(scrollDown, top)
    parts.push({ input: await tab.controls.picture(), left: 0, top: scrolled })
  }
  return sharp({ create: { width, height: pageHeight, channels: 3, background: 'white' } })
    .composite(parts)
    .png()
    .toBuffer()
}

async function prepare(): Promise<number> {
  // What moves into view would be caught halfway where one window ends.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
  // Else it would stand in each window.
  for (const header of document.querySelectorAll<HTMLElement>('header')) header.style.position = 'relative'
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))])
  return document.documentElement.scrollHeight
}

function isStill(): boolean {
  const isReady = [...document.querySelectorAll('.carousel')].every((carousel) => carousel.matches('[data-ready]'))
  const progress = document.querySelector('main [role=progressbar]')
  return isReady && (!progress || progress.getAttribute('aria-valuenow') === '100')
}

async function scrollDown(top: number): Promise<number> {
  scrollTo({ top, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return scrollY
}

async function writeSheet(name: string, columns: Partial<Record<EngineName, Buffer>>): Promise<void> {
  const parts = await Promise.all(
    engineNames.map(async (engine) => {
      const input = columns[engine] as Buffer
      const { width = 0, height = 0 } = await sharp(input).metadata()
      return { engine, input, width, height }
    }),
  )
  const [{ width = 0 } = {}] = parts
  const height = Math.max(...parts.map((part) => part.height))
  const layers = parts.flatMap(({ engine, input, height }, index) => [
    { input: label(`${engine}, ${height} px`, width), left: index * (width + gap), top: 0 },
    { input, left: index * (width + gap), top: labelHeight },
  ])
  await sharp({
    create: { width: 3 * width + 2 * gap, height: height + labelHeight, channels: 3, background: '#888' },
  })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toFile(join(folder, `${name}.png`))
}

function label(words: string, width: number): Buffer {
  const text = `<text x="12" y="33" font-family="sans-serif" font-size="26" fill="white">${words}</text>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">${text}</svg>`)
}
