import type { Headers, HeaderTable } from '../../server/headers/header-table.ts'
import { headersByPath } from './path-rules.ts'

/** Cloudflare's limit, in characters. */
const maxLineLength = 2000

/**
 * The header table in the format of Netlify and Cloudflare Pages. Both apply every matching rule and join values, so no
 * path may get a header from two rules: where some folders differ, the general value is left to the host's default
 * (caching) or written for each other path (cross-origin policy of pictures).
 * @param pages the addresses of all pages
 * @throws if a line is too long for Cloudflare Pages
 */
export function headersFile(ofEverywhere: HeaderTable, pages: string[]): string {
  const table = headersByPath(ofEverywhere)
  const special = new Set(Object.values(table.folders).flatMap((headers) => Object.keys(headers)))
  const isGeneral = ([name]: [string, string]) => !special.has(name)
  const general = Object.fromEntries(Object.entries({ ...table.everything, ...table.pages }).filter(isGeneral))
  const apart = Object.fromEntries(Object.entries(table.everything).filter((entry) => !isGeneral(entry)))
  const { 'cache-control': _, ...apartOfPages } = apart
  const rules: [string, Headers][] = [
    ['/*', general],
    ...patternsOf(pages).map((pattern): [string, Headers] => [pattern, apartOfPages]),
    ...Object.entries(table.folders).map(([folder, headers]): [string, Headers] => [
      `${folder}*`,
      { ...apart, ...headers },
    ]),
  ]
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const tooLong = lines.find((line) => line.length > maxLineLength)
  if (tooLong)
    throw new Error(`A line of _headers has ${tooLong.length} characters, but may have ${maxLineLength}: ${tooLong}`)
  return `${lines.join('\n')}\n`
}

/**
 * A few patterns that match every page exactly once: `/pt-br*` for a page and all pages below it, because `/pt-br/*`
 * matches `/pt-br` on Netlify but not on Cloudflare.
 */
function patternsOf(pages: string[]): string[] {
  const parents = new Set(pages.filter((page) => page.lastIndexOf('/') > 0).map(firstSegment))
  const alone = pages.filter((page) => ![...parents].some((parent) => page.startsWith(parent)))
  return [...alone, ...[...parents].map((parent) => `${parent}*`)].sort()
}

function firstSegment(page: string): string {
  return page.split('/').slice(0, 2).join('/')
}
