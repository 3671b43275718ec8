import sharp from 'sharp'
import { expect, test } from 'vitest'
import pictures from '../../../content/pictures.json'
import type { ShareImagePicture } from '../../../pages/page-data.ts'
import type { Area } from '../../fonts/fit-text.ts'
import { contrast } from '../../styles/contrast.ts'
import { colors, type ShareImage, shareImageSize, waveFile } from '../share-image.ts'
import { drawBackground, drawShade } from './draw-background.ts'
import { areas, drawn, drawWords } from './draw-share-image.ts'

const shareImage: ShareImage = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/card', domain: 'tecto.example' }

test.each([
  ['one word', 'Contato'],
  [
    'the longest title that the content allows',
    'Rede de clínicas odontológicas adota inteligência artificial para marcar consultas, lembrar pacientes e preencher vagas',
  ],
  ['wide letters', 'MANUTENÇÃO CONTÍNUA DE PLATAFORMAS WEB E APLICATIVOS'],
  ['signs of three languages', '¿Qué año, São João? “Ação” à l’œuvre: 50% · R$ 1.000 – ¡já!'],
])('no text is cut off or near an edge: %s', async (_, title) => {
  const kicker = 'Política de privacidade'
  const words = await drawWords({ ...shareImage, title, kicker, domain: 'consultoria-tecto.example.com.br' })
  const { left, right, top, bottom } = inkOf(await sharp(words).raw().toBuffer(), drawn)
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(68)
  expect(bottom).toBeLessThanOrEqual(shareImageSize.height - 60)
  expect(right).toBeLessThanOrEqual(915)
})

test('a text that fits in no size is an error', async () => {
  const title = 'Paralelepípedo'.repeat(6)
  await expect(drawWords({ ...shareImage, title })).rejects.toThrow('is too long for a picture')
})

/** Every picture that a share image may show. */
const waves = Object.keys(pictures).filter(
  (name): name is ShareImagePicture => name.startsWith('hero/') && name !== 'hero/light',
)

test.each(waves)('text on %s has a contrast of 4.5 at the brightest point below it', async (wave) => {
  const background = await drawBackground(waveFile(wave), await drawShade(Object.values(areas)))
  for (const area of [areas.title, areas.domain, areas.logo])
    expect(contrast(colors.paper, [brightest(background, area)])).toBeGreaterThan(4.5)
  expect(contrast(colors.accent, [brightest(background, areas.section)])).toBeGreaterThan(4.5)
  // The logo needs only the contrast of graphics.
  expect(contrast(colors.accent, [brightest(background, areas.logo)])).toBeGreaterThan(3)
})

/** The bounding box of what is drawn. */
function inkOf(pixels: Uint8Array, { left, top, width, height }: Area) {
  const inked = Array.from({ length: width * height }, (_, i) => i).filter((i) => (pixels[4 * i + 3] ?? 0) > 0)
  const [xs, ys] = [inked.map((i) => i % width), inked.map((i) => Math.floor(i / width))]
  const edge = (values: number[], pick: (a: number, b: number) => number) => values.reduce((a, b) => pick(a, b))
  return {
    left: left + edge(xs, Math.min),
    right: left + edge(xs, Math.max) + 1,
    top: top + edge(ys, Math.min),
    bottom: top + edge(ys, Math.max) + 1,
  }
}

/** The background color in an area with the least contrast to light text. */
function brightest(background: Buffer, { left, top, width, height }: Area): string {
  const colors = Array.from({ length: width * height }, (_, i) => {
    const at = 3 * ((top + Math.floor(i / width)) * shareImageSize.width + left + (i % width))
    return background.subarray(at, at + 3)
  })
  const lightOf = ([red = 0, green = 0, blue = 0]: Buffer) =>
    0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2
  return `#${colors.reduce((a, b) => (lightOf(b) > lightOf(a) ? b : a)).toString('hex')}`
}
