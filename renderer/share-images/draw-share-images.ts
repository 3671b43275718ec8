import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { type ShareImage, shareImagePath } from './share-image.ts'

const siteCache = 'node_modules/.cache/share-images'
/** How many unused images the cache may keep, for other branches or earlier states. */
const maxUnused = 200

/**
 * Writes each share image into a folder, under the last part of its address; images drawn by an earlier build come from
 * the cache.
 * @throws if text does not fit, or contains a letter that the font lacks
 */
export async function drawShareImages(
  shareImages: Iterable<ShareImage>,
  folder: string,
  cache = siteCache,
): Promise<void> {
  const wanted = new Map([...shareImages].map((shareImage) => [basename(shareImagePath(shareImage)), shareImage]))
  for (const path of [folder, cache]) await mkdir(path, { recursive: true })
  // Workers share the queue: pictures are compressed on other threads while this one lays out the next text.
  const queue = wanted.entries()
  const work = async () => {
    for (const [name, shareImage] of queue) {
      const cached = join(cache, name)
      if (!existsSync(cached)) await draw(shareImage, cached)
      await copyFile(cached, join(folder, name))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  await forget(cache, wanted)
}

async function draw(shareImage: ShareImage, file: string): Promise<void> {
  // Imported lazily, because most builds draw nothing.
  const { drawShareImage } = await import('./drawing/draw-share-image.ts')
  // A build may be interrupted at any time, so the file is renamed when complete.
  const part = `${file}.${process.pid}.part`
  await writeFile(part, await drawShareImage(shareImage))
  await rename(part, file)
}

async function forget(cache: string, needed: ReadonlyMap<string, ShareImage>): Promise<void> {
  const unused = (await readdir(cache)).filter((name) => !needed.has(name))
  if (unused.length > maxUnused) await Promise.all(unused.map((name) => rm(join(cache, name), { force: true })))
}
