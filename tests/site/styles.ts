import { globSync, readFileSync } from 'node:fs'
import type { SitePath } from '../site-path'

/** The styles in a document: those of all documents, those of its view, and those for visitors without scripts. */
export function inlineStyles(address: SitePath): string[] {
  const html = readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8')
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
}

/** The style sheets that the application fetches on the way from page to page, by their addresses. */
export function styleSheets(): Map<string, string> {
  const files = globSync('dist/client/assets/**/*.css')
  return new Map(files.map((file) => [file.replace('dist/client', ''), readFileSync(file, 'utf8')]))
}
