import { execFile } from 'node:child_process'
import type { Plugin, ViteDevServer } from 'vite'
import { type Findings, readableFaults } from './readable.ts'

/** Editors save several files at once, and some programs write one twice. */
const pauseMs = 50

/**
 * Content, messages and base styles live in the HTML alone: a change in them needs a fresh page. What is wrong in them is laid over
 * the page, which goes on by itself once that is mended. Long texts are read from files of which Vite does not know, so the modules
 * that hold them are evaluated anew. Drafts are shown (DRAFTS=0 hides them).
 */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer(server) {
      process.env.DRAFTS ??= '1'
      const faults = new FaultsInDev(server)
      server.watcher.on('all', (_, file) => {
        // The pseudo language is made of the others (locales/adding/).
        if (/[\\/](content|locales|styles)[\\/](?!.*en-xa)/.test(file)) faults.changeSoon()
      })
      server.ws.on('connection', () => faults.show())
      server.httpServer?.once('listening', () => void faults.look())
    },
  }
}

class FaultsInDev {
  readonly #server: ViteDevServer
  #timer: NodeJS.Timeout | undefined
  #found: string[] = []
  #looks = 0

  constructor(server: ViteDevServer) {
    this.#server = server
  }

  changeSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#change(), pauseMs)
  }

  /** Lays what is wrong over the page. */
  show(): void {
    if (this.#found.length === 0) return
    const message = `${this.#found.length} thing(s) to mend. The page goes on by itself once the files are saved.\n\n${this.#found.join('\n\n')}`
    this.#server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content and messages' } })
  }

  /** Looks at everything, in a process of its own: this one has the pseudo language among the others, and pages to make. */
  async look(): Promise<void> {
    const look = ++this.#looks
    const { faults, warnings } = await examineApart()
    if (look !== this.#looks) return
    for (const warning of warnings) this.#server.config.logger.warnOnce(`Warning: ${warning}`)
    this.#tell(faults)
  }

  async #change(): Promise<void> {
    const { faults, isModuleBroken } = readableFaults()
    this.#tell(faults)
    // The page of before stays below: no other could be made.
    if (isModuleBroken) return
    for (const { moduleGraph } of Object.values(this.#server.environments)) moduleGraph.invalidateAll()
    if (faults.length === 0) this.#server.ws.send({ type: 'full-reload' })
    await this.look()
  }

  #tell(faults: string[]): void {
    const told = faults.join('\n')
    if (told && told !== this.#found.join('\n')) this.#server.config.logger.error(told, { timestamp: true })
    this.#found = faults
    this.show()
  }
}

async function examineApart(): Promise<Findings> {
  const { promise, resolve } = Promise.withResolvers<Findings>()
  execFile(process.execPath, ['editor/check.ts', '--json'], { maxBuffer: 1e8 }, (_, output, errors) => resolve(output ? JSON.parse(output) : { faults: [errors.trim()], warnings: [] }))
  return promise
}
