import { readFileSync } from 'node:fs'
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
  screens: { size: [480, 320], widths: [320, 640], avif: 14_000 },
  films: { size: [480, 320], widths: [480, 960], avif: 24_000 },
  products: card,
  ways: card,
  'products-narrow': narrowCard,
  'ways-narrow': narrowCard,
  services: { size: [1048, 524], widths: [800, 1600], avif: 45_000 },
  'services-narrow': { size: [400, 300], widths: [480, 960], avif: 30_000 },
}

/** The pictures that show each interface, a document of this folder; a folder with `-narrow` beside it has a second of each. */
const interfaces: Record<string, string[]> = {
  prototype: ['screens/prototype'],
  list: ['screens/list', 'films/ipessegur-week'],
  live: ['screens/live', 'films/ipessegur-now'],
  'films/ledger': ['films/ipessegur-before'],
  'films/archive-before': ['films/maresia-jornal-before'],
  'films/archive-week': ['films/maresia-jornal-week'],
  'films/archive-now': ['films/maresia-jornal-now'],
  'films/stock-before': ['films/quilatto-before'],
  'films/stock-week': ['films/quilatto-week'],
  'films/stock-now': ['films/quilatto-now'],
  'films/clinic-before': ['films/sorrivita-before'],
  'films/clinic-week': ['films/sorrivita-week'],
  'films/clinic-now': ['films/sorrivita-now'],
  'films/bank-before': ['films/caisbanq-before'],
  'films/bank-week': ['films/caisbanq-week'],
  'films/bank-now': ['films/caisbanq-now'],
  web: ['services/web'],
  answer: ['services/ai', 'ways/ai'],
  photos: ['services/mobile'],
  calls: ['services/apis'],
  sheet: ['services/design'],
  health: ['services/softwareMaintenance'],
  board: ['services/outsourcing'],
  stage: ['ways/factory'],
  interview: ['ways/hire'],
  seller: ['products/ai-seller'],
  manager: ['products/ai-manager'],
  digest: ['products/ai-news'],
  lesson: ['products/eduamigo'],
  rental: ['products/alugue-total'],
}

export async function renderScreens(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  for (const [document, pictures] of Object.entries(interfaces))
    for (const name of pictures.flatMap((picture) => [picture, picture.replace('/', '-narrow/')])) {
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
