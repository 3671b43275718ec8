import { readFileSync } from 'node:fs'
import { publishPicture } from '../../editor/pictures/encode-picture.ts'
import { type DrawnLocale, drawnLocales } from '../../locales/locales.ts'
import { fontFaces, type Shoot, type Shot } from '../browser.ts'
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
  products: card,
  ways: card,
  'products-narrow': narrowCard,
  'ways-narrow': narrowCard,
  services: { size: [1048, 524], widths: [800, 1600], avif: 45_000 },
  'services-narrow': { size: [400, 300], widths: [480, 960], avif: 30_000 },
}

/** The interface that each picture shows, a document of this folder. */
const interfaces: Record<string, string> = {
  'screens/prototype': 'prototype',
  'screens/list': 'list',
  'screens/live': 'live',
  'services/web': 'web',
  'services-narrow/web': 'web',
  'services/ai': 'answer',
  'services-narrow/ai': 'answer',
  'services/mobile': 'photos',
  'services-narrow/mobile': 'photos',
  'services/apis': 'calls',
  'services-narrow/apis': 'calls',
  'services/design': 'sheet',
  'services-narrow/design': 'sheet',
  'services/softwareMaintenance': 'health',
  'services-narrow/softwareMaintenance': 'health',
  'services/outsourcing': 'board',
  'services-narrow/outsourcing': 'board',
  'ways/ai': 'answer',
  'ways-narrow/ai': 'answer',
  'ways/factory': 'stage',
  'ways-narrow/factory': 'stage',
  'ways/hire': 'interview',
  'ways-narrow/hire': 'interview',
  'products/ai-seller': 'seller',
  'products-narrow/ai-seller': 'seller',
  'products/ai-manager': 'manager',
  'products-narrow/ai-manager': 'manager',
  'products/ai-news': 'digest',
  'products-narrow/ai-news': 'digest',
  'products/eduamigo': 'lesson',
  'products-narrow/eduamigo': 'lesson',
  'products/alugue-total': 'rental',
  'products-narrow/alugue-total': 'rental',
}

const photographScale = 3

export async function renderScreens(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  for (const name of Object.keys(interfaces).filter(isWanted)) {
    const { size, widths, avif } = frameOf(name)
    for (const locale of drawnLocales) {
      const { png, words } = await photograph(shoot, name, locale)
      publishWords(`${name}.${locale}`, words, size, Math.max(...widths))
      await publishPicture(name, png, widths, { avif, webp: 1.8 * avif, text: true }, locale)
    }
  }
}

export async function photograph(shoot: Shoot, name: string, locale: DrawnLocale): Promise<Shot> {
  const document = interfaces[name]
  if (!document) throw new Error(`Unknown interface ${name}: known are ${Object.keys(interfaces).join(', ')}`)
  const colors = Object.entries(palette).map(([color, value]) => `--${color}:${value};`)
  const styles = `${await fontFaces()}:root{${colors.join('')}}${read('screens.css')}`
  const words: Words = JSON.parse(read(`${locale}.json`))
  const body = fill(read(`${document}.html`), words)
  const head = `<meta charset="utf-8"><title></title><style>${styles}</style>`
  return shoot(`<!doctype html><html lang="${locale}">${head}${body}`, ...frameOf(name).size, photographScale)
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

function frameOf(name: string): Frame {
  const frame = frames[name.slice(0, name.indexOf('/'))]
  if (!frame) throw new Error(`No frame for ${name}`)
  return frame
}

const read = (file: string) => readFileSync(`art/screens/${file}`, 'utf8')
