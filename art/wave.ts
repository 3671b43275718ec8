import type { Shoot } from './browser.ts'
import { renderShader } from './shader.ts'
import { waveShader } from './wave-shader.ts'

/** One picture of the wave. All lengths are parts of the picture's width or height. */
export interface Wave {
  seed: number
  /** 0 is dark, 1 is light. */
  light?: number
  /** How many ribbons, at most 12. */
  ribbons?: number
  /** Where the ribbons begin to rise, from the left, and where they reach their height. */
  rise?: [from: number, to: number]
  /** How far the last ribbon is lifted, and how far the first. */
  lift?: [back: number, front: number]
  /** Height of the first crest above the lower edge, and the distance from it to the last. */
  base?: [front: number, spread: number]
  /** A larger number makes the waves shorter. */
  swell?: number
  amplitude?: number
  /** Moves the colors along the wave: below 0 to green, above 0 to blue. */
  hue?: number
  /** How much of the way from green to blue the width covers. */
  hueSpan?: number
  /** Darkens the left for a headline, 0 to 1. */
  calm?: number
  /** Turns the picture, in degrees. */
  tilt?: number
  /** Draws only this many ribbons from the front, on a transparent background. */
  front?: number
}

const usual: Required<Wave> = {
  seed: 0,
  light: 0,
  ribbons: 8,
  rise: [0.22, 1.05],
  lift: [0.58, 0.1],
  base: [-0.1, 0.34],
  swell: 1,
  amplitude: 1,
  hue: 0,
  hueSpan: 1,
  calm: 1,
  tilt: 0,
  front: 0,
}

/** Draws at 1.5 times the size, so that edges are smooth after it is scaled down. */
export function renderWave(shoot: Shoot, wave: Wave, width: number, height: number): Promise<Buffer> {
  const w = { ...usual, ...wave }
  const uniforms = {
    S: [w.seed],
    L: [w.light],
    N: [w.ribbons],
    rise: w.rise,
    lift: w.lift,
    base: w.base,
    shape: [w.swell, w.amplitude],
    hueShift: [w.hue],
    hueSpan: [w.hueSpan],
    front: [w.front],
    calm: [w.calm],
    tilt: [(w.tilt * Math.PI) / 180],
  }
  return renderShader(shoot, waveShader, uniforms, [width, height, 1.5])
}
