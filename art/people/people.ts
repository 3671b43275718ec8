import { palette } from '../palette.ts'
import { writePublicFile } from '../publish.ts'
import { bust, type Person, portrait } from './portrait.ts'

const soft = {
  path: 'M131 156C129 112 154 86 190 86S251 112 249 156C248 184 245 204 236 222 226 243 208 264 190 264S154 243 144 222C135 204 132 184 131 156Z',
  outline: [
    [-1.25, 0],
    [-1.1, 0.5],
    [-0.8, 0.82],
    [-0.4, 0.97],
    [-0.05, 1],
    [0.3, 0.93],
    [0.6, 0.76],
    [0.82, 0.52],
    [0.97, 0.25],
    [1.03, 0],
  ],
} satisfies Person['face']
const broad = {
  path: 'M127 156C125 110 152 84 190 84S255 110 253 156C252 186 250 208 243 226 233 249 212 272 190 272S147 249 137 226C130 208 128 186 127 156Z',
  outline: [
    [-1.25, 0],
    [-1.1, 0.55],
    [-0.8, 0.88],
    [-0.4, 1],
    [-0.05, 1.02],
    [0.3, 0.98],
    [0.6, 0.87],
    [0.82, 0.64],
    [0.97, 0.34],
    [1.04, 0],
  ],
} satisfies Person['face']

const arched = 'M-16-12C-9-20 5-22 15-15 5-18.500-7-17-15-9.500Z'
const straight = 'M-17-11C-9-19 6-20 16-14 15-11 14-10 13-10 5-14-8-13-15-7.500Z'

/** A jacket over a shirt; the lapel on the side of the light is the brightest part of the cloth. */
const jacket = (cloth: number, shirt: string, collar: string): Person['clothes'] => [
  [shirt, 0.9],
  [collar, 0.66],
  [
    'M28 470C32 384 72 350 128 326L152 312C154 360 170 412 190 470ZM352 470C348 384 308 350 252 326L228 312C226 360 210 412 190 470Z',
    cloth,
  ],
  [
    'M28 470C32 384 72 350 128 326L152 312C154 360 170 412 190 470H112C108 440 112 410 104 396 98 420 96 440 92 470Z',
    cloth + 0.13,
  ],
  [
    'M352 470C348 384 308 350 252 326L262 360 250 470H284C288 436 292 414 300 396 298 420 304 446 304 470Z',
    cloth - 0.13,
  ],
  ['M152 310 128 324 112 366 138 372 128 388 186 470H190C168 416 154 366 152 310Z', cloth + 0.3],
  ['M228 310 252 324 268 366 242 372 252 388 194 470H190C212 416 226 366 228 310Z', cloth + 0.08],
]

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

const people = {
  ceo: {
    ground: { tilt: -38, swell: 30, colors: [palette.emerald, '#0bb28d', '#06a6a8', palette.blue, '#1b7ff0'] },
    face: soft,
    skin: 0.93,
    brow: arched,
    lashes: true,
    ears: false,
    backHair:
      'M188 54C128 50 96 92 98 150 99 196 78 236 84 286 90 326 128 342 160 330H222C254 342 290 324 296 286 302 236 282 196 283 150 284 92 250 56 188 54Z',
    frontHair:
      'M214 72C176 60 130 78 122 128 117 160 124 196 112 226 104 246 100 268 106 292 128 276 138 250 136 214 132 182 134 164 146 146 168 138 198 124 214 98 220 122 234 138 246 152 254 176 246 214 250 244 254 268 266 282 276 292 282 264 274 244 268 224 258 194 264 162 260 132 254 98 238 78 214 72Z',
    clothes: jacket(0.24, 'M146 314 120 360 160 470H220L260 360 234 314 190 386Z', 'M230 312 190 386 204 416 244 342Z'),
    extras: [['<circle cx="122" cy="213" r="5"/><circle cx="258" cy="213" r="5"/>', 0.9]],
  },
  cto: {
    ground: { tilt: -32, swell: 36, colors: ['#0ea371', '#06a79a', '#0b86cc', '#0e66cf', '#1c86f2'] },
    face: broad,
    skin: 1.04,
    brow: straight,
    lashes: false,
    frontHair:
      'M124 176C112 128 122 88 156 72 186 50 240 58 256 94 266 116 262 148 256 176 252 160 250 146 244 132 232 126 224 116 220 104 198 120 166 126 140 122 132 140 128 158 124 176Z',
    beard:
      'M120 184C130 196 134 208 140 214 150 220 164 218 174 217 184 215 196 215 206 217 216 218 230 220 240 214 246 208 250 196 260 184V280H120ZM161 227C170 222 180 222 190 224 200 222 210 222 219 227 216 244 205 252 190 252S164 244 161 227Z',
    clothes: jacket(0.14, 'M146 314 120 360 160 470H220L260 360 234 314 190 360Z', 'M226 306 190 360 212 392 244 330Z'),
    extras: [
      [
        '<g fill="none" stroke="#fff" stroke-width="4.500"><rect x="139" y="163" width="45" height="35" rx="13"/><rect x="196" y="163" width="45" height="35" rx="13"/><path d="M184 176q6-5 12 0M139 174l-14-3M241 174l14-3"/></g>',
        0.02,
      ],
    ],
  },
  proposals: {
    ground: { tilt: -36, swell: 30, colors: ['#0bb28d', '#06a6a8', '#0e8fd0', '#0e66cf', '#2a8ff0'] },
    face: broad,
    skin: 0.7,
    brow: straight,
    lashes: false,
    frontHair:
      'M127 170C116 134 118 100 142 82 168 62 212 62 238 82 262 100 264 134 253 170 251 150 248 134 240 122 222 112 158 112 140 122 132 134 129 150 127 170Z',
    clothes: jacket(0.4, 'M146 314 120 360 160 470H220L260 360 234 314 190 350Z', 'M226 306 190 350 212 384 244 330Z'),
    extras: [],
  },
  testimonial: {
    ground: { tilt: -44, swell: 26, colors: ['#18c08c', '#08b5a6', '#18a9d8', '#2a8ff0', '#3aa4f8'] },
    face: soft,
    skin: 0.78,
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
    clothes: [
      [
        'M28 470C32 384 72 352 130 328L150 316C158 350 172 366 190 366S222 350 230 316L250 328C308 352 348 384 352 470Z',
        0.7,
      ],
      ['M28 470C32 384 72 352 130 328L150 316C146 350 120 380 118 470Z', 0.9],
      ['M352 470C348 384 308 352 250 328L230 316C236 360 262 400 262 470Z', 0.5],
      ['M352 470C348 400 322 370 296 350 308 390 314 430 312 470Z', 0.3],
    ],
    extras: [
      [
        '<g fill="none" stroke="#fff" stroke-width="4"><circle cx="121" cy="224" r="10"/><circle cx="259" cy="224" r="10"/></g>',
        0.92,
      ],
    ],
  },
} satisfies Record<string, Person>

export type PersonId = keyof typeof people

/** Each person without a background, as an address that style sheets can name. */
export async function bustUrls(): Promise<[PersonId, string][]> {
  const drawn = Object.entries(people).map(async ([id, person]): Promise<[PersonId, string]> => {
    const svg = Buffer.from(await bust(person)).toString('base64')
    return [id as PersonId, `url(data:image/svg+xml;base64,${svg})`]
  })
  return Promise.all(drawn)
}

export async function renderPeople(): Promise<void> {
  for (const [id, person] of Object.entries(people))
    await writePublicFile(`art/people/${id}.svg`, await portrait(person))
}
