import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { icons } from '../../components/ui/icons.ts'
import { serviceIcons } from '../../components/ui/service-icons.ts'

declare global {
  /** The address of the icon sprite. Not in `import.meta.env`, which tests pass on to the programs that they start. */
  const ICON_SPRITE: string
}

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string }>
}

const require = createRequire(import.meta.url)

const serviceSet: IconSet = {
  width: 24,
  height: 24,
  icons: Object.fromEntries(Object.entries(serviceIcons).map(([name, d]) => [name, { body: strokeOf(d) }])),
}

/**
 * Writes all icons (components/ui/icons.ts) to one file, to which `<Icon>` refers by name, so that no page contains
 * their shapes and browsers cache them.
 */
export function iconSprite(): Plugin {
  const sprite = drawSprite()
  const path = `/assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`
  return {
    name: 'icon-sprite',
    config: () => ({ define: { ICON_SPRITE: JSON.stringify(path) } }),
    configureServer(server) {
      server.middlewares.use(
        path,
        (_, response) => void response.setHeader('Content-Type', 'image/svg+xml').end(sprite),
      )
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: path.slice(1), source: sprite })
    },
  }
}

/** @throws an error that names an icon missing from its set */
function drawSprite(): string {
  const sets = new Map<string, IconSet>()
  const symbols = Object.entries(icons).map(([name, id]) => {
    const [prefix = '', key = ''] = id.split(':')
    const set = sets.get(prefix) ?? readSet(prefix)
    sets.set(prefix, set)
    const shape = set.icons[key]?.body
    if (!shape) throw new Error(`components/ui/icons.ts: there is no icon ${id} for "${name}".`)
    return `<symbol id="${name}" viewBox="0 0 ${set.width} ${set.height}">${shape}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function readSet(prefix: string): IconSet {
  if (prefix === 'service') return serviceSet
  return JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8'))
}

/** The stroke width of the interface icons. */
function strokeOf(d: string): string {
  return `<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="${d}"/>`
}
