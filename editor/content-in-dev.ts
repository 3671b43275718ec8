import type { Plugin, ViteDevServer } from 'vite'
import { brokenFiles, checkInProcess } from './check.ts'

/** Editors save several files at once, and some programs write one twice. */
const pauseMs = 50

const isContent = (file: string) => /[\\/](content|locales)[\\/]/.test(file)

/** Shows what editors save, or what is wrong with it, in Vite's overlay, until it is mended. */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer(server) {
      process.env.DRAFTS ??= '1'
      const overlay = overlayOf(server)
      let timer: NodeJS.Timeout | undefined
      server.watcher.on('all', (_, file) => {
        if (!isContent(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => void overlay.update(), pauseMs)
      })
      server.ws.on('connection', () => overlay.show())
      server.httpServer?.once('listening', () => void overlay.recheck())
    },
    // The page is reloaded once all files are saved.
    hotUpdate: { order: 'pre', handler: ({ file }) => (isContent(file) ? [] : undefined) },
  }
}

function overlayOf(server: ViteDevServer) {
  let found: string[] = []
  let checks = 0

  function show(): void {
    if (found.length === 0) return
    const message = `${found.length} error(s) to mend. The page updates by itself when they are mended and saved.\n\n${found.join('\n\n')}`
    server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content and messages' } })
  }

  function report(errors: string[]): void {
    if (errors.length > 0 && errors.join() !== found.join()) server.config.logger.error(errors.join('\n'))
    found = errors
    show()
  }

  async function recheck(): Promise<void> {
    const number = ++checks
    const { errors, warnings } = await checkInProcess()
    if (number !== checks) return
    for (const warning of warnings) server.config.logger.warnOnce(`Warning: ${warning}`)
    report(errors)
  }

  async function update(): Promise<void> {
    const broken = brokenFiles()
    report(broken)
    // The last working page stays below the overlay.
    if (broken.length > 0) return
    // Vite does not know which modules read which files.
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
    await recheck()
  }

  return { show, recheck, update }
}
