import { readSourceModule, type SourceModule } from './source-modules'

/**
 * Which strings the code of a page holds: the literals of a module and of all that it imports. Whatever the page can ever show is
 * among them, also what appears only after a click (an error, a label): its messages by their keys, its styles by their classes.
 */
export class UsedStrings {
  readonly #modules = new Map<string, SourceModule>()

  /** @param entries files below the working directory, like `pages/about/AboutPage.tsx` */
  of(entries: string[]): Set<string> {
    const used = new Set<string>()
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const { imports, strings } = this.#read(file)
      for (const text of strings) used.add(text)
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
