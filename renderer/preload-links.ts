import { existsSync, readFileSync } from 'node:fs'

/** Vite's record of which file holds which module; Vike writes it beside the output before prerendering. */
const manifestFile = 'dist/assets.json'
const application = 'renderer/browser/hydrate.tsx'

interface ManifestEntry {
  file: string
  imports?: string[]
}

/** What the browser is told to fetch early: the fonts at once, the page's own code when nothing else waits. */
export function preloadLinks(view: string): string {
  const fonts = ['bricolage-grotesque', 'figtree'].map(
    (name) => `<link rel="preload" href="/fonts/${name}.woff2" as="font" type="font/woff2" crossorigin>`,
  )
  const modules = filesOfView(view).map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`)
  return [...fonts, ...modules].join('')
}

/** The files that the view needs beyond those of the application, which the entry asks for by itself. */
function filesOfView(view: string): string[] {
  if (!import.meta.env.PROD || !existsSync(manifestFile)) return []
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const shared = new Set(filesOf(manifest, application))
  return filesOf(manifest, view).filter((file) => !shared.has(file))
}

function filesOf(manifest: Record<string, ManifestEntry>, module: string, seen = new Set<string>()): string[] {
  const entry = manifest[module]
  if (!entry || seen.has(module)) return []
  seen.add(module)
  return [entry.file, ...(entry.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}
