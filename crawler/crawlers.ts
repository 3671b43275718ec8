import robotsParser from 'robots-parser'
import { articlesInFeed } from '../content/limits.ts'
import { articlesIn, nodeOf } from './graph.ts'
import type { Site } from './read-site.ts'
import { matchesIn } from './read-text.ts'
import { rule } from './rule.ts'

/** robots.txt is asked for any crawler and for the large search engines, since it may have rules for one of them only. */
const crawlers = ['*', 'Googlebot', 'Bingbot']

/** What crawlers and language models are told (RFC 9309, https://llmstxt.org). */
export const robotsRules = [
  rule('robots.txt', textOf('/robots.txt'), ({ path, text }, { indexable, paths, pathOf }) => {
    if (text === undefined) return 'does not exist, and should'
    const sitemaps = robotsParser('', text).getSitemaps()
    return [
      sitemaps.length === 0 && 'names no sitemap, and should name one',
      sitemaps
        .filter((address) => !paths.has(pathOf(address) ?? ''))
        .map((address) => `names the sitemap ${address}, and should name one that exists`),
      indexable.map(({ canonicals: [address = ''] }) => {
        const rules = robotsParser(URL.parse(path, address)?.href ?? '', text)
        const crawler = crawlers.find((name) => rules.isDisallowed(address, name))
        const line = crawler && text.split(/\r?\n/)[rules.getMatchingLineNumber(address, crawler) - 1]
        return (
          line &&
          `"${line.replace(/\s*#.*/, '')}" disallows ${address} for ${crawler}, and should disallow no indexable page`
        )
      }),
    ]
  }),
  rule('llms.txt', textOf('/llms.txt'), ({ text }, site) => {
    if (text === undefined) return 'does not exist, and should'
    const [heading, ...lines] = text.split('\n')
    const name = `# ${site.indexable.map((page) => nodeOf(page, 'Organization')?.name).find(Boolean)}`
    const links = matchesIn(text, /\]\(([^)\s]*)\)/g)
    return [
      heading !== name && `begins with "${heading}", and should begin with "${name}"`,
      !lines.some((line) => /^> \S/.test(line)) && 'has no summary, and should have one after ">"',
      links
        .filter((link) => site.pageOf(link)?.canonicals[0] !== link)
        .map((link) => `leads to ${link}, and should lead to the canonical address of a page`),
      [...neededIn(site)].filter((url) => !links.includes(url)).map((url) => `lacks ${url}, and should list it`),
    ]
  }),
]

function textOf(path: string) {
  return ({ paths, read }: Site) => [{ path, text: paths.has(path) ? read(path).toString() : undefined }]
}

/** All pages but older articles, and of a list that is spread over several pages the first one only, which leads to them. */
function neededIn(site: Site): Set<string> {
  const first = site.indexable.filter(({ previous }) => previous.length === 0)
  const needed = new Set(first.flatMap(({ canonicals }) => canonicals.slice(0, 1)))
  for (const lang of site.languages)
    for (const { url } of articlesIn(lang, site, 'NewsArticle').slice(articlesInFeed)) needed.delete(url)
  return needed
}
