import { globSync, readFileSync } from 'node:fs'
import type { SitePath } from '../site-path'

/** The styles in a document: those of all, and those for visitors without scripts. */
export function inlineStyles(address: SitePath): string[] {
  const html = readFileSync(`dist/client${address}.html`, 'utf8')
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
}

/** The style sheet that comes with the application. */
export function styleSheet(): string {
  const [file, ...others] = globSync('dist/client/assets/**/*.css')
  if (!file || others.length > 0) throw new Error('The build has other than one style sheet.')
  return readFileSync(file, 'utf8')
}
