// The face as a relief, in pixels above the picture, so that light falls on it as on a real one. Places are told in parts of the
// face: `u` from the nose outwards, 1 at the widest place; `v` from the eyes (0) down to the chin (1).

/** The drawing is computed at this size; its paths are smoother than its pixels. */
export const [width, height] = [380, 460]
const [middleX, eyesY, halfWidth, eyesToChin] = [190, 180, 61, 90]

/** How wide the face is at some heights, v and part of its widest place. */
export type Outline = readonly (readonly [v: number, width: number])[]

const bump = (u: number, v: number, [atU, atV, wide, high]: readonly [number, number, number, number]) =>
  Math.exp(-(((u - atU) / wide) ** 2) - ((v - atV) / high) ** 2)

/** Brow, eye socket, eyeball, wing of the nose, cheekbone, cheek, lips, and chin: how far they rise, and where. */
const features: readonly (readonly [rise: number, place: readonly [number, number, number, number]])[] = [
  [3.5, [0.38, -0.22, 0.3, 0.09]],
  [-7, [0.4, -0.02, 0.24, 0.13]],
  [6, [0.41, 0, 0.15, 0.075]],
  [6, [0.15, 0.4, 0.09, 0.07]],
  [5, [0.62, 0.2, 0.22, 0.16]],
  [-4, [0.62, 0.56, 0.2, 0.2]],
  [2.4, [0.1, 0.615, 0.2, 0.05]],
  [3, [0, 0.71, 0.2, 0.055]],
  [-2.6, [0, 0.805, 0.24, 0.06]],
  [5, [0, 0.92, 0.22, 0.1]],
  [-2, [0, 0.53, 0.05, 0.05]],
]

export const inFace = (x: number, y: number) => ({
  u: Math.abs(x - middleX) / halfWidth,
  v: (y - eyesY) / eyesToChin,
})

/** How bright each pixel of a face is, 0 to 1, in light from the upper left. */
export function lightOnFace(outline: Outline): Float32Array {
  const heights = eachPixel((x, y) => heightAt(outline, x, y))
  return lightOn(blur(heights, 3), [-0.46, -0.42, 0.78])
}

/** How bright each pixel of a round mass is, as hair is one, that fills a mask. */
export function lightOnMass(mask: Float32Array): Float32Array {
  const soft = blur(mask, 26)
  const heights = soft.map((value, i) => ((mask[i] ?? 0) > 0.02 ? 60 * Math.sqrt(Math.max(0, 2 * value - 0.8)) : 0))
  return lightOn(heights, [-0.45, -0.62, 0.64])
}

/** Each step takes a pixel together with its eight neighbors. */
export function blur(values: Float32Array, steps: number): Float32Array {
  let before = values
  for (let step = 0; step < steps; step++) {
    const from = before
    const sum = (i: number) => (from[i - 1] ?? 0) + 2 * (from[i] ?? 0) + (from[i + 1] ?? 0)
    before = from.map((_, i) => (sum(i - width) + 2 * sum(i) + sum(i + width)) / 16)
  }
  return before
}

export function eachPixel(valueAt: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => valueAt(i % width, Math.floor(i / width)))
}

function heightAt(outline: Outline, x: number, y: number): number {
  const { u, v } = inFace(x, y)
  const edge = widthAt(outline, v)
  if (u >= edge) return 0
  const across = 1 - (u / edge) ** 2.3
  const along = 1 - Math.min(1, Math.abs(v < 0 ? v / 1.25 : v / 1.06)) ** 3.2
  const skull = 62 * across ** 0.52 * Math.max(along, 0) ** 0.42
  const nose = step(-0.18, 0.36, v) * (1 - step(0.4, 0.5, v)) * (6 + 9 * step(-0.1, 0.38, v))
  const ridge = nose * Math.exp(-((u / (0.1 + 0.08 * step(0, 0.4, v))) ** 2))
  return features.reduce((sum, [rise, place]) => sum + rise * bump(u, v, place), skull + ridge)
}

function step(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Between the points the outline goes on without a corner (Catmull-Rom). */
function widthAt(outline: Outline, v: number): number {
  const next = outline.findIndex(([at]) => v <= at)
  if (next < 1) return 0
  const [p, q] = [outline[next - 1], outline[next]] as const
  if (!p || !q) return 0
  const [before, after] = [outline[next - 2] ?? p, outline[next + 1] ?? q]
  const length = q[0] - p[0]
  const leaving = next > 1 ? ((q[1] - before[1]) / (q[0] - before[0])) * length : 0
  const arriving = next < outline.length - 1 ? ((after[1] - p[1]) / (after[0] - p[0])) * length : q[1] - p[1]
  const t = (v - p[0]) / length
  const [t2, t3] = [t * t, t * t * t]
  return (2 * t3 - 3 * t2 + 1) * p[1] + (t3 - 2 * t2 + t) * leaving + (3 * t2 - 2 * t3) * q[1] + (t3 - t2) * arriving
}

function lightOn(heights: Float32Array, direction: readonly [number, number, number]): Float32Array {
  const length = Math.hypot(...direction)
  const [x, y, z] = direction
  return heights.map((_, i) => {
    const slopeX = ((heights[i + 1] ?? 0) - (heights[i - 1] ?? 0)) / 2
    const slopeY = ((heights[i + width] ?? 0) - (heights[i - width] ?? 0)) / 2
    return Math.max(0, (-slopeX * x - slopeY * y + z) / length / Math.hypot(slopeX, slopeY, 1))
  })
}
