import { palette } from '../palette.ts'
import { type Ground, ground } from './ground.ts'
import { blur, height, inFace, lightOnFace, lightOnMass, type Outline, width } from './relief.ts'
import { maskOf, TonePicture } from './tone-picture.ts'

export interface Person {
  ground: Ground
  /** What is seen of the face, and its shape as a relief. */
  face: { path: string; outline: Outline }
  /** How bright the skin is, 1 for the brightest. */
  skin: number
  brow: string
  lashes: boolean
  /** False where hair covers them. */
  ears?: boolean
  backHair?: string
  frontHair: string
  beard?: string
  /** Paths from the back to the front, with their tones. */
  clothes: readonly (readonly [path: string, tone: number])[]
  /** What lies over everything else. */
  extras: readonly (readonly [shapes: string, tone: number])[]
}

const path = (d: string) => `<path d="${d}"/>`
const stroke = (d: string, wide: number) =>
  `<path fill="none" stroke="#fff" stroke-width="${wide}" stroke-linecap="round" d="${d}"/>`
/** The right eye is the mirror image of the left, so that both look at the same point. */
const bothEyes = (shapes: string) =>
  `<g transform="translate(163 180)">${shapes}</g><g transform="matrix(-1 0 0 1 217 180)">${shapes}</g>`
/** The body is drawn larger and higher than its paths say: a shorter neck looks better. */
const body = (shapes: string) => `<g transform="matrix(1.06 0 0 1.06 -11.4 -38)">${shapes}</g>`

const neck = 'M158 226H222V306C226 314 234 318 240 321L190 420 140 321C146 318 154 314 158 306Z'
const eye = 'M-13 1.500C-8-6.500 6-8.500 12.500 0 6 6.500-7 7-13 1.500Z'
const nostrils = 'M179 215c2-3 7-3 9 0-3 1.500-6 1.500-9 0ZM192 215c2-3 7-3 9 0-3 1.500-6 1.500-9 0Z'
const closedSmile =
  'M167 233.500C174 237.500 182 239.500 190 239 198 239.500 206 237.500 213 233.500 215 232 216 230.500 217 229 218 232 216.500 235 214 236.500 205 241 198 242.500 190 242 182 242.500 175 241 166 236.500 163.500 235 162 232 163 229 164 230.500 165 232 167 233.500Z'

/** A person on the wave. */
export async function portrait(person: Person): Promise<string> {
  return svg(`${ground(person.ground)}${await drawBust(person)}`)
}

/** A person alone. */
export async function bust(person: Person): Promise<string> {
  return svg(await drawBust(person))
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>\n`

/** Each of the five tones, from ink to paper, on the side of the light and on the side of the sky. */
const tones = [
  [palette.ink, '#04182e'],
  ['#055c4e', '#0a3f72'],
  ['#12a684', '#1577c8'],
  ['#7fe8bd', '#7cc8f4'],
  ['#f1fff8', '#e3f4ff'],
]

async function drawBust(person: Person): Promise<string> {
  const picture = await paint(person)
  const gradients = tones.map(
    ([left, right], i) =>
      `<linearGradient id="t${i}" gradientUnits="userSpaceOnUse" x1="90" x2="310" y1="120" y2="260"><stop stop-color="${left}"/><stop offset="1" stop-color="${right}"/></linearGradient>`,
  )
  const layers = picture.paths().map((d, i) => `<path fill="url(#t${i})" d="${d}"/>`)
  return `${gradients.join('')}${layers.join('')}<path fill="${palette.sky}" d="${picture.rim(4)}"/>`
}

async function paint(person: Person): Promise<TonePicture> {
  const picture = new TonePicture()
  const { skin } = person
  if (person.backHair) await paintHair(picture, person.backHair, 0.04, 0.3)
  const neckMask = await maskOf(body(path(neck)))
  picture.paintMask(neckMask, (i) => skin * (0.74 - 0.3 * Math.max(0, ((i % width) - 186) / 36)))
  const underChin = await maskOf(body('<ellipse cx="196" cy="244" rx="47" ry="64"/>'))
  picture.paintMask(
    underChin.map((share, i) => share * (neckMask[i] ?? 0)),
    0.3 * skin,
  )
  for (const [d, tone] of person.clothes) await picture.paint(body(path(d)), tone)
  if (person.ears !== false) {
    await picture.paint(path('M135 172c-9-7-17 0-15 14 2 13 8 22 16 20Z'), 0.62 * skin)
    await picture.paint(path('M245 172c9-7 17 0 15 14-2 13-8 22-16 20Z'), 0.3 * skin)
  }
  await paintFace(picture, person)
  await paintHair(picture, person.frontHair, 0.05, 0.5)
  for (const [shapes, tone] of person.extras) await picture.paint(shapes, tone)
  return picture
}

async function paintHair(picture: TonePicture, d: string, darkest: number, sheen: number): Promise<void> {
  const mask = await maskOf(path(d))
  const light = lightOnMass(mask)
  picture.paintMask(mask, (i) => darkest + sheen * (light[i] ?? 0) ** 3.2)
}

async function paintFace(picture: TonePicture, person: Person): Promise<void> {
  const { face, skin, beard, brow, lashes } = person
  const mask = await maskOf(path(face.path))
  const light = lightOnFace(face.outline)
  const hairShadow = blur(await maskOf(`<g transform="translate(5 10)">${path(person.frontHair)}</g>`), 2)
  picture.paintMask(mask, (i) => {
    const { u, v } = inFace(i % width, Math.floor(i / width))
    const lips = Math.max(
      Math.exp(-(((u - 0.09) / 0.24) ** 2) - ((v - 0.615) / 0.05) ** 2),
      Math.exp(-((u / 0.22) ** 2) - ((v - 0.7) / 0.055) ** 2),
    )
    return skin * (0.3 + 0.72 * (light[i] ?? 0)) * (1 - 0.3 * lips) * (1 - 0.36 * (hairShadow[i] ?? 0))
  })
  if (beard) {
    const beardMask = await maskOf(`<path fill-rule="evenodd" d="${beard}"/>`)
    picture.paintMask(
      beardMask.map((share, i) => share * (mask[i] ?? 0)),
      (i) => 0.1 + 0.16 * (light[i] ?? 0),
    )
  }
  const white = await maskOf(bothEyes(path(eye)))
  const iris = await maskOf(bothEyes('<circle cy="-.8" r="6.300"/>'))
  picture.paintMask(white, (i) => (i % width < width / 2 ? 0.93 : 0.6))
  picture.paintMask(
    iris.map((share, i) => Math.min(share, white[i] ?? 0)),
    0.02,
  )
  await picture.paint('<circle cx="165.500" cy="177" r="1.900"/><circle cx="219.500" cy="177" r="1.900"/>', 1)
  const lid = stroke('M-14 1.500C-8-8 6-9.500 13-.5', lashes ? 3.6 : 3)
  await picture.paint(bothEyes(lid + (lashes ? stroke('M-13 0l-4-3.500', 2.4) : '') + path(brow)), 0.04)
  await picture.paint(bothEyes(stroke('M-8 6C-2 8.500 5 7.500 9 5', 1.2)), 0.4 * skin)
  await picture.paint(path(nostrils), 0.08)
  await picture.paint(path(closedSmile), 0.04)
}
