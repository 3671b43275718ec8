import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { fileErrors } from './rules/file-rules.ts'
import { runCheck } from './run-check.ts'

/** Editors save several files at once, and some programs write one twice. */
const pauseMs = 50

const isContent = (file: string) => /^(content|locales)[\\/]/.test(relative('.', file))

/** Shows what editors save, or what is wrong with it, in Vite's overlay, until it is mended. */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    apply: 'serve',
    configureServer({ watcher, ws, httpServer, environments, config: { logger } }) {
      process.env.DRAFTS ??= '1'
      let shown: string[] = []
      let timer: NodeJS.Timeout | undefined
      let checks = 0

      function show(errors: string[]): void {
        if (errors.length > 0 && errors.join() !== shown.join()) logger.error(errors.join('\n'))
        shown = errors
        if (errors.length === 0) return
        const summary = `${errors.length} error(s) to mend. The page updates by itself when they are mended and saved.`
        const message = [summary, ...errors].join('\n\n')
        ws.send({ type: 'error', err: { message, stack: '', plugin: 'content and messages' } })
      }

      async function checkAll(): Promise<void> {
        const number = ++checks
        const { errors, warnings } = await runCheck()
        // Another file was saved meanwhile, whose check will tell the same.
        if (number !== checks) return
        for (const warning of warnings) logger.warnOnce(`Warning: ${warning}`)
        show(errors)
      }

      async function update(): Promise<void> {
        const broken = fileErrors()
        // What a check that is under way will tell is outdated.
        checks += 1
        show(broken)
        // The last working page stays below the overlay.
        if (broken.length > 0) return
        // Vite does not know which modules read Markdown and messages.
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        ws.send({ type: 'full-reload' })
        await checkAll()
      }

      watcher.on('all', (_, file) => {
        if (!isContent(file)) return
        clearTimeout(timer)
        timer = setTimeout(() => void update(), pauseMs)
      })
      ws.on('connection', () => show(shown))
      httpServer?.once('listening', () => void checkAll())
    },
    // The page is reloaded once all files are saved.
    hotUpdate: { order: 'pre', handler: ({ file }) => (isContent(file) ? [] : undefined) },
  }
}
