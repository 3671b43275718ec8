import type { Plugin, ViteDevServer } from 'vite'
import { checkInProcess } from './check-in-process.ts'
import { parseErrors } from './parse-errors.ts'

/** Editors save several files at once, and some programs write one twice. */
const pauseMs = 50

const isContent = (file: string) => /[\\/](content|locales)[\\/]/.test(file)
const isStyles = (file: string) => /[\\/]styles[\\/]/.test(file)

/**
 * Keeps the browser's scroll position when content or messages change: the page fetches its data again, and errors
 * appear in Vite's overlay until they are fixed.
 */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer(server) {
      process.env.DRAFTS ??= '1'
      const errors = new ErrorsInDev(server)
      server.watcher.on('all', (event, file) => {
        if (isContent(file) || isStyles(file)) errors.scheduleChange(event !== 'change' || isStyles(file))
      })
      server.ws.on('connection', () => errors.showOverlay())
      server.httpServer?.once('listening', () => void errors.check())
    },
    // Vite would reload the page, which would lose its scroll position.
    hotUpdate: { order: 'pre', handler: ({ file, type }) => (type === 'update' && isContent(file) ? [] : undefined) },
  }
}

class ErrorsInDev {
  readonly #server: ViteDevServer
  #timer: NodeJS.Timeout | undefined
  #found: string[] = []
  #checks = 0
  /** New styles, or a page hidden by the overlay, need a full reload. */
  #needsReload = false

  constructor(server: ViteDevServer) {
    this.#server = server
  }

  scheduleChange(needsReload: boolean): void {
    this.#needsReload ||= needsReload
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#change(), pauseMs)
  }

  showOverlay(): void {
    if (this.#found.length === 0) return
    const message = `${this.#found.length} error(s) to fix. The page updates by itself once they are fixed and saved.\n\n${this.#found.join('\n\n')}`
    this.#server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content and messages' } })
  }

  /** In a separate process, because this one serves pages. */
  async check(): Promise<void> {
    const check = ++this.#checks
    const { errors, warnings } = await checkInProcess()
    if (check !== this.#checks) return
    for (const warning of warnings) this.#server.config.logger.warnOnce(`Warning: ${warning}`)
    this.#report(errors)
  }

  async #change(): Promise<void> {
    const needsReload = this.#needsReload || this.#found.length > 0
    const { errors, isModuleBroken } = parseErrors()
    this.#report(errors)
    // Keep the last working page below the overlay.
    if (isModuleBroken) return
    this.#needsReload = false
    // Vite does not know which modules read which files.
    for (const { moduleGraph } of Object.values(this.#server.environments)) moduleGraph.invalidateAll()
    if (errors.length === 0)
      this.#server.ws.send(needsReload ? { type: 'full-reload' } : { type: 'custom', event: 'content-changed' })
    await this.check()
  }

  #report(errors: string[]): void {
    const reported = errors.join('\n')
    if (reported && reported !== this.#found.join('\n')) this.#server.config.logger.error(reported, { timestamp: true })
    this.#found = errors
    this.showOverlay()
  }
}
