import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { folderWith } from '../../tests/programs/temporary-folder.ts'
import { drawShareImages } from './draw-share-images.ts'
import { type ShareImage, shareImagePath, shareImageSize } from './share-image.ts'

const short: ShareImage = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/about', domain: 'tecto.example' }
const long: ShareImage = {
  title: 'Rede de clínicas odontológicas do litoral adota IA para marcar consultas e preencher horários vagos',
  kicker: 'Notícias',
  picture: 'hero/products',
  domain: 'tecto.example',
}
const fileOf = (shareImage: ShareImage) => basename(shareImagePath(shareImage))

test('share images are JPEGs that every messenger accepts, drawn once', async () => {
  const [folder, cache, again] = [folderWith({}), folderWith({}), folderWith({})]
  await drawShareImages([short, long, { ...short }], folder, cache)
  expect(readdirSync(folder).sort()).toEqual([fileOf(short), fileOf(long)].sort())
  for (const shareImage of [short, long]) {
    const data = readFileSync(join(folder, fileOf(shareImage)))
    expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', ...shareImageSize })
    expect(data.length).toBeLessThan(120_000)
  }

  // The next build must use the cached files unchanged.
  writeFileSync(join(cache, fileOf(short)), 'as drawn')
  await drawShareImages([short, long], again, cache)
  expect(readFileSync(join(again, fileOf(short)), 'utf8')).toBe('as drawn')
})

test('a share image that cannot be drawn leaves no file', async () => {
  const [folder, cache] = [folderWith({}), folderWith({})]
  const strange = { ...short, title: 'Bem-vindo a Łódź' }
  await expect(drawShareImages([strange], folder, cache)).rejects.toThrow(/"Bem-vindo a Łódź".*"Ł" \(U\+0141\)/)
  expect([...readdirSync(folder), ...readdirSync(cache)]).toEqual([])
})

test.each([
  ['keeps a few', 200, 201],
  ['forgets many', 201, 1],
])('the cache %s that are not needed, and all that are', async (_, unneeded, left) => {
  const old = Array.from({ length: unneeded }, (_, i) => [`${i}.jpg`, ''])
  const cache = folderWith({ ...Object.fromEntries(old), [fileOf(short)]: 'needed' })
  await drawShareImages([short], folderWith({}), cache)
  expect(readdirSync(cache)).toContain(fileOf(short))
  expect(readdirSync(cache)).toHaveLength(left)
})
