import sharp from 'sharp'
import type { ShareImagePicture } from '../../../pages/page-loader.ts'
import { shareImageSize } from '../share-image-size.ts'
import { waveFile } from './files.ts'
import { type Area, areas } from './measures.ts'

const grounds = new Map<ShareImagePicture, Promise<Buffer>>()

/** What lies below the words of all share images with one picture, as red, green and blue; made once. */
export function groundOf(picture: ShareImagePicture): Promise<Buffer> {
  const ground = grounds.get(picture) ?? drawGround(picture)
  grounds.set(picture, ground)
  return ground
}

/** Where the wave is cut: a little larger than the share image, so that it rises further to the right and lies lower. */
const wave = { width: 1272, left: 0, top: 66 }

async function drawGround(picture: ShareImagePicture): Promise<Buffer> {
  const pixels = await sharp(waveFile(picture))
    .resize(wave.width)
    .extract({ left: wave.left, top: wave.top, ...shareImageSize })
    .removeAlpha()
    .raw()
    .toBuffer()
  darken(pixels)
  return pixels
}

/** White words on this much light are at 4.7:1. */
const mostLight = 0.168

/** Takes light from what is bright and hardly any from what is dark, so that the folds of the wave stay to be seen. */
function darken(data: Buffer): void {
  shade ??= shadeMap()
  // No iterators here and below: they take several times as long, for a million pixels.
  for (let pixel = 0, at = 0; pixel < shade.length; pixel++, at += 3) {
    const strength = shade[pixel] ?? 0
    if (strength === 0) continue
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    const kept = (1 - (strength * light) / (light + mostLight)) ** (1 / 2.4)
    data[at] = red * kept
    data[at + 1] = green * kept
    data[at + 2] = blue * kept
  }
}

const linearValues = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const linear = (value: number) => linearValues[value] ?? 0

let shade: Float32Array | undefined
const shaded = Object.values(areas)
/** How far shade reaches beyond the words, in pixels. */
const reach = 190

/** For each pixel, from 1 where words stand to 0 far from them. */
function shadeMap(): Float32Array {
  const { width, height } = shareImageSize
  const map = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let nearest = reach ** 2
      for (const area of shaded) nearest = Math.min(nearest, squaredDistance(area, x, y))
      const nearness = 1 - Math.sqrt(nearest) / reach
      map[y * width + x] = nearness * nearness * (3 - 2 * nearness)
    }
  return map
}

function squaredDistance({ left, top, width, height }: Area, x: number, y: number): number {
  return Math.max(left - x, 0, x - left - width) ** 2 + Math.max(top - y, 0, y - top - height) ** 2
}
