import { readFileSync } from 'node:fs'
import type { GlobalContextServer } from 'vike/types'
import { clientFolder } from './write-client-file'

type Manifest = NonNullable<GlobalContextServer['assetsManifest']>

/** What a build of the browser's code holds, as documents name it. */
export interface ClientFiles {
  /** Names the code: it changes with any of it. */
  build: string
  /** The styles of the whole site. */
  styles: string
  /** The files of a component that shows pages, beside the application. */
  filesOf: (component: string) => string[]
}

const entry = 'renderer/+client.ts'
/** The name that vite.config.ts gives to the file of what all pages need. */
const application = 'application'

let read: ClientFiles | undefined

/** @returns undefined while developing: Vite then brings the files */
export function clientFiles({ assetsManifest }: GlobalContextServer): ClientFiles | undefined {
  if (assetsManifest) read ??= readFiles(assetsManifest)
  return read
}

function readFiles(manifest: Manifest): ClientFiles {
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const found = manifest[key]
    if (!found || seen.has(found.file)) return seen
    seen.add(found.file)
    for (const imported of found.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const { file, css = [] } = manifest[entry] ?? {}
  if (!file || css.length === 0) throw new Error(`The build of the browser's code has no ${entry} with styles.`)
  const shared = Object.keys(manifest).filter((key) => manifest[key]?.name === application)
  const known = new Set([...filesOf(entry), ...shared.flatMap((key) => [...filesOf(key)])])
  return {
    build: file,
    styles: css.map((name) => readFileSync(`${clientFolder}/${name}`, 'utf8')).join(''),
    filesOf: (component) => {
      // A file has the name of its component.
      const key = Object.keys(manifest).find((name) => name.endsWith(`/${component}.tsx`))
      if (!key) throw new Error(`No file of the browser's code is called ${component}.tsx, as the component in it is.`)
      return [...filesOf(key)].filter((name) => !known.has(name)).map((name) => `/${name}`)
    },
  }
}
