import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/
/** A smaller file fits into one packet, compressed or not. */
const leastBytes = 1000
/** Pages get the second-best quality, since they are many: the best takes three times as long and saves 2 %. */
const qualityOf = (path: string) => (path.endsWith('.html') ? 10 : constants.BROTLI_MAX_QUALITY)

/** Writes each text file in Brotli and gzip too, so that no server has to compress while visitors wait. */
export async function compressFiles(paths: string[]): Promise<void> {
  await Promise.all(
    paths.filter((path) => compressible.test(path) && statSync(path).size > leastBytes).map(compressFile),
  )
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
  writeFileSync(`${path}.br`, brotli)
  writeFileSync(`${path}.gz`, zipped)
}
