import { readFileSync } from 'node:fs'
import type { GlobalContextServer } from 'vike/types'
import { clientFolder } from './write-client-file.ts'

type Manifest = NonNullable<GlobalContextServer['assetsManifest']>

/** What a build of the browser's code holds, as documents name it. */
export interface ClientFiles {
  /** Names the code: it changes with any of it. */
  build: string
  /** The styles of the whole site. */
  styles: string
}

const entry = 'renderer/+client.ts'

let read: ClientFiles | undefined

/** @returns undefined while developing: Vite then brings the files */
export function clientFiles({ assetsManifest }: GlobalContextServer): ClientFiles | undefined {
  if (assetsManifest) read ??= readFiles(assetsManifest)
  return read
}

function readFiles(manifest: Manifest): ClientFiles {
  const { file, css = [] } = manifest[entry] ?? {}
  if (!file || css.length === 0) throw new Error(`The build of the browser's code has no ${entry} with styles.`)
  return {
    build: file,
    styles: css.map((name) => readFileSync(`${clientFolder}/${name}`, 'utf8')).join(''),
  }
}
