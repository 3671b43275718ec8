import { readFileSync } from 'node:fs'

/** Vite's record of which file holds which module, as Vike writes it with the browser's code. */
const manifestFile = 'dist/assets.json'
const entry = 'renderer/+client.tsx'
const application = 'renderer/browser/hydrate.tsx'

interface ManifestEntry {
  file: string
  imports?: string[]
}

/** The files of the browser's code. */
export interface ClientFiles {
  /** The script that every document starts. Its name changes with any of the code. */
  entry: string
  /** What a view needs beyond the application, for which the entry asks by itself. */
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
  const [start] = filesOf(entry)
  if (!start) throw new Error(`${manifestFile} does not name the file of ${entry}.`)
  const shared = new Set(filesOf(application))
  return { entry: start, ofView: (view) => filesOf(view).filter((file) => !shared.has(file)) }
}
