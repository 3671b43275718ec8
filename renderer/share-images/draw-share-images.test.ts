import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

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
