import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { type ShareImage, shareImagePath } from './share-image.ts'

const siteCache = 'node_modules/.cache/share-images'
/** How many share images the cache may keep that a build does not need: those of another branch, or of the state before. */
const maxUnused = 200

/**
 * Writes each share image into a folder, under the last part of its address. What an earlier build has drawn comes from the cache.
 * @throws an error when a share image's words do not fit, or hold a letter that the typeface lacks.
 */
export async function drawShareImages(
  shareImages: Iterable<ShareImage>,
  folder: string,
  cache = siteCache,
): Promise<void> {
  const wanted = new Map([...shareImages].map((shareImage) => [basename(shareImagePath(shareImage)), shareImage]))
  for (const path of [folder, cache]) await mkdir(path, { recursive: true })
  // Workers share the queue: pictures are compressed on other threads, while this one sets the words of the next.
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
  // Imported lazily, since most builds draw nothing.
  const { drawShareImage } = await import('./drawing/draw-share-image.ts')
  // A build may be interrupted at any time: the file appears whole or not at all.
  const part = `${file}.${process.pid}.part`
  await writeFile(part, await drawShareImage(shareImage))
  await rename(part, file)
}

async function forget(cache: string, needed: ReadonlyMap<string, ShareImage>): Promise<void> {
  const unused = (await readdir(cache)).filter((name) => !needed.has(name))
  if (unused.length > maxUnused) await Promise.all(unused.map((name) => rm(join(cache, name), { force: true })))
}
