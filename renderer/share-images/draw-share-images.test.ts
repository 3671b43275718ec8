import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { pictureNames } from '../../content/picture-names.ts'
import type { ShareImagePicture } from '../../pages/page-data.ts'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { drawShareImages } from './draw-share-images.tsx'
import { type ShareImage, shareImagePath, shareImageSize } from './share-image.ts'

const shareImage: ShareImage = { title: '', kicker: 'Tecto', picture: 'hero/half-laid', domain: 'tecto.example' }
const { width, height } = shareImageSize

async function drawn(changed: Partial<ShareImage>): Promise<string> {
  const folder = folderWith({})
  await drawShareImages([{ ...shareImage, ...changed }], folder)
  return join(folder, ...readdirSync(folder))
}

test('share images are JPEGs that every messenger accepts, each drawn once', async () => {
  const folder = folderWith({})
  const [one, other] = [shareImage, { ...shareImage, title: 'Contato' }]
  await drawShareImages([one, other, { ...one }], folder)
  expect(readdirSync(folder).sort()).toEqual([one, other].map((each) => basename(shareImagePath(each))).sort())
  expect(await sharp(await drawn(other)).metadata()).toMatchObject({ format: 'jpeg', width, height })
})

test.each([
  ['title', { title: 'Quem somos' }],
  ['section', { kicker: 'Empresa' }],
  ['picture', { picture: 'hero/home' }],
  ['domain', { domain: 'en.tecto.example' }],
] as const)('another %s gives another address, and the same again the same', (_, changed) => {
  expect(shareImagePath({ ...shareImage, ...changed })).not.toBe(shareImagePath(shareImage))
  expect(shareImagePath({ ...shareImage })).toBe(shareImagePath(shareImage))
})

/** What every network shows of the title. */
const titleArea = { left: 285, top: 60, width: 630, height: 400 }

test.each([
  'Contato',
  'Desenvolvimento',
  'MANUTENÇÃO CONTÍNUA DE PLATAFORMAS WEB E APLICATIVOS MÓVEIS',
  'Desarrollamos, integramos y mantenemos software industrial',
  '¿Qué año, São João? “Ação” à l’œuvre: 50% · R$ 1.000 – ¡já!',
])('the title "%s" is wholly in its place', async (title) => {
  const [without, whole] = await Promise.all([drawn({}), drawn({ title })])
  const difference = await sharp(without)
    .composite([{ input: whole, blend: 'difference' }])
    .toBuffer()
  const cover = { create: { ...titleArea, channels: 3, background: 'black' } } as const
  const outside = sharp(difference).composite([{ input: cover, left: titleArea.left, top: titleArea.top }])
  expect(await brightest(outside)).toBeLessThan(60)
  expect(await brightest(sharp(difference).extract(titleArea))).toBeGreaterThan(200)
})

const waves = pictureNames.filter((name) => name.startsWith('hero/'))

test.each(waves)('text on %s has a contrast of 4.5 at the brightest point below it', async (picture) => {
  const file = await drawn({ picture: picture as ShareImagePicture, kicker: '', domain: '' })
  // #737373 has a contrast of 4.5 with the color of the text.
  expect(await brightest(sharp(file).extract(titleArea))).toBeLessThanOrEqual(0x73)
})

/** The lightest point's gray of the same luminance. */
async function brightest(picture: Sharp): Promise<number | undefined> {
  const gray = await picture.removeAlpha().greyscale().png().toBuffer()
  return (await sharp(gray).stats()).channels[0]?.max
}
