import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { examineApart } from './examine-apart.ts'
import { readableFaults } from './readable.ts'

/** Editors save several files at once, and some programs write one twice. */
const pauseMs = 50

/** What changed files of content and messages are told by to the page (renderer/browser/hydrate.tsx), which then fetches its words anew. */
const contentChanged = 'content-changed'

/** Which modules read files of which Vite does not know that they do: by how the names of these end. */
const readers: Record<string, string> = { '.md': 'content/long-text.ts', '.json': 'renderer/messages/catalogues.ts', '/article.ts': 'content/news/news.ts' }

const isContent = (file: string) => /[\\/](content|locales)[\\/]/.test(file)
const isStyles = (file: string) => /[\\/]styles[\\/]/.test(file)

/**
 * Content and messages reach the browser in a page's file and its document alone. After a change the page on show fetches its file
 * anew, and stays where it is. What is wrong in them is laid over the page, which goes on by itself once that is mended. Drafts are shown
 * (DRAFTS=0 hides them).
 */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer(server) {
      process.env.DRAFTS ??= '1'
      const faults = new FaultsInDev(server)
      server.watcher.on('all', (event, file) => {
        if (isContent(file) || isStyles(file)) faults.changeSoon(file, event === 'change')
      })
      server.ws.on('connection', () => faults.show())
      server.httpServer?.once('listening', () => void faults.look())
    },
    // By itself Vite would load the page anew, which then stood at its top.
    hotUpdate: { order: 'pre', handler: ({ file, type }) => (type === 'update' && isContent(file) ? [] : undefined) },
  }
}

class FaultsInDev {
  readonly #server: ViteDevServer
  #timer: NodeJS.Timeout | undefined
  #found: string[] = []
  #looks = 0
  /** Changed since the page was last told; undefined where files have come or gone as well. */
  #changed: Set<string> | undefined = new Set()

  constructor(server: ViteDevServer) {
    this.#server = server
  }

  changeSoon(file: string, isKnown: boolean): void {
    if (isKnown) this.#changed?.add(file)
    else this.#changed = undefined
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#change(), pauseMs)
  }

  /** Lays what is wrong over the page. */
  show(): void {
    if (this.#found.length === 0) return
    const message = `${this.#found.length} thing(s) to mend. The page goes on by itself once the files are saved.\n\n${this.#found.join('\n\n')}`
    this.#server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content and messages' } })
  }

  /** Looks at everything, in a process of its own: this one has pages to make. */
  async look(): Promise<void> {
    const look = ++this.#looks
    const { faults, warnings } = await examineApart()
    if (look !== this.#looks) return
    for (const warning of warnings) this.#server.config.logger.warnOnce(`Warning: ${warning}`)
    this.#tell(faults)
  }

  async #change(): Promise<void> {
    const wasCovered = this.#found.length > 0
    const { faults, isModuleBroken } = readableFaults()
    this.#tell(faults)
    // The page of before stays below: no other could be made.
    if (isModuleBroken) return
    const changed = this.#changed
    this.#changed = new Set()
    this.#evaluateAnew(changed)
    if (faults.length === 0) this.#showAnew(wasCovered || !changed || [...changed].some(isStyles))
    await this.look()
  }

  #evaluateAnew(changed: Set<string> | undefined): void {
    const files = [...(changed ?? [])].flatMap((file) => [file, ...readersOf(file)])
    for (const { moduleGraph } of Object.values(this.#server.environments)) {
      if (!changed) moduleGraph.invalidateAll()
      for (const file of files) for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module)
    }
  }

  /** @param isWhole the page as well as its words: a fresh one has no overlay, and new styles */
  #showAnew(isWhole: boolean): void {
    this.#server.ws.send(isWhole ? { type: 'full-reload' } : { type: 'custom', event: contentChanged })
  }

  #tell(faults: string[]): void {
    const told = faults.join('\n')
    if (told && told !== this.#found.join('\n')) this.#server.config.logger.error(told, { timestamp: true })
    this.#found = faults
    this.show()
  }
}

function readersOf(file: string): string[] {
  return Object.entries(readers).flatMap(([end, reader]) => (file.endsWith(end) ? [resolve(reader)] : []))
}
