import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodings, hostConfigFiles, isCompressible } from '../server/site/static-files.ts'

/** The best quality takes a tenth of a second for a page. The pages that are asked for most get it; the older of thousands of articles are left to the server. */
const mostPages = 120
/** Pages get the second-best quality, since they are many: the best takes three times as long and saves 2 %. */
const qualityOf = (path: string) => (path.endsWith('.html') ? 10 : constants.BROTLI_MAX_QUALITY)
const endings = Object.values(encodings)
const unfinished = '.part'

/**
 * Writes each text file in Brotli and gzip too, so that no server has to compress it while visitors wait. Copies that exist are of the
 * same content: whoever writes a file anew removes them.
 * @param pages the files of all pages, HTML and data, those that are asked for most first
 */
export async function compressFiles(root: string, pages: string[], most = mostPages): Promise<void> {
  const left = new Set(pages.slice(2 * most))
  const all = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root).length)),
  )
  for (const path of all) if (path.endsWith(unfinished)) rmSync(join(root, path))
  for (const path of left) for (const ending of endings) if (all.has(path + ending)) rmSync(join(root, path + ending))
  const isMissing = (path: string) =>
    !left.has(path) &&
    !hostConfigFiles.has(path) &&
    !endings.every((ending) => all.has(path + ending)) &&
    isCompressible(path, () => statSync(join(root, path)).size)
  await Promise.all([...all].filter(isMissing).map((path) => compressFile(join(root, path))))
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path)
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  appearWhole(path + encodings.br, brotli)
  appearWhole(path + encodings.gzip, zipped)
}

/** An interrupted build leaves no part of a copy. */
function appearWhole(path: string, content: Buffer): void {
  writeFileSync(path + unfinished, content)
  renameSync(path + unfinished, path)
}
