import type { Area } from './measures.ts'

export interface Layer {
  area: Area
  /** Red, green, blue and opacity, the colours already multiplied by it. */
  pixels: Uint8Array
}

/** Lays a layer over a picture of red, green and blue. */
export function lay({ area, pixels }: Layer, picture: Uint8Array, pictureWidth: number): void {
  for (let row = 0; row < area.height; row++) {
    let from = 4 * row * area.width
    let to = 3 * ((area.top + row) * pictureWidth + area.left)
    for (const end = from + 4 * area.width; from < end; from += 4, to += 3) {
      const opacity = pixels[from + 3] ?? 0
      if (opacity === 0) continue
      const kept = (255 - opacity) / 255
      picture[to] = (pixels[from] ?? 0) + (picture[to] ?? 0) * kept
      picture[to + 1] = (pixels[from + 1] ?? 0) + (picture[to + 1] ?? 0) * kept
      picture[to + 2] = (pixels[from + 2] ?? 0) + (picture[to + 2] ?? 0) * kept
    }
  }
}
