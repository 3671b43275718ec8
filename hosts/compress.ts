import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodings, hostConfigFiles } from '../server/site/static-files.ts'

/** Smaller files fit into one packet anyway. */
const shortest = 1000
/** How many pages get the best quality, which takes 100 ms each; the others take a twentieth of that and are a tenth larger. */
const bestPages = 100
/** Files that grow with the site and are read by programs (sitemaps, feeds) are compressed faster beyond this size. */
const longest = 100_000
/** The best quality takes three times as long and saves 2 %. */
const secondBest = 10
const best = (path: string): Quality => ({
  brotli: path.endsWith('.html') ? secondBest : constants.BROTLI_MAX_QUALITY,
  gzip: 9,
})
const quick: Quality = { brotli: 5, gzip: 6 }

interface Quality {
  brotli: number
  gzip: number
}

/**
 * Writes each text file also in Brotli and gzip, so that no server compresses it while visitors wait.
 * @param pages the HTML files of all pages, most requested first
 */
export async function compressFiles(root: string, pages: string[]): Promise<void> {
  const others = new Set(pages.slice(bestPages).flatMap((page) => [page, `/data${page.replace(/html$/, 'json')}`]))
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root).length))
    .filter((path) => /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/.test(path) && !hostConfigFiles.has(path))
    .values()
  const work = async () => {
    for (const path of files) await compressFile(join(root, path), others.has(path) ? quick : best(path))
  }
  // One encoder per processor, because an encoder takes megabytes of memory.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compressFile(path: string, wanted: Quality): Promise<void> {
  const content = readFileSync(path)
  if (content.length <= shortest) return
  const isLongList = content.length > longest && !/\.(js|css|html)$/.test(path)
  const quality = isLongList ? quick : wanted
  const [brotli, zipped] = await Promise.all([
    compressBrotli(content, quality.brotli),
    promisify(gzip)(content, { level: quality.gzip }),
  ])
  writeFileSync(path + encodings.br, brotli)
  writeFileSync(path + encodings.gzip, zipped)
}

function compressBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
