import type { Headers, HeaderTable } from '../server/headers/header-table.ts'

/** Cloudflare's limit for a line. */
const longestLine = 2000

/**
 * The table of headers as Netlify and Cloudflare Pages read it. Both send every rule that matches and join what they say of one
 * header, so each header of a path stands in one rule only; where the table has a general value and another for some
 * folders, the general one is what these hosts send by themselves (caching), or stands at each path apart (pictures' origin).
 * @param pages the addresses of all pages
 * @throws where a line is too long for Cloudflare Pages
 */
export function headersFile(table: HeaderTable, pages: string[]): string {
  const special = new Set(Object.values(table.folders).flatMap((headers) => Object.keys(headers)))
  const isGeneral = ([name]: [string, string]) => !special.has(name)
  const general = Object.fromEntries(Object.entries({ ...table.everything, ...table.pages }).filter(isGeneral))
  const { 'cache-control': _, ...apart } = Object.fromEntries(
    Object.entries(table.everything).filter((entry) => !isGeneral(entry)),
  )
  const rules: [string, Headers][] = [
    ['/*', general],
    ...patternsOf(pages).map((pattern): [string, Headers] => [pattern, apart]),
    ...Object.entries(table.folders).map(([folder, headers]): [string, Headers] => [
      `${folder}*`,
      { ...apart, ...headers },
    ]),
  ]
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const tooLong = lines.find((line) => line.length > longestLine)
  if (tooLong)
    throw new Error(`A line of _headers has ${tooLong.length} characters, but may have ${longestLine}: ${tooLong}`)
  return `${lines.join('\n')}\n`
}

/**
 * Few patterns that match all pages, and no page twice: the first segments, where pages lie below them with all that begins
 * so. A pattern that ends with `/*` would match twice: Netlify takes it for the segment itself too, Cloudflare does not.
 */
function patternsOf(pages: string[]): string[] {
  const parents = new Set(pages.filter((page) => page.lastIndexOf('/') > 0).map(firstSegment))
  const alone = pages.filter((page) => ![...parents].some((parent) => page.startsWith(parent)))
  return [...alone, ...[...parents].map((parent) => `${parent}*`)].sort()
}

function firstSegment(page: string): string {
  return page.split('/').slice(0, 2).join('/')
}
