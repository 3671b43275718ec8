import { readSourceModule, type SourceModule } from '../source-modules'

/**
 * Which messages the code of a page can ever show: the string literals, in a module and all that it imports, that are
 * message keys. Texts that appear only after a click (an error, a label) are found as well as those in the first HTML.
 */
export class UsedMessages {
  readonly #modules = new Map<string, SourceModule>()
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

  #read(file: string): SourceModule {
    const known = this.#modules.get(file)
    if (known) return known
    const module = readSourceModule(file)
    this.#modules.set(file, module)
    return module
  }
}
