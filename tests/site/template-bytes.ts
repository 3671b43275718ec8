import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { readClientFiles } from '../../renderer/client-manifest.ts'
import { screens } from '../browser/screens.ts'
import { documentOf } from '../built-site.ts'
import type { SitePath } from '../site-path.ts'

/** Bytes on the line, compressed as far as Brotli can. */
export interface TemplateBytes {
  /** With all styles of the first view. */
  document: number
  /** All code until the page reacts to a visitor; forms come later. */
  scripts: number
}

/** What each template of the last build costs a visitor. */
export function weighTemplates(): Record<string, TemplateBytes> {
  const { entry, application } = readClientFiles()
  return Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => {
      const address = screen === '/pt-br/nowhere' ? '/pt-br/404' : screen
      const preloaded = documentOf(address as SitePath)
        .querySelectorAll('link[rel=modulepreload]')
        .map((link) => String(link.getAttribute('href')))
      const files = new Set([...entry, ...application, ...preloaded])
      return [name, { document: weigh(`${address}.html`), scripts: sum([...files].map(weigh)) }]
    }),
  )
}

/** Templates share most of their code, and to compress it takes long. */
const weighed = new Map<string, number>()

function weigh(file: string): number {
  const bytes = weighed.get(file) ?? brotliCompressSync(readFileSync(`dist/client${file}`)).length
  weighed.set(file, bytes)
  return bytes
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
