import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where Vike writes what browsers get. */
export const clientFolder = 'dist/client'

/** @param path its address, such as `/sitemap.xml` */
export function writeClientFile(path: string, content: string | Buffer): void {
  const file = join(clientFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
