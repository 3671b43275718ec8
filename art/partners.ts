import { outline } from './outline.ts'
import { face } from './faces.ts'
import { marks } from './partner-marks.ts'
import { publishDrawing } from './publish.ts'

type Hand = keyof typeof hands
const hands = {
  wide: () => face('bricolage-grotesque', 'latin-standard-normal', { wght: 700, wdth: 100, opsz: 14 }),
  narrow: () => face('bricolage-grotesque', 'latin-standard-normal', { wght: 650, wdth: 78, opsz: 14 }),
  round: () => face('figtree', 'latin-wght-normal', { wght: 700 }),
  light: () => face('figtree', 'latin-wght-normal', { wght: 500 }),
  square: () => face('sora', 'latin-wght-normal', { wght: 650 }),
  air: () => face('sora', 'latin-wght-normal', { wght: 400 }),
  serif: () => face('fraunces', 'latin-wght-normal', { wght: 650 }),
  thin: () => face('fraunces', 'latin-wght-normal', { wght: 420 }),
  code: () => face('jetbrains-mono', 'latin-wght-normal', { wght: 650 }),
}

interface Partner {
  text: string
  hand: Hand
  tracking?: number
}

const partners: Record<string, Partner> = {
  vertiqa: { text: 'Vértiqa', hand: 'square', tracking: -0.02 },
  orbelo: { text: 'orbelo', hand: 'round', tracking: -0.02 },
  nimbora: { text: 'Nimbora', hand: 'air' },
  tramalab: { text: 'tramalab', hand: 'code', tracking: -0.04 },
  pixelario: { text: 'Pixelário', hand: 'wide', tracking: -0.02 },
  jatobit: { text: 'JATOBIT', hand: 'round', tracking: 0.08 },
  auromidia: { text: 'auromídia', hand: 'square', tracking: -0.03 },
  'ondaria-tv': { text: 'Ondária TV', hand: 'narrow' },
  'radial-sul': { text: 'RADIAL SUL', hand: 'narrow', tracking: 0.06 },
  'maresia-jornal': { text: 'Maresia Jornal', hand: 'serif', tracking: -0.015 },
  nortebanq: { text: 'NORTEBANQ', hand: 'air', tracking: 0.02 },
  quilatto: { text: 'Quilatto', hand: 'thin' },
  ipessegur: { text: 'Ipessegur', hand: 'round', tracking: -0.01 },
  caisbanq: { text: 'caisbanq', hand: 'wide', tracking: -0.03 },
  bussolar: { text: 'Bussolar', hand: 'light' },
  sorrivita: { text: 'sorrivita', hand: 'air', tracking: -0.03 },
  clareodonto: { text: 'Clareodonto', hand: 'light', tracking: -0.01 },
  odontossol: { text: 'Odontossol', hand: 'square', tracking: -0.04 },
}

const [width, height, markSize, gap] = [200, 56, 34, 10]

/** Words look equally large when their small letters do: all get the same x-height, and words in capitals a little more. */
async function draw(id: string, { text, hand, tracking = 0 }: Partner): Promise<string> {
  const font = await hands[hand]()
  const capitals = text === text.toUpperCase()
  const tall = capitals ? font.capHeight : font.xHeight
  const size = (capitals ? 14 : 11.8) / (tall / font.unitsPerEm)
  const room = width - 8 - markSize - gap
  const shrink = Math.min(1, room / outline(font, text, size, { tracking }).width)
  const words = outline(font, text, size * shrink, { tracking })
  const left = (width - markSize - gap - words.width) / 2
  // The baseline lies half a letter's height below the center line, so that mark and letters share it.
  const middle = height / 2 + ((tall / font.unitsPerEm) * size * shrink) / 2
  const placed = outline(font, text, size * shrink, { tracking, x: left + markSize + gap, y: middle })
  const scale = markSize / 40
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="#12423a" color="#12423a">` +
    `<g transform="translate(${left.toFixed(1)} ${(height - markSize) / 2}) scale(${scale})">${marks[id]}</g><path d="${placed.d}"/></svg>\n`
  )
}

export async function renderPartners(): Promise<void> {
  for (const [id, partner] of Object.entries(partners))
    await publishDrawing(`art/partners/${id}`, await draw(id, partner), 160)
}
