import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawShareImages } from './draw-share-images'
import { type ShareImage, shareImagePath } from './share-image'

const short: ShareImage = { title: 'Quem somos', kicker: 'Tecto', picture: 'hero/about', domain: 'tecto.example' }
const long: ShareImage = {
  title: 'Rede de clínicas odontológicas do litoral adota IA para marcar consultas e preencher horários vagos',
  kicker: 'Notícias',
  picture: 'hero/products',
  domain: 'tecto.example',
}
const fileOf = (shareImage: ShareImage) => basename(shareImagePath(shareImage))

let root: string
const folder = () => join(root, 'site')
const cache = () => join(root, 'cache')
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shareImages-'))
})
afterEach(() => rm(root, { recursive: true }))

// Loading the typeface and the libraries takes most of the time: seconds on a machine that is busy.
const patient = { timeout: 30_000 }

test('share images are JPEGs of 1200 × 630 that every messenger takes, drawn once', patient, async () => {
  const first = performance.now()
  expect(await drawShareImages([short, long, { ...short }], folder(), cache())).toEqual({ drawn: 2, reused: 0 })
  const drawing = performance.now() - first
  expect((await readdir(folder())).sort()).toEqual([fileOf(short), fileOf(long)].sort())
  for (const shareImage of [short, long]) {
    const data = await readFile(join(folder(), fileOf(shareImage)))
    expect(await sharp(data).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    expect(data.length).toBeLessThan(120_000)
  }

  // The next build finds them, and takes them as they are.
  await writeFile(join(cache(), fileOf(short)), 'as drawn')
  await rm(folder(), { recursive: true })
  const second = performance.now()
  expect(await drawShareImages([short, long], folder(), cache())).toEqual({ drawn: 0, reused: 2 })
  expect(performance.now() - second).toBeLessThan(drawing / 5)
  expect(await readFile(join(folder(), fileOf(short)), 'utf8')).toBe('as drawn')
})

test('a share image that cannot be drawn leaves nothing behind', patient, async () => {
  const strange = { ...short, title: 'Bem-vindo a Łódź' }
  await expect(drawShareImages([strange], folder(), cache())).rejects.toThrow(/"Bem-vindo a Łódź".*"Ł" \(U\+0141\)/)
  expect(await readdir(folder())).toEqual([])
  expect(await readdir(cache())).toEqual([])
})

test('the cache forgets what has not been needed for the longest time, and no share image of this build', async () => {
  await drawShareImages([], folder(), cache())
  const old = Array.from({ length: 205 }, (_, i) => `${String(i).padStart(3, '0')}.jpg`)
  for (const [i, name] of [...old, fileOf(short)].entries()) {
    await writeFile(join(cache(), name), '')
    await utimes(join(cache(), name), i, name === fileOf(short) ? 0 : i)
  }
  await drawShareImages([short], folder(), cache())
  expect((await readdir(cache())).sort()).toEqual([...old.slice(5), fileOf(short)].sort())
})
