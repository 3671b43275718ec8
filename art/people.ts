import { writePublicFile } from './paths.ts'
import { type Ground, ground } from './people-ground.ts'

interface Person {
  ground: Ground
  skin: string
  shade: string
  blush: string
  hair: string
  shine: string
  lip: string
  /** The outline of the face, with its centre at x = 190. */
  face: string
  backHair?: string
  frontHair: string
  strands: string
  brow: string
  lashes: boolean
  /** False where hair covers them. */
  ears?: boolean
  beard?: string
  clothes: string
  extras?: string
}

const softFace =
  'M131 156C129 112 154 86 190 86S251 112 249 156C248 184 245 204 236 222 226 243 208 264 190 264S154 243 144 222C135 204 132 184 131 156Z'
const broadFace =
  'M127 156C125 110 152 84 190 84S255 110 253 156C252 186 250 208 243 226 233 249 212 272 190 272S147 249 137 226C130 208 128 186 127 156Z'

/** The left eye. The right one is its mirror image, so that both look at the same point. */
const eye = (brow: string, hair: string, lashes: boolean) =>
  '<path fill="#fffdf8" d="M-13 1.500C-8-6.500 6-8.500 12.500 0 6 6.500-7 7-13 1.500Z"/>' +
  '<circle cy="-.6" r="6.500" fill="#53301c"/><circle cy="-.6" r="3.600" fill="#140b07"/>' +
  `<path fill="none" stroke="${hair}" stroke-width="${lashes ? 3.2 : 2.6}" stroke-linecap="round" d="M-13.500 1C-8-8 6-9.500 12.500-.5${lashes ? 'M-13 0l-3.600-3' : ''}"/>` +
  `<path fill="${hair}" d="${brow}"/>`

/** With its background this is a portrait; without it, it can be placed in another picture. */
export function draw(p: Person, withGround = true): string {
  const eyes = eye(p.brow, p.hair, p.lashes)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 460" width="380" height="460"><defs>' +
    `<clipPath id="f"><path d="${p.face}"/></clipPath><clipPath id="n"><path d="M158 226H222V312C222 340 206 352 190 352S158 340 158 312Z"/></clipPath>` +
    `<linearGradient id="s" x2="1" y2=".35"><stop offset=".45" stop-color="${p.skin}"/><stop offset="1" stop-color="${p.shade}"/></linearGradient>` +
    `<linearGradient id="h" x2=".9" y2="1"><stop stop-color="${p.shine}"/><stop offset=".65" stop-color="${p.hair}"/></linearGradient>` +
    `<radialGradient id="b"><stop stop-color="${p.blush}" stop-opacity=".3"/><stop offset="1" stop-color="${p.blush}" stop-opacity="0"/></radialGradient>` +
    '<radialGradient id="l" cx=".5" cy=".4" r=".6"><stop stop-color="#c8ffe6" stop-opacity=".5"/><stop offset="1" stop-color="#c8ffe6" stop-opacity="0"/></radialGradient></defs>' +
    (withGround ? `${ground(p.ground)}<rect width="380" height="460" fill="url(#l)"/>` : '') +
    (p.backHair ? `<path fill="url(#h)" d="${p.backHair}"/>` : '') +
    // The neck, with the shadow of the chin. The body is drawn larger and higher than its paths say: a shorter neck looks better.
    `<g transform="matrix(1.06 0 0 1.06 -11.4 -38)"><path fill="${p.skin}" d="M158 226H222V306C226 314 234 318 240 321L190 400 140 321C146 318 154 314 158 306Z"/>` +
    `<g clip-path="url(#n)"><ellipse cx="194" cy="240" rx="48" ry="60" fill="${p.shade}"/></g>` +
    `${p.clothes}</g>` +
    (p.ears === false
      ? ''
      : `<path fill="${p.skin}" d="M135 172c-9-7-17 0-15 14 2 13 8 22 16 20Z"/><path fill="${p.shade}" d="M245 172c9-7 17 0 15 14-2 13-8 22-16 20Z"/>`) +
    `<path fill="url(#s)" d="${p.face}"/>` +
    `<g clip-path="url(#f)"><path fill="${p.shade}" opacity=".32" d="M222 84C246 150 244 214 196 276H270V84Z"/>` +
    `<g transform="translate(3 9)" fill="${p.shade}" opacity=".55"><path d="${p.frontHair}"/></g>` +
    '<ellipse cx="153" cy="212" rx="21" ry="16" fill="url(#b)"/><ellipse cx="227" cy="212" rx="21" ry="16" fill="url(#b)"/>' +
    (p.beard ? `<path fill="url(#h)" fill-rule="evenodd" d="${p.beard}"/>` : '') +
    '</g>' +
    `<g transform="translate(163 180)">${eyes}</g><g transform="matrix(-1 0 0 1 217 180)">${eyes}</g>` +
    '<g fill="#fff"><circle cx="165" cy="176.500" r="1.900"/><circle cx="219" cy="176.500" r="1.900"/></g>' +
    // Nose: one shaded side, and the line below it.
    `<path fill="${p.shade}" opacity=".5" d="M194 178c2 12 9 20 10 28-2 6-9 5-13 7 4-10 4-22 3-35Z"/><path fill="none" stroke="${p.hair}" stroke-opacity=".42" stroke-width="2.800" stroke-linecap="round" d="M178 207c2 6 8 4 12 6.500 4-2.500 10-.5 12-6.500"/>` +
    `<path fill="none" stroke="${p.hair}" stroke-opacity=".28" stroke-width="2" stroke-linecap="round" d="M166 213c-4 3-6.500 6-8 10M214 213c4 3 6.500 6 8 10"/>` +
    // An open, calm smile.
    `<path fill="${p.lip}" d="M164 229c9-1 18-5 26-2 8-3 17 1 26 2-5 15-15 20-26 20s-21-5-26-20Z"/><path fill="#fff" d="M170 231.500c7 0 14-1.500 20-.5 6-1 13 .5 20 .5-5 7.500-12 9.500-20 9.500s-15-2-20-9.500Z"/>` +
    `<path fill="none" stroke="${p.hair}" stroke-opacity=".4" stroke-width="2.400" stroke-linecap="round" d="M160.500 226c-2 2-2.500 4-2 6M219.500 226c2 2 2.500 4 2 6${p.beard ? '' : 'M181 255.500c6 2 12 2 18 0'}"/>` +
    `<path fill="url(#h)" d="${p.frontHair}"/><path fill="none" stroke="${p.shine}" stroke-width="2.400" stroke-linecap="round" opacity=".75" d="${p.strands}"/>` +
    (p.extras ?? '') +
    '</svg>\n'
  )
}

/** Jacket over a lighter piece; `inner` shows between the lapels. */
const jacket = (light: string, dark: string, lapel: string, inner: string) =>
  `<linearGradient id="j" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>${inner}` +
  '<path fill="url(#j)" d="M28 470C32 384 72 350 128 326L152 312C154 360 170 412 190 470ZM352 470C348 384 308 350 252 326L228 312C226 360 210 412 190 470Z"/>' +
  `<path fill="${lapel}" d="M152 310 128 324 112 366 138 372 128 388 186 470H190C168 416 154 366 152 310ZM228 310 252 324 268 366 242 372 252 388 194 470H190C212 416 226 366 228 310Z"/>` +
  '<path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.600" d="M86 470C84 436 82 414 76 396M294 470C296 436 298 414 304 396"/>'

const arched = 'M-16-12C-9-20 5-22 15-15 5-18.500-7-17-15-9.500Z'
const straight = 'M-17-11C-9-19 6-20 16-14 15-11 14-10 13-10 5-14-8-13-15-7.500Z'

const curls = [
  [104, 150, 30],
  [98, 192, 27],
  [108, 230, 25],
  [116, 116, 32],
  [146, 86, 34],
  [190, 74, 36],
  [234, 86, 34],
  [264, 116, 32],
  [276, 150, 30],
  [282, 192, 27],
  [272, 230, 25],
  [130, 252, 20],
  [250, 252, 20],
  [146, 232, 26],
  [234, 232, 26],
  [190, 110, 46],
  [140, 130, 40],
  [240, 130, 40],
]
const circle = ([x = 0, y = 0, r = 0]: number[]) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`

export const people = {
  ceo: {
    ground: { tilt: -38, swell: 30, colours: ['#10b981', '#0bb28d', '#06a6a8', '#0e74dc', '#1b7ff0'] },
    skin: '#c98d66',
    shade: '#a4663f',
    blush: '#d4593f',
    hair: '#2a1a14',
    shine: '#5d3c2c',
    lip: '#a33f3a',
    face: softFace,
    brow: arched,
    lashes: true,
    ears: false,
    backHair:
      'M188 54C128 50 96 92 98 150 99 196 78 236 84 286 90 326 128 342 160 330H222C254 342 290 324 296 286 302 236 282 196 283 150 284 92 250 56 188 54Z',
    frontHair:
      'M214 72C176 60 130 78 122 128 117 160 124 196 112 226 104 246 100 268 106 292 128 276 138 250 136 214 132 182 134 164 146 146 168 138 198 124 214 98 220 122 234 138 246 152 254 176 246 214 250 244 254 268 266 282 276 292 282 264 274 244 268 224 258 194 264 162 260 132 254 98 238 78 214 72Z',
    strands:
      'M206 82C172 84 146 104 138 136M222 84C240 96 250 116 252 142M112 262c8-14 13-30 13-48M268 262c-8-14-11-30-11-44',
    clothes: jacket(
      '#0b7a5f',
      '#04342f',
      '#0a5a49',
      '<path fill="#dff5ec" d="M146 314 120 360 160 470H220L260 360 234 314 190 386Z"/><path fill="#f7fffb" d="M150 312 190 386 176 416 136 342ZM230 312 190 386 204 416 244 342Z"/><path fill="none" stroke="#a9d6c6" stroke-width="1.800" d="M190 388V470M150 314 190 386 230 314"/>',
    ),
    extras: '<g fill="#a3e635"><circle cx="122" cy="213" r="4.600"/><circle cx="258" cy="213" r="4.600"/></g>',
  },
  cto: {
    ground: { tilt: -32, swell: 36, colours: ['#0ea371', '#06a79a', '#0b86cc', '#0e66cf', '#1c86f2'] },
    skin: '#dda27b',
    shade: '#b87650',
    blush: '#d5694a',
    hair: '#231915',
    shine: '#54433a',
    lip: '#b0614c',
    face: broadFace,
    brow: straight,
    lashes: false,
    frontHair:
      'M124 176C112 128 122 88 156 72 186 50 240 58 256 94 266 116 262 148 256 176 252 160 250 146 244 132 232 126 224 116 220 104 198 120 166 126 140 122 132 140 128 158 124 176Z',
    strands: 'M150 92c18-14 44-18 64-10M146 106c20-8 44-10 62-18M236 88c8 8 12 20 12 30',
    beard:
      'M120 184C130 196 134 208 140 214 150 220 164 218 174 217 184 215 196 215 206 217 216 218 230 220 240 214 246 208 250 196 260 184V280H120ZM161 227C170 222 180 222 190 224 200 222 210 222 219 227 216 244 205 252 190 252S164 244 161 227Z',
    clothes: jacket(
      '#1d4f95',
      '#08234e',
      '#143a75',
      '<path fill="#eaf6f4" d="M146 314 120 360 160 470H220L260 360 234 314 190 360Z"/><path fill="#fff" d="M154 306 190 360 168 392 136 330ZM226 306 190 360 212 392 244 330Z"/><path fill="none" stroke="#b9d8d0" stroke-width="2" d="M190 362V460"/>',
    ),
    extras:
      '<path fill="none" stroke="#a79a90" stroke-opacity=".7" stroke-width="2" stroke-linecap="round" d="M128 140c-1 8-2 14-2 22M133 132c-1 6-2 10-3 16M252 140c1 8 2 14 2 22M247 134c1 6 2 10 3 16"/><g fill="none" stroke="#0c1f2a" stroke-width="4"><rect x="139" y="163" width="45" height="35" rx="13"/><rect x="196" y="163" width="45" height="35" rx="13"/><path d="M184 176q6-5 12 0M139 174l-14-3M241 174l14-3"/></g><path fill="#fff" opacity=".16" d="M148 166h16l-14 28q-8-2-8-10ZM205 166h16l-14 28q-8-2-8-10Z"/>',
  },
  testimonial: {
    ground: { tilt: -44, swell: 26, colours: ['#18c08c', '#08b5a6', '#18a9d8', '#2a8ff0', '#3aa4f8'] },
    skin: '#8f5b3d',
    shade: '#6a3d26',
    blush: '#b34a36',
    hair: '#1b1210',
    shine: '#4b342b',
    lip: '#8e2f35',
    face: softFace,
    brow: arched,
    lashes: true,
    backHair: curls.map(circle).join(''),
    frontHair: [
      [140, 116, 25],
      [166, 100, 25],
      [192, 95, 25],
      [218, 100, 25],
      [241, 117, 24],
      [129, 143, 17],
      [252, 145, 16],
    ]
      .map(circle)
      .join(''),
    strands:
      'M112 120c6-14 14-22 24-26M150 78c8-8 18-12 28-12M208 66c12 2 22 8 28 16M256 100c8 8 12 16 14 26M96 170c-2 10-1 18 2 24M128 112c4-8 10-12 18-14M176 88c8-6 18-6 26-2M228 96c10 2 16 8 20 16',
    clothes:
      '<linearGradient id="j" x2="1" y2="1"><stop stop-color="#2f93f5"/><stop offset="1" stop-color="#0b3f8a"/></linearGradient><path fill="url(#j)" d="M28 470C32 384 72 352 130 328L150 316C158 350 172 366 190 366S222 350 230 316L250 328C308 352 348 384 352 470Z"/><path fill="none" stroke="#bfe4ff" stroke-opacity=".5" stroke-width="5" d="M148 317C156 354 172 371 190 371S224 354 232 317"/><path fill="#062a5c" opacity=".3" d="M240 470C262 430 296 400 330 392L352 470Z"/>',
    extras:
      '<g fill="none" stroke="#a3e635" stroke-width="3.600"><circle cx="121" cy="224" r="10"/><circle cx="259" cy="224" r="10"/></g>',
  },
} satisfies Record<string, Person>

export async function renderPeople(): Promise<void> {
  for (const [id, person] of Object.entries(people)) await writePublicFile(`art/people/${id}.svg`, draw(person))
}
