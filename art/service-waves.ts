import type { ServiceId } from '../content/services/services.schema.ts'
import { publishPicture } from '../editor/pictures/encode-picture.ts'
import type { Shoot } from './browser.ts'
import { publishThumbnail } from './publish.ts'
import { serviceShader } from './service-shader.ts'
import { renderShader } from './shader.ts'

type Part = [x: number, y: number, height: number]

/** What the ribbons do for a service. Each rule lays ribbons by `lay`, and may draw over them by `marks`. */
interface Rule {
  /** The band in which the ribbons lie: its height at the left, how far it rises, and how wide it is at both ends. */
  path: [base: number, lift: number, narrow: number, wide: number]
  /** How far the band swings up and down on its way. */
  sway?: number
  lay: string
  marks?: string
  /** The middle and the height of the part that tells the rule, in parts of the picture: in a small square, and on a card. */
  detail: Part
  card: Part
  /** The band on the card, if another: on a card that spans a row, it is to come in from below. */
  cardPath?: Rule['path']
  /** How far the colours of the card are moved, below 0 to green: of the cards, one is blue. */
  hue?: number
}

const rules: Record<ServiceId, Rule> = {
  // Warp and weft, over and under in turns.
  web: {
    path: [0.1, 0.42, 0.22, 0.62],
    detail: [0.8, 0.38, 0.62],
    card: [0.5, 0.44, 0.96],
    hue: -0.42,
    lay: `
      const float n = 5.;
      for (float i = 0.; i < n; i++)
        ribbon(b, (i + .5) / n - .5, .43 / n, cos(PI * (b.x * n + i)) + i * .001, i * .1 - .2, b.x * 3. + i);
      for (float k = -1.; k < 2.; k++) {
        float j = floor(b.x * n + .5) + k;
        if (j < 17. || abs(b.y) > .5) continue;
        across(b, j / n, .40 / n, -cos(PI * ((b.y + .5) * n - .5 + j)) + k * .0001 + .0005, .12, b.y * 5. + j);
      }`,
  },
  // One band runs on, and folds up into two outlines.
  mobile: {
    path: [0.13, 0, 0.1, 0.1],
    detail: [0.77, 0.4, 0.74],
    card: [0.76, 0.47, 0.78],
    hue: -0.3,
    lay: `
      outline(q, vec2(0, .13), vec2(3, 0), 0., -1.);
      outline(q, vec2(1.16, .44), vec2(.165, .31), .07, 0.);
      outline(q, vec2(1.53, .385), vec2(.14, .255), .06, 10.);`,
    marks: `
      float speaker = min(segment(q, vec2(1.125, .685), vec2(1.195, .685)), segment(q, vec2(1.5, .58), vec2(1.56, .58)));
      return vec4(LIME, line(speaker - .008));`,
  },
  // Calm water; the one ripple is stitched.
  softwareMaintenance: {
    path: [0.2, 0.03, 0.5, 0.5],
    detail: [0.74, 0.36, 0.6],
    card: [0.7, 0.24, 0.6],
    hue: -0.5,
    lay: `
      for (float k = 0.; k < 8.; k++) {
        float f = 1. - k / 7.;
        float crest = mix(-.06, .42, f) + .008 * sin(q.x * 2.4 + k) + ripple(q.x, f);
        flat_ribbon(q, crest, .13, k, q.x * .5 - .1 + f * .1, q.x * 2. + k * 1.9);
      }`,
    marks: `
      float crest = mix(-.06, .42, 4. / 7.) + .008 * sin(q.x * 2.4 + 3.) + ripple(q.x, 4. / 7.);
      float near = 1. - smoothstep(.17, .19, abs(q.x - 1.3));
      float dash = smoothstep(.34, .3, abs(fract(q.x * 26.) - .5));
      return vec4(LIME, near * dash * line(abs(q.y - crest + .012) - .008));`,
  },
  // Loose strands are laid into one rope.
  outsourcing: {
    path: [0.14, 0.4, 0.2, 0.46],
    detail: [0.8, 0.38, 0.62],
    card: [0.7, 0.42, 0.84],
    lay: `
      float laid = smoothstep(.7, 1.15, q.x);
      for (float k = 0.; k < 4.; k++) {
        float turn = TAU * (k / 4. + b.x * .42), loose = (k / 3. - .5) * 1.5;
        float slope = laid * .33 * cos(turn) * TAU * .42;
        float middle = mix(loose, .33 * sin(turn), laid), half_width = .2 * sqrt(1. + slope * slope) * mix(.6, 1., laid);
        float round = sqrt(max(0., 1. - pow((b.y - middle) / half_width, 2.)));
        ribbon(b, middle, half_width, mix(-k, .6 * round - cos(turn), laid) * .1, k * .16 - .2, turn * .5 + k);
      }`,
  },
  // Three systems, three colours, one plait.
  apis: {
    path: [0.14, 0.36, 0.24, 0.56],
    detail: [0.79, 0.37, 0.66],
    card: [0.7, 0.42, 0.84],
    hue: -0.12,
    lay: `
      float joined = smoothstep(.6, 1.0, q.x);
      for (float k = 0.; k < 3.; k++) {
        float turn = TAU * (k / 3. + b.x * .52);
        float slope = joined * .3 * cos(turn) * TAU * .52;
        ribbon(b, mix((k - 1.) * .62, .3 * sin(turn), joined), .135 * sqrt(1. + slope * slope), mix(-k, sin(2. * turn), joined) * .1, k * .5 - .75 - q.x * .2, turn + k);
      }`,
  },
  // The curve with the handles that it is drawn by.
  design: {
    path: [0.06, 0.3, 0.34, 0.46],
    sway: 0.1,
    detail: [0.8, 0.5, 0.66],
    card: [0.74, 0.46, 0.8],
    hue: -0.3,
    lay: `
      for (float k = 0.; k < 6.; k++) ribbon(b, .5 - .18 * k, .12, k, -.06 * k, b.x * 2. + k);`,
    marks: `
      vec4 ink = vec4(0);
      for (int k = 0; k < 2; k++) {
        float x = k == 0 ? .98 : 1.44, reach = .24;
        vec2 at = vec2(x, crest_at(x)), along = normalize(vec2(.02, crest_at(x + .01) - crest_at(x - .01))) * reach;
        for (float side = -1.; side < 2.; side += 2.) {
          ink = mark(ink, vec4(PAPER, line(segment(q, at, at + along * side) - .003)));
          ink = mark(ink, vec4(LIME, line(length(q - at - along * side) - .0135)));
        }
        vec2 box = abs(q - at);
        ink = mark(ink, vec4(PAPER, line(max(box.x, box.y) - .018)));
        ink = mark(ink, vec4(BLUE, line(max(box.x, box.y) - .0125)));
      }
      return ink;`,
  },
  // One ribbon becomes two, four, eight, sixteen.
  ai: {
    path: [0.2, 0.2, 0.4, 1.15],
    detail: [0.72, 0.36, 0.72],
    card: [0.54, 0.47, 0.88],
    cardPath: [-0.06, 0.38, 0.4, 0.64],
    hue: -0.34,
    lay: `
      for (float k = 0.; k < 16.; k++) {
        float u = 0., half_width = .17;
        for (float level = 0.; level < 4.; level++) {
          float parted = smoothstep(.35 + level * .26, .85 + level * .26, q.x);
          u += (mod(floor(k / exp2(3. - level)), 2.) - .5) * .42 * exp2(-level) * parted;
          half_width *= mix(1., .56, parted);
        }
        ribbon(b, u, half_width, mod(k * 7., 16.) * .05, k / 15. * .5 - .3, b.x * 3. + k);
      }`,
  },
}

const [width, height] = [1600, 900]

/** The wave of each service: for its hero, for its card, and small for the rows of a phone. */
export async function renderServiceWaves(shoot: Shoot, isWanted: (name: string) => boolean): Promise<void> {
  for (const [id, rule] of Object.entries(rules)) {
    if (isWanted(`hero/service-${id}`))
      await publishPicture(`hero/service-${id}`, await renderView(shoot, rule, [0, 0, 1, 1], [width, height]), [800, 1600], {
        avif: 20_000,
        webp: 44_000,
      })
    if (isWanted(`tiles/${id}`)) {
      const tile = { ...rule, path: rule.cardPath ?? rule.path }
      const png = await renderPart(shoot, tile, rule.card, [960, 432], { hue: rule.hue, ground: 0 })
      await publishPicture(`tiles/${id}`, png, [480, 960], { avif: 13_000, webp: 30_000 })
    }
    if (isWanted(`rule/${id}`))
      await publishThumbnail(`art/rule/${id}`, await renderPart(shoot, rule, rule.detail, [176, 176], { scale: 2 }), 5_000)
  }
}

interface Look {
  scale?: number
  hue?: number | undefined
  /** 0 leaves the ground transparent. */
  ground?: 0 | 1
}

function renderPart(
  shoot: Shoot,
  rule: Rule,
  [x, y, tall]: Part,
  size: [number, number],
  look: Look,
): Promise<Buffer> {
  const wide = (tall * height * size[0]) / (width * size[1])
  return renderView(shoot, rule, [x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2], size, look)
}

function renderView(
  shoot: Shoot,
  rule: Rule,
  view: number[],
  [width, height]: [number, number],
  { scale = 1.5, hue = 0, ground = 1 }: Look = {},
): Promise<Buffer> {
  const { path, sway = 0.02 } = rule
  return renderShader(shoot, serviceShader(rule), { path, sway: [sway], view, hueShift: [hue], ground: [ground] }, [width, height, scale])
}
