import { gzipSync } from 'node:zlib'
import { locales } from '../locales/locales.ts'
import { matchesIn } from './read-page.ts'
import type { Site } from './read-site.ts'
import { allPages, countError, duplicatesIn, rule, valueError } from './rule.ts'

/**
 * The gzipped size limit of a first view (Brotli is a tenth smaller): the document without its content and data, and
 * the scripts until it is interactive.
 */
const budget = { document: 17_000, scripts: 136_500 }

/**
 * The HTML documents. Size is measured for one page of each kind and language, because measuring thousands takes long.
 */
export const documentRules = [
  rule('language, heading, ids', allPages, ({ lang, headings, ids, locale }) => [
    valueError('<html lang>', [lang], [locales[locale].tag]),
    countError('<h1>', headings),
    duplicatesIn(ids).map((id) => `has two elements with the id ${id}, but should have one`),
  ]),
  rule('weight', onePageOfEachKind, ({ document, scripts }) => [
    document > budget.document &&
      `its document has ${document} bytes besides its <main> and its data, but should have at most ${budget.document}`,
    scripts > budget.scripts &&
      `needs ${scripts} bytes of scripts until it is interactive, but should need at most ${budget.scripts}`,
  ]),
]

function onePageOfEachKind({ pages, paths, read }: Site) {
  const scripts = [...paths].filter((path) => path.endsWith('.js'))
  const bytes = new Map(scripts.map((path) => [path, gzipSync(read(path)).length]))
  const first = new Map(pages.toReversed().map((page) => [`${page.lang} ${page.kind}`, page]))
  return [...first.values()].map(({ path, file, files }) => {
    const html = read(file).toString()
    const shared = html.replace(/<script id="page-data".*?<\/script>/s, '').replace(/<main.*<\/main>/s, '')
    const entries = files.filter((script) => html.includes(`<script src="${script}"`))
    // Vite lists in each script what it imports next.
    const next = entries.flatMap((entry) => matchesIn(read(entry), /"(assets\/[^"]+\.js)"/g)).map((name) => `/${name}`)
    const needed = [...new Set([...files, ...next])].map((script) => bytes.get(script) ?? 0)
    return { path, document: gzipSync(shared).length, scripts: needed.reduce((sum, some) => sum + some, 0) }
  })
}
