import sharp from 'sharp'
import type { ShareImagePicture } from '../../../pages/page-source.ts'
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
  for (const [pixel, strength] of shade.entries()) {
    if (strength === 0) continue
    const at = pixel * 3
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
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const nearness = Math.max(0, 1 - Math.min(...shaded.map((area) => distance(area, x, y))) / reach)
    return nearness * nearness * (3 - 2 * nearness)
  })
}

function distance({ left, top, width, height }: Area, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
}
