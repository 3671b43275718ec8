import { readFileSync } from 'node:fs'
import type { SitePath } from '../site-path'

/** The styles in a document: those of the whole site, and those for visitors without scripts. */
export function inlineStyles(address: SitePath): string[] {
  const html = readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8')
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
}
