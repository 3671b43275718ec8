import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { GlobalContextServer } from 'vike/types'

/** The folder of a build that is not complete yet. The server serves `dist`, the last complete one. */
export const newBuild = 'dist.next'
/** The folder of the last build while it is replaced. */
export const oldBuild = 'dist.old'

/** Where Vike writes what browsers get. */
export const clientFolder = `${newBuild}/client`

type Manifest = NonNullable<GlobalContextServer['assetsManifest']>

interface ClientFiles {
  /** A hash of the client code. */
  buildId: string
  styles: string
}

const entry = 'renderer/+client.ts'

let read: ClientFiles | undefined

/** @returns undefined in the dev server, where Vite injects the files */
export function clientFiles({ assetsManifest }: GlobalContextServer): ClientFiles | undefined {
  if (assetsManifest) read ??= readFiles(assetsManifest)
  return read
}

function readFiles(manifest: Manifest): ClientFiles {
  const [buildId, sheet] = [manifest[entry]?.file, manifest['style.css']?.file]
  if (!buildId || !sheet) throw new Error(`The client build has no ${entry} or no style sheet.`)
  return { buildId, styles: readFileSync(`${clientFolder}/${sheet}`, 'utf8') }
}

/** @param path its address, such as `/sitemap.xml` */
export function writeClientFile(path: string, content: string | Buffer): void {
  const file = join(clientFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
