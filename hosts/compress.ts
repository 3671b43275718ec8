import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodings, hostConfigFiles, pathsIn } from '../server/site/static-files.ts'

/** Smaller files fit into one packet anyway. */
const shortest = 1000
/** How many pages get a better quality, which takes up to 100 ms each; the others take a twentieth of that and are a tenth larger. */
const bestPages = 100
/** Files that grow with the site and are read by programs (sitemaps, feeds) are compressed faster beyond this size. */
const longest = 100_000

/**
 * Writes each text file also in Brotli and gzip, so that no server compresses it while visitors wait.
 * @param pages the HTML files of all pages, most requested first
 */
export async function compressFiles(root: string, pages: string[]): Promise<void> {
  const others = new Set(pages.slice(bestPages).flatMap((page) => [page, `/data${page.replace(/html$/, 'json')}`]))
  const files = pathsIn(root)
    .filter((path) => /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/.test(path) && !hostConfigFiles.has(path))
    .values()
  const work = async () => {
    for (const path of files) await compressFile(join(root, path), others.has(path))
  }
  // One encoder per processor, because an encoder takes megabytes of memory.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compressFile(path: string, isOther: boolean): Promise<void> {
  const content = readFileSync(path)
  if (content.length <= shortest) return
  const isQuick = isOther || (content.length > longest && !/\.(js|css|html)$/.test(path))
  // For documents, the best quality takes three times as long as the second best and saves 2 %.
  const quality = isQuick ? 5 : path.endsWith('.html') ? 10 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(path + encodings.br, await promisify(brotliCompress)(content, { params }))
  writeFileSync(path + encodings.gzip, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
