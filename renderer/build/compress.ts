import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { copyEndings, hostFiles, pathsIn } from '../../server/site/static-files.ts'

/** Smaller files fit into one packet anyway. */
const shortest = 1000
/** Writes each text file also in Brotli and gzip, so that no server compresses it while visitors wait. */
export async function compressFiles(root: string): Promise<void> {
  const files = pathsIn(root)
    .filter((path) => /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/.test(path) && !hostFiles.has(path))
    .values()
  const work = async () => {
    for (const path of files) await compressFile(join(root, path))
  }
  // One encoder per processor, because an encoder takes megabytes of memory.
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path)
  if (content.length <= shortest) return
  // For documents, the best quality takes three times as long and saves another 2 %.
  const quality = path.endsWith('.html') ? 10 : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(path + copyEndings.br, await promisify(brotliCompress)(content, { params }))
  writeFileSync(path + copyEndings.gzip, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
