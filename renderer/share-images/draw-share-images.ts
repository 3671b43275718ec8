import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { type ShareImage, shareImagePath } from './share-image.ts'

const siteCache = 'node_modules/.cache/share-images'
/** How many share images the cache keeps that this build does not need: those of another branch, or of the state before. */
const mostUnused = 200

/**
 * Writes each share image into a folder, under the last part of its address. What an earlier build has drawn comes from the cache.
 * @throws an error when a share image's words do not fit, or hold a letter that the typeface lacks.
 */
export async function drawShareImages(
  shareImages: Iterable<ShareImage>,
  folder: string,
  cache = siteCache,
): Promise<{ drawn: number; reused: number }> {
  const wanted = new Map([...shareImages].map((shareImage) => [basename(shareImagePath(shareImage)), shareImage]))
  await Promise.all([folder, cache].map((path) => mkdir(path, { recursive: true })))
  let drawn = 0
  await inParallel(wanted, async ([name, shareImage]) => {
    const [kept, file] = [join(cache, name), join(folder, name)]
    if (!existsSync(kept)) {
      // Loaded when needed: most builds draw nothing.
      const { drawShareImage } = await import('./look/draw-share-image.ts')
      const data = await drawShareImage(shareImage)
      await appearWhole(kept, (part) => writeFile(part, data))
      drawn++
    }
    if (!existsSync(file)) await share(kept, file)
  })
  await Promise.all([removeUnwanted(folder, wanted), forget(cache, wanted)])
  return { drawn, reused: wanted.size - drawn }
}

/** Letters are painted and pictures compressed on other threads, while this one lays out the words of the next: all processors are busy. */
async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items].values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Thousands of pictures take no time and no room where both folders are on one disk: neither file is ever written to again. */
async function share(kept: string, file: string): Promise<void> {
  await link(kept, file).catch(() => appearWhole(file, (part) => copyFile(kept, part)))
}

/** A build may be interrupted at any time: the file appears whole or not at all. */
async function appearWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await write(part)
  await rename(part, file)
}

/** Removes the share images of pages that an earlier build had. */
async function removeUnwanted(folder: string, wanted: ReadonlyMap<string, ShareImage>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !wanted.has(name))
  await Promise.all(names.map((name) => rm(join(folder, name))))
}

/** Removes what is oldest among the share images not needed now, and with it what interrupted builds left behind. */
async function forget(cache: string, needed: ReadonlyMap<string, ShareImage>): Promise<void> {
  const unused = (await readdir(cache)).filter((name) => !needed.has(name))
  if (unused.length <= mostUnused) return
  const files = unused.map((name) => join(cache, name))
  const dated = await Promise.all(files.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })))
  const old = dated.sort((a, b) => b.time - a.time).slice(mostUnused)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}
