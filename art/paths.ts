import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const publicDir = join(import.meta.dirname, '..', 'public')

/** A font file of an installed @fontsource-variable package. */
export const fontFile = (name: string, file: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${file}.woff2`))

export async function writePublicFile(path: string, data: string | Buffer): Promise<void> {
  const file = join(publicDir, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
}
