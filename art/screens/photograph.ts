import { globSync, readFileSync } from 'node:fs'
import { publishPicture } from '../../editor/pictures/encode-picture.ts'
import { type DrawnLocale, drawnLocales } from '../../locales/locales.ts'
import { fontFaces, type Shoot } from '../browser.ts'
import { palette } from '../palette.ts'
import { publishWords } from '../words.ts'

interface Frame {
  /** In CSS pixels: about those at which pages show the picture, so that letters of 12 to 14 px are seen at that size. */
  size: [width: number, height: number]
  widths: number[]
  /** Bytes of the widest AVIF. */
  avif: number
}

const card: Frame = { size: [480, 270], widths: [480, 960], avif: 30_000 }
const narrowCard: Frame = { ...card, size: [360, 270] }

/** By the folder of a picture. */
const frames: Record<string, Frame> = {
  films: { size: [480, 320], widths: [480, 960], avif: 24_000 },
  products: card,
  ways: card,
  'products-narrow': narrowCard,
  'ways-narrow': narrowCard,
  services: { size: [1048, 524], widths: [800, 1600], avif: 45_000 },
  'services-narrow': { size: [400, 300], widths: [480, 960], avif: 30_000 },
}

/** Each document is the picture of its name, in a folder with `-narrow` beside it also a second one; this one is another, too. */
const others: Record<string, string> = { 'services/ai': 'ways/ai' }

export async function renderScreens(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  for (const document of globSync('*/*.html', { cwd: 'art/screens' }).map((file) => file.slice(0, -'.html'.length)))
    for (const name of [document, others[document] ?? ''].flatMap((picture) => [picture, picture.replace('/', '-narrow/')])) {
      const frame = frames[name.slice(0, name.indexOf('/'))]
      if (!frame || !isWanted(name)) continue
      const { size, widths, avif } = frame
      for (const locale of drawnLocales) {
        const { png, words } = await shoot(await page(document, locale), ...size, 3)
        publishWords(`${name}.${locale}`, words, Math.max(...widths) / size[0])
        await publishPicture(name, png, widths, { avif, webp: 1.8 * avif, text: true }, locale)
      }
    }
}

async function page(document: string, locale: DrawnLocale): Promise<string> {
  const colors = Object.entries(palette).map(([color, value]) => `--${color}:${value};`)
  const styles = `${await fontFaces()}:root{${colors.join('')}}${read('screens.css')}`
  const body = fill(read(`${document}.html`), JSON.parse(read(`${locale}.json`)))
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title></title><style>${styles}</style>${body}`
}

interface Words {
  [key: string]: string | string[][]
}

/** Fills `{key}` with a text, and repeats `{#key}…{0}…{1}…{/key}` for each row of a table. */
function fill(html: string, words: Words): string {
  return html
    .replace(/\{#(\w+)\}(.*?)\{\/\1\}/gs, (_, key: string, row: string) => {
      const rows = words[key]
      if (!Array.isArray(rows)) throw new Error(`No table "${key}" in the words`)
      return rows.map((cells) => row.replace(/\{(\d)\}/g, (_, index) => cells[Number(index)] ?? '')).join('')
    })
    .replace(/\{(\w+)\}/g, (_, key: string) => {
      const text = words[key]
      if (typeof text !== 'string') throw new Error(`No text "${key}" in the words`)
      return text
    })
}

const read = (file: string) => readFileSync(`art/screens/${file}`, 'utf8')
