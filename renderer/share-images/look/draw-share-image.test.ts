import sharp from 'sharp'
import { expect, test } from 'vitest'
import pictures from '../../../art/pictures.json'
import type { ShareImagePicture } from '../../../pages/page-loader'
import { contrast } from '../../styles/contrast'
import type { ShareImage } from '../share-image'
import { shareImageSize } from '../share-image-size.ts'
import { drawShareImage, drawWords } from './draw-share-image'
import { groundOf } from './ground'
import { type Area, areas, colors } from './measures'

const shareImage: ShareImage = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/about', domain: 'tecto.example' }

test.each([
  ['one word', 'Contato'],
  [
    'the longest title that the content allows',
    'Rede de clínicas odontológicas adota inteligência artificial para marcar consultas, lembrar pacientes e preencher vagas',
  ],
  ['wide letters', 'MANUTENÇÃO CONTÍNUA DE PLATAFORMAS WEB E APLICATIVOS'],
  ['signs of three languages', '¿Qué año, São João? “Ação” à l’œuvre: 50% · R$ 1.000 – ¡já!'],
])('no words are cut or near an edge: %s', { timeout: 30_000 }, async (_, title) => {
  const words = await alone({
    ...shareImage,
    title,
    kicker: 'Política de privacidade',
    domain: 'consultoria-tecto.example.com.br',
  })
  const all = await inkOf(words, { left: 0, top: 0, ...shareImageSize })
  expect(all.left).toBeGreaterThanOrEqual(70)
  expect(all.top).toBeGreaterThanOrEqual(70)
  expect(all.right).toBeLessThanOrEqual(shareImageSize.width - 70)
  expect(all.bottom).toBeLessThanOrEqual(shareImageSize.height - 70)
  // Only letters such as p hang below the area, and nothing comes near the section on its left.
  const { left, width, top, height } = areas.title
  const ink = await inkOf(words, { left: left - 20, top: 0, width: shareImageSize.width - left + 20, height: 480 })
  expect(ink.left).toBeGreaterThanOrEqual(left - 4)
  expect(ink.right).toBeLessThanOrEqual(left + width)
  expect(ink.bottom).toBeLessThanOrEqual(top + height + 20)
})

test('nothing of one share image is left in the next', async () => {
  const first = await drawShareImage(shareImage)
  await drawShareImage({ ...shareImage, title: 'Contato', picture: 'hero/home' })
  expect((await drawShareImage(shareImage)).equals(first)).toBe(true)
})

/** Every picture that a share image may show. */
const waves = Object.keys(pictures).filter(
  (name): name is ShareImagePicture => name.startsWith('hero/') && !/light|portrait/.test(name),
)

test.each(waves)('words on %s have a contrast of 4.5 at the brightest point below them', async (wave) => {
  expect(contrast(colors.paper, [await brightest(wave, areas.title)])).toBeGreaterThan(4.5)
  expect(contrast(colors.paper, [await brightest(wave, areas.domain)])).toBeGreaterThan(4.5)
  expect(contrast(colors.paper, [await brightest(wave, areas.logo)])).toBeGreaterThan(4.5)
  expect(contrast(colors.accent, [await brightest(wave, areas.section)])).toBeGreaterThan(4.5)
  // The mark is no text.
  expect(contrast(colors.accent, [await brightest(wave, areas.logo)])).toBeGreaterThan(3)
})

/** The words of a share image on a transparent ground. */
async function alone(shareImage: ShareImage): Promise<Buffer> {
  const layers = (await drawWords(shareImage)).map(({ area: { left, top, width, height }, pixels }) => ({
    input: Buffer.from(pixels),
    raw: { width, height, channels: 4, premultiplied: true } as const,
    left,
    top,
  }))
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { ...shareImageSize, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer()
}

/** The box around what is drawn within an area. */
async function inkOf(words: Buffer, area: Area) {
  const part = await sharp(words).extract(area).png().toBuffer()
  const { info } = await sharp(part).trim().toBuffer({ resolveWithObject: true })
  const left = area.left - (info.trimOffsetLeft ?? 0)
  const top = area.top - (info.trimOffsetTop ?? 0)
  return { left, top, right: left + info.width, bottom: top + info.height }
}

/** The colour below an area that light words contrast with least. */
async function brightest(wave: ShareImagePicture, area: Area): Promise<string> {
  const ground = await groundOf(wave)
  const { data, info } = await sharp(ground, { raw: { ...shareImageSize, channels: 3 } })
    .extract(area)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [most, at] = [0, 0]
  for (let i = 0; i < data.length; i += info.channels) {
    const light =
      0.2126 * (data[i] ?? 0) ** 2.2 + 0.7152 * (data[i + 1] ?? 0) ** 2.2 + 0.0722 * (data[i + 2] ?? 0) ** 2.2
    if (light > most) [most, at] = [light, i]
  }
  return `#${data.subarray(at, at + 3).toString('hex')}`
}
