import { articlesInFeed } from '../../content/limits.ts'
import { canonicalOf, indexablePages, pageAt } from '../addresses.ts'
import { articlesIn } from '../articles.ts'
import { nodeOf } from '../graph-nodes.ts'
import type { Site } from '../reading/read-site.ts'

/** The summary of the site for language models (https://llmstxt.org). */
export function llmsFaults(site: Site): string[] {
  if (site.llms === undefined) return ['/llms.txt: does not exist, and should.']
  const lines = site.llms.split('\n')
  const pages = indexablePages(site)
  const heading = `# ${pages.map((page) => nodeOf(page, 'Organization')?.name).find(Boolean)}`
  const links = [...site.llms.matchAll(/\]\(([^)\s]*)\)/g)].map(([, address = '']) => address)
  const faults: string[] = []
  if (lines[0] !== heading) faults.push(`/llms.txt: begins with "${lines[0]}", and should begin with "${heading}".`)
  if (!lines.some((line) => /^> \S/.test(line)))
    faults.push('/llms.txt: has no summary, and should have one after ">".')
  return [
    ...faults,
    ...links
      .filter((link) => !isPage(link, site))
      .map((link) => `/llms.txt: leads to ${link}, and should lead to the canonical address of a page.`),
    ...neededPages(site)
      .filter((url) => !links.includes(url))
      .map((url) => `/llms.txt: lacks ${url}, and should list it.`),
  ]
}

/** Of a list that is spread over several pages it needs the first one only, which leads to the older articles. */
function neededPages(site: Site): string[] {
  const pages = indexablePages(site).filter(({ head }) => head.previous.length === 0)
  const languages = [...new Set(pages.map(({ lang }) => lang))]
  const older = new Set(
    languages.flatMap((lang) =>
      articlesIn(lang, site)
        .slice(articlesInFeed)
        .map(({ url }) => url),
    ),
  )
  return pages.flatMap((page) => canonicalOf(page) ?? []).filter((url) => !older.has(url))
}

function isPage(address: string, site: Site): boolean {
  const page = pageAt(address, site)
  return page !== undefined && canonicalOf(page) === address
}
