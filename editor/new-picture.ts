import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import { withBrowser } from '../art/browser.ts'
import { renderTitleCover } from '../art/covers.ts'
import { type Budget, publishPicture, writeManifest } from '../art/encode.ts'

/** As for drawn covers, with more bytes: a photograph has more in it. */
const photograph: { widths: number[]; size: [number, number]; budget: Budget } = { widths: [480, 750, 960], size: [960, 540], budget: { avif: 40_000, webp: 60_000 } }

interface NewPicture {
  /** As in `news/an-article`. */
  name: string
  /** What is written on a picture that is drawn. */
  title: string
  /** A photograph; without one, the picture is drawn. */
  file?: string | undefined
}

/** Makes a picture in all its sizes and formats, as `npm run art` does: of a file, or drawn with a title. */
export async function makePicture({ name, title, file }: NewPicture): Promise<void> {
  if (file && !existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (file) await publishPhotograph(name, file)
  else await withBrowser((shoot) => renderTitleCover(shoot, name, title))
  await writeManifest()
}

/**
 * The files of a photograph that is to take the place of a picture, by their paths. They are made elsewhere, which takes a while:
 * until all are there, the picture of before stays whole. It has the same shape, so the list of pictures stays, too.
 */
export async function filesOfPhotograph(name: string, photograph: Buffer): Promise<Map<string, Buffer>> {
  assertIsExchangeable(name)
  const folder = mkdtempSync(join(tmpdir(), 'photograph-'))
  try {
    await publishPhotograph(join(relative('public/art', folder), basename(name)), photograph)
    return new Map(globSync('*', { cwd: folder }).map((file) => [join('public/art', dirname(name), file), readFileSync(join(folder, file))]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws where a picture has another shape than photographs, or words in it */
function assertIsExchangeable(name: string): void {
  const known: Record<string, { widths: number[]; height: number; localized?: true }> = JSON.parse(readFileSync('art/pictures.json', 'utf8'))
  const { widths = [], height, localized } = known[name] ?? {}
  if (localized || height !== photograph.size[1] || widths.join() !== photograph.widths.join())
    throw new Error(`"${name}" is drawn by npm run art${localized ? ', with words in each language' : ''}: it cannot be exchanged by a photograph here.`)
}

/** Cuts a photograph to the shape of covers, around what draws the eye. */
async function publishPhotograph(name: string, file: string | Buffer): Promise<void> {
  const { widths, size, budget } = photograph
  const [width, height] = size
  const whole = sharp(file).rotate()
  // What the library says of other files helps nobody.
  const { width: own = 0 } = await whole.metadata().catch(() => {
    throw new Error('The file is no picture that can be read: take a JPEG, PNG, WebP or AVIF.')
  })
  if (own < width) throw new Error(`The picture is ${own} pixels wide, and must be at least ${width}.`)
  await publishPicture(name, await whole.resize(width, height, { fit: 'cover', position: 'attention' }).png().toBuffer(), widths, budget)
}
