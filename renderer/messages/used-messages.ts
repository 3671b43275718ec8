import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

interface Module {
  imports: string[]
  strings: string[]
}

/**
 * Which messages the code of a page can ever show: the string literals, in a module and all that it imports, that are
 * message keys. Texts that appear only after a click (an error, a label) are found as well as those in the first HTML.
 */
export class UsedMessages {
  readonly #modules = new Map<string, Module>()
  readonly #keys: ReadonlySet<string>

  constructor(keys: ReadonlySet<string>) {
    this.#keys = keys
  }

  /** @param entries files below the working directory, like `pages/about/AboutPage.tsx` */
  of(entries: string[]): Set<string> {
    const used = new Set<string>()
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const { imports, strings } = this.#read(file)
      for (const text of strings) if (this.#keys.has(text)) used.add(text)
      imports.forEach(visit)
    }
    entries.forEach(visit)
    return used
  }

  #read(file: string): Module {
    const known = this.#modules.get(file)
    if (known) return known
    const module = readModule(file)
    this.#modules.set(file, module)
    return module
  }
}

function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const dynamicImports = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const staticImports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  return {
    imports: [...staticImports, ...dynamicImports].flatMap((specifier) => resolveImport(file, specifier)),
    strings: stringLiterals(source),
  }
}

/** Every quoted dotted word; only those that are keys count, so an over-eager match costs nothing. */
export function stringLiterals(source: string): string[] {
  return [...source.matchAll(/(["'])([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)\1/g)].map((match) => match[2] as string)
}

function resolveImport(importer: string, specifier: string): string[] {
  if (!specifier.startsWith('.')) return []
  const path = join(dirname(importer), specifier)
  const file = [path, `${path}.tsx`, `${path}.ts`].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  )
  return file ? [file] : []
}
