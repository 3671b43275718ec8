import { readFileSync } from 'node:fs'

/** Vite's record of which file holds which module, as Vike writes it with the browser's code. */
const manifestFile = 'dist/assets.json'
const entry = 'renderer/+client.tsx'
/** The name that `vite.config.ts` gives to the file of all that takes over the document. */
const application = 'application'

interface ManifestEntry {
  file: string
  name?: string
  imports?: string[]
}

/** The files of the browser's code. */
export interface ClientFiles {
  /** The script that every document starts, and what it imports at once. Its name changes with any of the code. */
  entry: [script: string, ...imports: string[]]
  /** What takes over the document, for which the entry asks by itself. */
  application: string[]
  /** What a view needs beyond the application. */
  ofView: (view: string) => string[]
}

/** @throws where the browser's code has not been built. */
export function readClientFiles(): ClientFiles {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const filesOf = (module: string, seen = new Set<string>()): string[] => {
    const found = manifest[module]
    if (!found || seen.has(module)) return []
    seen.add(module)
    return [`/${found.file}`, ...(found.imports ?? []).flatMap((imported) => filesOf(imported, seen))]
  }
  const [script, ...imports] = filesOf(entry)
  if (!script) throw new Error(`${manifestFile} does not name the file of ${entry}.`)
  const shared = Object.keys(manifest).flatMap((key) => (manifest[key]?.name === application ? filesOf(key) : []))
  if (shared.length === 0) throw new Error(`${manifestFile} does not name the file of the application.`)
  return {
    entry: [script, ...imports],
    application: shared,
    ofView: (view) => filesOf(view).filter((file) => !shared.includes(file)),
  }
}
